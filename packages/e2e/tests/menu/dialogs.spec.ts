import { lookAtDialog } from '../../support/dialogs.ts'
import { makeAdmin, makeMenu, makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const remove = /^(Delete|حذف)/
const edit = /^(Edit|تعديل)/
const add = /^(Add|إضافة)/

const menuOf = ({ ids }: Shop, rest = '') =>
  `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-&-carting-menu${rest}`

test('dialogs of a menu are accessible', { tag: '@every' }, async ({ visit, say }) => {
  test.slow()
  const shop = await makeShop()
  await makeMenu(Number(shop.ids.stores), 'Lamb')
  const page = await visit(menuOf(shop), { as: await makeAdmin() })
  const entry = (name: RegExp) => page.getByRole('menuitem', { name })
  const category = page.getByRole('listitem').filter({ hasText: 'grills' }).first()
  const more = category.getByRole('button', { name: /^(More for|المزيد)/ })
  await lookAtDialog(
    page,
    'a new category',
    page.getByRole('button', { name: say({ en: 'Add Category', ar: 'إضافة تصنيف' }) }),
  )
  await lookAtDialog(page, 'editing a category', more, entry(edit))
  await lookAtDialog(page, 'hiding a category', category.getByRole('switch'))
  await lookAtDialog(page, 'deleting a category', more, entry(remove))
  const item = page.getByRole('article').first()
  await expect(item.locator('label')).toHaveCount(4)
  for (const flag of await item.locator('label').all()) await lookAtDialog(page, 'a switch of an item', flag)
  await lookAtDialog(page, 'deleting an item', item.getByRole('button', { name: remove }))

  await page.goto(menuOf(shop, '?view=table'))
  await lookAtDialog(
    page,
    'recent changes',
    page.getByRole('button', { name: /^(Recent changes|التغييرات الأخيرة)/ }),
  )
  await page.getByLabel(say({ en: 'Select all shown', ar: 'تحديد كل الأصناف الظاهرة' })).check()
  const bar = page.getByRole('region', { name: say({ en: 'Selected items', ar: 'الأصناف المحددة' }) })
  // The button that clears the selection shows an icon alone.
  const kinds = bar.locator('button[data-variant]').filter({ hasText: /\S/ })
  await expect(kinds).toHaveCount(4)
  for (const kind of await kinds.all()) await lookAtDialog(page, 'a bulk edit', kind)
})

test('dialogs of an item are accessible', { tag: '@ar' }, async ({ visit }) => {
  test.slow()
  const shop = await makeShop()
  const admin = await makeAdmin()
  const page = await visit(menuOf(shop, `/form-menu/${shop.ids.items}`), { as: admin })
  const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  await lookAtDialog(
    page,
    'removing a picture',
    button(/^(Delete picture|Remove picture|حذف الصورة|إزالة الصورة)/).first(),
  )
  for (const part of ['choices', 'addons']) {
    await page.goto(menuOf(shop, `/form-menu/${shop.ids.items}?tab=${part}`))
    await lookAtDialog(page, `adding to ${part}`, button(add).first())
    await lookAtDialog(page, `deleting one of ${part}`, button(remove).first())
    await lookAtDialog(page, `deleting an option of ${part}`, button(remove).last())
  }
})

test('dialogs of the menu’s settings are accessible', { tag: '@every' }, async ({ visit }) => {
  test.slow()
  await makeShop()
  const page = await visit('/main/settings/units', { as: await makeAdmin() })
  const main = page.getByRole('main')
  for (const path of ['units', 'global-categories', 'filters', 'requirements']) {
    await page.goto(`/main/settings/${path}`)
    await lookAtDialog(page, `deleting one of ${path}`, main.getByRole('button', { name: remove }).first())
    // Requirements are edited beside their list.
    if (path === 'requirements') continue
    await lookAtDialog(page, `editing one of ${path}`, main.getByRole('button', { name: edit }).first())
    await lookAtDialog(page, `adding one of ${path}`, main.getByRole('button', { name: add }).first())
    if (path === 'units') continue
    await lookAtDialog(
      page,
      `switching one of ${path}`,
      main.locator('label', { has: page.getByRole('switch') }).first(),
    )
  }
})

test('the drawer of categories is accessible', { tag: '@only-phone' }, async ({ visit }) => {
  const shop = await makeShop()
  const page = await visit(menuOf(shop), { as: await makeAdmin() })
  const open = page.getByRole('button', { name: /^(Categories|التصنيفات)$/ })
  await lookAtDialog(page, 'categories', open)
  // Escape closes what is over the drawer, and not the drawer.
  await open.click()
  const title = /^(Add Category|إضافة تصنيف)$/
  const add = page.getByRole('dialog').getByRole('button', { name: title })
  const dialog = page.getByRole('dialog', { name: title })
  for (const _ of [1, 2]) {
    await add.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  // Turning a tablet shows the categories beside the items; what is typed stays.
  await add.click()
  const name = dialog.getByRole('textbox').first()
  const panel = page.getByRole('complementary', { name: /^(Categories|التصنيفات)$/, includeHidden: true })
  await name.fill('Desserts')
  for (const width of [1280, 412, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(panel).toHaveCount(width > 992 ? 1 : 0)
    await expect(name).toHaveValue('Desserts')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
})

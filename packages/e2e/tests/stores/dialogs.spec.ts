import { lookAtDialog } from '../../support/dialogs.ts'
import { makeRegion, managed } from '../../support/regions.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { test } from '../../support/test.ts'

const remove = /^(Delete|حذف)/
const edit = /^(Edit|تعديل)/
const more = /^(More for|المزيد)/

test('dialogs of restaurants, stores and regions are accessible', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  test.slow()
  const shop = await makeShop()
  const admin = await makeAdmin()
  const page = await visit(`/main/restaurants?search=${encodeURIComponent(shop.mark)}`, { as: admin })
  const rows = page.getByRole('row').filter({ hasText: `${shop.mark} restaurant` })
  const entry = (name: RegExp) => page.getByRole('menuitem', { name })
  await lookAtDialog(page, 'editing a restaurant', rows.getByRole('button', { name: edit }))
  await lookAtDialog(
    page,
    'sending a reset mail',
    rows.getByRole('button', { name: more }),
    entry(/^(Send|إرسال)/),
  )
  await lookAtDialog(page, 'deleting a restaurant', rows.getByRole('button', { name: more }), entry(remove))

  await page.goto(`/main/restaurants/${shop.ids.restaurants}/stores`)
  const store = page
    .getByRole('row')
    .filter({ hasText: say(shop.storeName) })
    .first()
  await lookAtDialog(page, 'stopping the orders of a store', store.getByRole('switch').first())
  await lookAtDialog(page, 'history', store.getByRole('button', { name: more }), entry(/^(History|السجل)/))
  await lookAtDialog(page, 'deleting a store', store.getByRole('button', { name: more }), entry(remove))

  const region = await makeRegion(admin, 1)
  await page.goto(`/main/settings/regions?region=${region.id}`)
  const areas = page.getByRole('region', { name: say(region.name) })
  const menu = page
    .getByRole('button', { name: new RegExp(`${region.name.en}`) })
    .and(page.getByRole('button', { name: more }))
  const add = (name: RegExp) => page.getByRole('button', { name })
  await lookAtDialog(page, 'adding a region', add(/^(Add region|إضافة بلدية)/))
  await lookAtDialog(page, 'editing a region', menu, entry(edit))
  await lookAtDialog(page, 'deleting a region', menu, entry(remove))
  await lookAtDialog(page, 'adding an area', add(/^(Add area|إضافة منطقة)/))
  await lookAtDialog(page, 'editing an area', areas.getByRole('button', { name: edit }).last())
  await lookAtDialog(page, 'deleting an area', areas.getByRole('button', { name: remove }).last())
})

test('dialogs of a store’s management are accessible', { tag: '@ar' }, async ({ visit }) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(managed(shop, 'manager-info'), { as: shop.owner })
  const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first()
  await lookAtDialog(page, 'a new store user', button(/^(Add user|إضافة مستخدم)/))
  await lookAtDialog(page, 'editing a store user', button(edit))
  await lookAtDialog(page, 'deleting a store user', button(remove))
  await lookAtDialog(
    page,
    'switching off a store user',
    page
      .getByRole('main')
      .locator('label', { has: page.getByRole('switch') })
      .first(),
  )

  await page.goto(managed(shop, 'working-hours'))
  await lookAtDialog(page, 'deleting a shift', button(remove))
  await lookAtDialog(page, 'hours for all days', button(/^(Apply all|تطبيق على الكل)/))

  await page.goto(managed(shop, 'delivery-regions'))
  await lookAtDialog(page, 'choosing a region', button(/^(Add region|إضافة بلدية)/))
  await lookAtDialog(page, 'deleting a delivery region', button(remove))
  await lookAtDialog(
    page,
    'deleting the fee of an area',
    page.getByRole('main').getByRole('button', { name: remove }).last(),
  )
})

import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { lastingMark } from '../../server/lastingMark.ts'
import { expectAccessible } from '../../support/axe.ts'
import { listensToKeys } from '../../support/inputMethods.ts'
import { itemMarks, makeRequirement } from '../../support/itemMarks.ts'
import { noPicture, picture } from '../../support/pictures.ts'
import { behind } from '../../support/regions.ts'
import { makeAdmin, makeShop, type Shop } from '../../support/seed.ts'
import { errorMessage, heading, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const labels = {
  newItem: { en: 'New item', ar: 'صنف جديد' },
  save: { en: 'Save item', ar: 'حفظ الصنف' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  general: { en: 'General Info', ar: 'معلومات عامة' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  addons: { en: 'Addons', ar: 'الإضافات' },
  noChoices: { en: 'No list choices are available', ar: 'لا توجد اختيارات' },
  addPictures: { en: 'Add pictures', ar: 'إضافة صور' },
  tooMany: {
    en: 'You are only allowed to upload a maximum of 5 files',
    ar: 'يُسمح برفع 5 ملفات كحد أقصى',
  },
  unsent: { en: 'Some pictures are not uploaded yet', ar: 'لم يكتمل رفع بعض الصور بعد' },
  unreadable: { en: 'This picture cannot be read', ar: 'تعذرت قراءة هذه الصورة' },
  removePicture: { en: 'Delete picture', ar: 'حذف الصورة' },
  gone: { en: 'Not found. It may have been deleted', ar: 'غير موجود. ربما حُذف' },
  first: { en: 'Shown first', ar: 'تظهر أولًا' },
} satisfies Record<string, Bilingual>
const makeFirst = (n: number) => ({ en: `Show picture ${n} first`, ar: `إظهار الصورة ${n} أولًا` })
const stopping = (name: string) => ({ en: `Stop uploading ${name}`, ar: `إيقاف رفع ${name}` })
const sendingAgain = (name: string) => ({ en: `Try again: ${name}`, ar: `إعادة المحاولة: ${name}` })
const removing = (n: number) => ({ en: `Delete picture ${n}`, ar: `حذف الصورة ${n}` })
const leavingOut = (name: string) => ({ en: `Leave out ${name}`, ar: `الاستغناء عن ${name}` })
const moving = (n: number) => ({ en: `Move Picture ${n}`, ar: `نقل الصورة ${n}` })

const menuOf = ({ ids }: Shop) => `/restaurant/store/${ids.stores}/categorie-&-carting-menu`
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const button = (page: Page, say: Say, name: Bilingual) =>
  page.getByRole('button', { name: say(name), exact: true })
/** Pictures without files. */
const worldPictures = /\/files\/wo\//

const typed: Readonly<Record<string, string>> = {
  name_en: 'Chicken machboos',
  name_ar: 'مجبوس دجاج',
  short_description_en: 'Spiced rice',
  short_description_ar: 'أرز متبل',
  original_price: '220',
  promoted_price: '199.50',
  enough_for: '10',
  price_per_unit: '20',
  quantity_per_day: '100',
  max_quantity_per_day: '50',
  lead_time: '24',
  setup_time: '1',
  max_time: '4',
  available_from_time: '1000',
  available_to_time: '22:00',
}
async function fillIn(page: Page, say: (text: Bilingual) => string): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  for (const name of itemMarks)
    await field(page, name)
      .and(page.getByLabel(say(lastingMark)))
      .check()
}

test('an item is created with its pictures', { tag: '@phone' }, async ({ visit, say, trouble }) => {
  test.slow()
  trouble.expected(/item\/(store|saveImage)/)
  const shop = await makeShop()
  const page = await visit(`${menuOf(shop)}/form-menu?category=${shop.ids.subcategories}`, { as: shop.owner })
  await expect(heading(page, say(labels.newItem))).toBeVisible()
  const tab = (name: Bilingual) => page.getByRole('tab', { name: say(name) })
  await expect(tab(labels.choices)).toBeDisabled()
  await expect(tab(labels.addons)).toBeDisabled()
  await expect(field(page, 'sub_category_id')).toHaveValue(String(shop.ids.subcategories))
  await expect(field(page, 'item_unit_id')).toBeDisabled()
  await expect(field(page, 'item_unit_id')).toHaveValue('1')

  const save = button(page, say, labels.save)
  const missing = page.locator('main form').getByText(say(words.required))
  await expect(field(page, 'filters').first()).toBeVisible()
  await save.click()
  await expect(missing).toHaveCount(16)
  await expect(field(page, 'name_en')).toBeFocused()
  await expectAccessible(page, 'an item without anything')
  await fillIn(page, say)
  await expect(missing).toHaveCount(1)
  await field(page, 'thumbfile').setInputFiles(picture(500))
  await field(page, 'delivery_type').selectOption('specialFees')
  await save.click()
  await expect(field(page, 'special_fees_amount')).toBeFocused()
  await field(page, 'special_fees_amount').fill('75.50')

  const gallery = page.getByRole('group', { name: say({ en: 'Gallery', ar: 'معرض الصور' }) })
  const images = field(page, 'images')
  await images.setInputFiles(Array.from({ length: 6 }, (_, n) => picture(70 + n, 30)))
  await expect(errorMessage(page, say(labels.tooMany))).toBeVisible()
  await images.setInputFiles([picture(701, 300), noPicture, picture(350, 150, [120, 30, 60])])
  await expect(errorMessage(page, say(labels.unreadable))).toBeVisible()
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await save.click()
  await expect(page.getByText(say(labels.unsent)).first()).toBeVisible()
  await expect(page).toHaveURL(/form-menu\?/)
  await button(page, say, leavingOut(noPicture.name)).click()
  await button(page, say, makeFirst(2)).click()
  await expectAccessible(page, 'an item filled in')

  // An error only the server can detect is shown at its field, and nothing typed is lost.
  await field(page, 'promoted_price').fill('999')
  await save.click()
  await expect(field(page, 'promoted_price')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'promoted_price')).toBeFocused()
  await field(page, 'promoted_price').fill('199.50')
  await save.click()
  await expect(page).toHaveURL(/form-menu\/\d+\?.*tab=choices/)
  await expect(page.getByText(say(labels.noChoices))).toBeVisible()
  await tab(labels.general).click()
  await expect(field(page, 'special_fees_amount')).toHaveValue('75.50')
  await expect(field(page, 'available_from_time')).toHaveValue('10:00')
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await expect(gallery.getByRole('listitem').nth(1).getByText(say(labels.first))).toBeVisible()
})

test('an item is changed, its gallery sorted by keyboard, and leaving is confirmed', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(worldPictures, /item\/update/)
  const shop = await makeShop()
  const needed = await makeRequirement(await makeAdmin())
  const path = `${menuOf(shop)}/form-menu/${shop.ids.items}`
  const page = await visit(path, {
    as: shop.owner,
    // The requirement that is to be deleted stands first, where the focus goes.
    before: (opened) =>
      opened.route('**/requirement/index', async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { requirements: unknown[] }
        await route.fulfill({ response, json: { ...body, requirements: body.requirements.toReversed() } })
      }),
  })
  const save = button(page, say, labels.save)
  await expect(field(page, 'quantity_per_day')).toHaveValue('100')
  await field(page, 'images').setInputFiles([picture(700, 300)])
  const gallery = page.getByRole('group', { name: say({ en: 'Gallery', ar: 'معرض الصور' }) })
  const move = button(page, say, moving(2))
  await expect(move).toBeVisible()
  await expect(gallery.getByRole('progressbar')).toHaveCount(0)
  const images = gallery.getByRole('img')
  const added = (await images.nth(1).getAttribute('src')) ?? ''
  const announced = (rank: number) => {
    const text = say({ en: `position ${rank} of 2`, ar: `الموضع ${rank} من 2` })
    return expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  }
  await move.focus()
  await page.keyboard.press('Space')
  await announced(2)
  await listensToKeys(page)
  await page.keyboard.press(say({ en: 'ArrowLeft', ar: 'ArrowRight' }))
  await announced(1)
  await page.keyboard.press('Space')
  await expect(images.first()).toHaveAttribute('src', added)
  await button(page, say, removing(2)).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.removePicture) })
    .click()
  await expect(images).toHaveCount(1)

  await page.getByRole('tab', { name: say(labels.choices) }).click()
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(question).toBeHidden()
  await field(page, 'dish_en').fill('Steel tray')

  // A requirement that is deleted meanwhile is told at its field, and no longer offered.
  const needs = page.getByRole('group', { name: say({ en: 'Requirements', ar: 'المتطلبات' }) })
  const requirement = needs.getByLabel(say(needed.name))
  await requirement.check()
  await needed.remove()
  await save.click()
  await expect(needs.getByText(say(labels.gone))).toBeVisible()
  await expect(requirement).toHaveCount(0)
  await expect(needs.locator('input:focus')).toBeVisible()
  await save.click()
  await expect(
    successMessage(page, say(savedText({ en: `${shop.mark} machboos`, ar: `${shop.mark} machboos ع` }))),
  ).toBeVisible()
  await expect(save).toBeFocused()
  await page.getByRole('tab', { name: say(labels.choices) }).click()
  await page.getByRole('tab', { name: say(labels.general) }).click()
  await expect(field(page, 'dish_en')).toHaveValue('Steel tray')
  await expect(images).toHaveCount(1)
  await expect(images).toHaveAttribute('src', added)
})

test('a failed picture is sent again, and one being uploaded is stopped', async ({ visit, say, trouble }) => {
  trouble.expected(worldPictures, /saveImage/)
  const shop = await makeShop()
  const page = await visit(`${menuOf(shop)}/form-menu?category=${shop.ids.subcategories}`, { as: shop.owner })
  const sent = picture(350, 150)
  let tries = 0
  await page.route('**/item/saveImage', (route) => {
    tries += 1
    if (tries === 1) return route.abort()
    // The second upload never ends unless it is stopped.
    return tries === 2 ? undefined : route.continue()
  })
  await field(page, 'images').setInputFiles([sent])
  await expect(errorMessage(page, say(words.unavailable))).toBeVisible()
  await button(page, say, sendingAgain(sent.name)).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  // Stopped before it was sent, it would not be counted.
  await expect.poll(() => tries).toBe(2)
  await button(page, say, stopping(sent.name)).click()
  await expect(errorMessage(page, say({ en: 'Stopped', ar: 'أُوقف الرفع' }))).toBeVisible()
  await expectAccessible(page, 'a picture that was stopped')
  await button(page, say, sendingAgain(sent.name)).click()
  await expect(button(page, say, removing(1))).toBeVisible()
  await page.unroute('**/item/saveImage')
})

test('two people change one item, and neither overwrites the other without a choice', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(worldPictures, /item\/update/)
  const shop = await makeShop()
  const page = await visit(`${menuOf(shop)}/form-menu/${shop.ids.items}`, { as: shop.owner })
  await expect(field(page, 'lead_time')).toHaveValue('4')
  const theirs = new FormData()
  theirs.append('lead_time', '9')
  await behind(shop.storeUser, `restaurant/item/update/${shop.ids.items}`, theirs)
  await field(page, 'lead_time').fill('6')
  await button(page, say, labels.save).click()
  // The names of units have numbers too.
  const theirHours = page.locator('main').getByText('9').and(page.locator(':not(option)'))
  await expect(theirHours.first()).toBeVisible()
  await button(page, say, { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' }).click()
  await expect(field(page, 'lead_time')).toHaveValue('9')
})

test('a person with read access sees an item without buttons', async ({ visit, say, trouble }) => {
  trouble.expected(worldPictures)
  const { ids } = await makeShop()
  const path = `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-&-carting-menu/form-menu/${ids.items}`
  const page = await visit(path, { as: await makeAdmin('Business Support') })
  await expect(field(page, 'name_en')).toHaveJSProperty('readOnly', true)
  await expect(button(page, say, labels.save)).toBeHidden()
  await expect(field(page, 'filters')).toHaveCount(0)
  await page.getByRole('tab', { name: say(labels.choices) }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0)
})

test('an item that is opened from another one’s page, which was just saved, shows its own values', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(worldPictures)
  const [one, other] = [await makeShop(), await makeShop()]
  const page = await visit(
    `/main/restaurants/${one.ids.restaurants}/stores/${one.ids.stores}/categorie-&-carting-menu/form-menu/${one.ids.items}`,
    {
      as: await makeAdmin('Super Admin'),
    },
  )
  await field(page, 'quantity_per_day').fill('90')
  await button(page, say, labels.save).click()
  await expect(successMessage(page, say(savedText({ en: `${one.mark} machboos`, ar: '' })))).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Go to…' }).fill(`${other.mark} machboos`)
  await page.getByRole('button', { name: new RegExp(`${other.mark} machboos`) }).click()
  await expect(page).toHaveURL(new RegExp(`/${other.ids.items}`))
  await expect(field(page, 'name_en')).toHaveValue(`${other.mark} machboos`)
  await expect(field(page, 'quantity_per_day')).toHaveValue('100')
})

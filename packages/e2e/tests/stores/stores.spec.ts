// Over 300 lines: the list and the form share their texts, their shop and the fields they fill in.
import type { Page } from '@playwright/test'
import { qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { picture } from '../../support/pictures.ts'
import { behind, managed } from '../../support/regions.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { errorMessage, heading, successMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const labels = {
  store: { en: 'Store', ar: 'المتجر' },
  addStore: { en: 'Add Store', ar: 'إضافة متجر' },
  saveStore: { en: 'Save Store', ar: 'حفظ المتجر' },
  open: { en: 'Open', ar: 'مفتوح' },
  booked: { en: 'Fully booked today', ar: 'محجوز بالكامل اليوم' },
  stopOrders: { en: 'Stop orders', ar: 'إيقاف الطلبات' },
  details: { en: 'Details', ar: 'التفاصيل' },
  edit: { en: 'Edit store', ar: 'تعديل المتجر' },
  managers: { en: 'Manager Info', ar: 'بيانات المديرين' },
  hours: { en: 'Working hours', ar: 'ساعات العمل' },
  regions: { en: 'Delivery regions', ar: 'بلديات التوصيل' },
  policy: { en: 'Store Policy', ar: 'سياسة المتجر' },
  payout: { en: 'Payout account', ar: 'حساب الصرف' },
  history: { en: 'History', ar: 'السجل' },
  commission: { en: 'Catering commission (%)', ar: 'عمولة الضيافة (%)' },
  screen: { en: 'on screen', ar: 'من الشاشة' },
  undo: { en: 'Undo the change', ar: 'التراجع عن التغيير' },
  undoEmail: { en: 'Undo the change to Email', ar: 'تراجع عن تغيير البريد الإلكتروني' },
  staff: { en: 'Platform staff', ar: 'موظفو المنصة' },
  addUser: { en: 'Add user', ar: 'إضافة مستخدم' },
  picture: { en: 'Picture', ar: 'الصورة' },
  name: { en: 'Name', ar: 'الاسم' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  role: { en: 'Role', ar: 'الدور' },
  staffRole: { en: 'Store Staff', ar: 'موظف المتجر' },
  searchByName: { en: 'Search by name', ar: 'البحث بالاسم' },
  switchOff: { en: 'Switch off', ar: 'إيقاف' },
  remove: { en: 'Delete', ar: 'حذف' },
} satisfies Record<string, Bilingual>
const switchOf = (name: string): Bilingual => ({ en: `Catering of ${name}`, ar: `الضيافة في ${name}` })
const signInOf = (name: string): Bilingual => ({ en: `Sign-in of ${name}`, ar: `دخول ${name}` })
const editing = (name: string): Bilingual => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })
const removing = (name: string): Bilingual => ({ en: `Delete “${name}”`, ar: `حذف «${name}»` })
const historyOf = (name: string): Bilingual => ({ en: `History of ${name}`, ar: `سجل ${name}` })

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const button = (page: Page, say: Say, name: Bilingual) =>
  page.getByRole('button', { name: say(name), exact: true })
/** Declines to leave unsaved changes. */
async function stays(page: Page, say: Say): Promise<void> {
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(question).toBeHidden()
}

test('a store form reports what is missing and keeps what was typed', { tag: '@phone' }, async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(/store\/save/)
  const shop = await makeShop()
  const page = await visit('/restaurant/store', { as: shop.owner })
  await page.getByRole('link', { name: say(labels.addStore), exact: true }).click()
  const save = button(page, say, labels.saveStore)
  const missing = page.locator('main').getByText(say(words.required))
  await save.click()
  await expect(missing).toHaveCount(14)
  await expect(field(page, 'name_en')).toBeFocused()
  await expectAccessible(page, 'a store without anything')
  await field(page, 'name_en').fill('Corniche Kitchen')
  await expect(missing).toHaveCount(13)
  // Rates of the platform are shown and not sent.
  await expect(field(page, 'catering_comission')).toHaveJSProperty('readOnly', true)
  await expect(field(page, 'catering_comission')).not.toHaveValue('')
  const rest = {
    name_ar: 'مطبخ الكورنيش',
    description_en: 'Rice',
    description_ar: 'أرز',
    email: 'kitchen@world.test',
    phone: '44123456',
    address_en: 'Corniche',
    address_ar: 'الكورنيش',
    latitude: '25.29',
    longitude: '51.52',
    max_catering_per_day: '20',
  }
  for (const [name, text] of Object.entries(rest)) await field(page, name).fill(text)
  for (const name of ['logofile', 'thumbfile', 'imagefile'])
    await field(page, name).setInputFiles(picture(400, 200))
  await page.route('**/store/save/*', (route) => route.abort())
  const sent = page.waitForRequest('**/store/save/*')
  await save.click()
  await expect(errorMessage(page, say(words.unavailable))).toBeVisible()
  expect((await sent).postData()).not.toContain('catering_comission')
  await expect(field(page, 'name_ar')).toHaveValue(rest.name_ar)
  await expect(page.locator('main form img')).toHaveCount(3)

  await page
    .getByRole('link', { name: say(labels.store), exact: true })
    .first()
    .click()
  await stays(page, say)
  await page.evaluate(() => history.back())
  await stays(page, say)
  await expect(page).toHaveURL('/restaurant/store/add-store')
  await expect(field(page, 'name_ar')).toHaveValue(rest.name_ar)
  await button(page, say, words.cancel).click()
  await button(page, say, words.leave).click()
  await expect(page).toHaveURL('/restaurant/store')
})

test('the list shows whether a store is open, and its switch is confirmed first', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const store = shop.ids.stores
  const name = say(shop.storeName)
  await behind(shop.owner, `storeWorking/applyForAll/${store}`, {
    start_time: '00:00',
    end_time: '00:00',
    week_days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  })
  const page = await visit('/restaurant/store', { as: shop.owner })
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(store), exact: true }) })
  await expect(page.getByRole('columnheader')).toHaveText(
    say({
      en: '|ID|Photo|Title|Catering status|Busy Status|Created|View Calendar|Actions',
      ar: '|الرقم|الصورة|اسم المتجر|حالة الضيافة|حالة الانشغال|تاريخ الإنشاء|عرض التقويم|الإجراءات',
    }).split('|'),
  )
  await expect(row).toContainText(say(labels.open))
  await expectAccessible(page, 'stores')

  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('updateCateringStatus')) asked += 1
  })
  const catering = row.getByRole('switch', { name: say(switchOf(name)) })
  const dialog = page.getByRole('dialog')
  await catering.press('Space')
  await dialog.getByRole('button', { name: say(words.goBack) }).click()
  await expect(dialog).toBeHidden()
  await expect(catering).toBeChecked()
  expect(asked).toBe(0)
  await catering.press('Space')
  await dialog.getByRole('button', { name: say(labels.stopOrders) }).click()
  await expect(catering).not.toBeChecked()
  expect(asked).toBe(1)

  const today = qatarDay(Date.now())
  await behind(shop.owner, 'restaurant/store/addFullyBooked', {
    restaurant_store_id: store,
    start_date: today,
    end_date: today,
  })
  await page.reload()
  await expect(row).toContainText(say(labels.booked))
  await row.locator('td').nth(2).click()
  await expect(page).toHaveURL(`/restaurant/store/${store}/categorie-&-carting-menu`)
})

test('an admin sets rates, leaving a tab is confirmed, and the history shows the change', {
  tag: '@phone',
}, async ({ visit, say, language }) => {
  const shop = await makeShop()
  const { restaurants, stores } = shop.ids
  const name = say(shop.storeName)
  const path = `/main/restaurants/${restaurants}/stores/${stores}/edit-store`
  const page = await visit(path, { as: await makeAdmin() })
  const tab = (each: Bilingual) => page.getByRole('tab', { name: say(each), exact: true })
  await expect(page.getByRole('tab')).toHaveText(
    [labels.edit, labels.managers, labels.hours, labels.regions, labels.policy, labels.payout].map(say),
  )
  await field(page, 'catering_comission').fill('17.5')
  await field(page, 'latitude').fill('25.3')
  await field(page, 'longitude').fill('51.5')
  await tab(labels.managers).click()
  await stays(page, say)
  await expect(field(page, 'catering_comission')).toHaveValue('17.5')
  await button(page, say, labels.saveStore).click()
  await expect(successMessage(page, say(savedText(shop.storeName)))).toBeVisible()
  await expect(field(page, 'catering_comission')).toHaveValue('17.5')

  // Nothing is unsaved: the arrow keys change tabs, in the direction of the page.
  await tab(labels.edit).focus()
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(tab(labels.managers)).toBeFocused()
  await expect(page).toHaveURL(`${path}?tab=manager-info`)
  await page.reload()
  await expect(tab(labels.managers)).toHaveAttribute('aria-selected', 'true')

  await button(page, say, labels.history).click()
  const history = page.getByRole('dialog', { name: say(historyOf(name)) })
  const latest = history.getByRole('listitem').first()
  await expect(latest).toContainText('platform Super Admin')
  const rate = latest.locator('dl > div').filter({ hasText: say(labels.commission) })
  await expect(rate.locator('del')).toHaveText('15')
  await expect(rate.locator('dd')).toContainText('17.5')
  await expectAccessible(page, "a store's history")
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(button(page, say, labels.history)).toBeFocused()

  // The restaurant sees only that it was the platform, not who.
  const own = await visit(managed(shop, 'edit-store'), { as: shop.owner })
  await expect(field(own, 'catering_comission')).toHaveJSProperty('readOnly', true)
  await button(own, say, labels.history).click()
  await expect(own.getByRole('dialog').getByRole('listitem').first()).toContainText(say(labels.staff))
  await expect(own.getByRole('dialog')).not.toContainText('Super Admin')

  // Its own change is undone there, and told with where it came from.
  await own.keyboard.press('Escape')
  await field(own, 'email').fill('kitchen@renamed.example')
  await button(own, say, labels.saveStore).click()
  await expect(successMessage(own, say(savedText(shop.storeName)))).toBeVisible()
  await button(own, say, labels.history).click()
  const first = own.getByRole('dialog').getByRole('listitem').first()
  await expect(first).toContainText('kitchen@renamed.example')
  await expect(first).toContainText(say(labels.screen))
  await first.getByRole('button', { name: say(labels.undoEmail) }).click()
  await own.getByRole('button', { name: say(labels.undo), exact: true }).click()
  await expect(first.locator('del')).toHaveText('kitchen@renamed.example')
})

test('the history of a store names the item that changed, in words and with two decimals', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  const admin = await makeAdmin()
  await behind(admin, 'restaurant/item/updateShowMenu', { item_id: Number(shop.ids.items), status: false })
  const price = new FormData()
  price.append('original_price', '612.5')
  await behind(admin, `restaurant/item/update/${shop.ids.items}`, price)
  const page = await visit(`/main/restaurants/${shop.ids.restaurants}/stores/${shop.ids.stores}/edit-store`, {
    as: admin,
  })
  await button(page, say, labels.history).click()
  const ofItem = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `${shop.mark} machboos` })
  await expect(ofItem.first()).toContainText('612.50')
  const hidden = ofItem.nth(1)
  await expect(hidden.locator('del')).toHaveText(say({ en: 'shown', ar: 'ظاهر' }))
  await expect(hidden.locator('dd bdi').last()).toHaveText(say({ en: 'hidden', ar: 'مخفي' }))
})

test('a conflicting save of a store offers mine or theirs, and a deleted store leaves the list', async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(/409/)
  const shop = await makeShop()
  const { stores } = shop.ids
  const page = await visit(managed(shop, 'edit-store'), { as: shop.owner })
  const save = button(page, say, labels.saveStore)
  const theirs = async (values: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    await behind(shop.owner, `restaurant/store/update/${stores}`, form)
  }
  await field(page, 'latitude').fill('25.3')
  await field(page, 'longitude').fill('51.5')
  await field(page, 'name_en').fill('Mine')
  await theirs({ name_en: 'Theirs', description_en: 'Their words' })
  await save.click()
  await expect(errorMessage(page, 'saved this while you were editing it')).toBeVisible()
  await expect(page.getByText('Changed meanwhile to “Theirs”')).toBeVisible()
  await expect(page.getByText('Changed meanwhile to “Their words”')).toBeVisible()
  await expect(field(page, 'name_en')).toHaveValue('Mine')
  await expect(field(page, 'name_en')).toBeFocused()
  await expect(field(page, 'name_en')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'a store saved meanwhile')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(successMessage(page, 'Mine saved')).toBeVisible()
  await page.reload()
  // Fields not edited here keep the other person's values.
  await expect(field(page, 'name_en')).toHaveValue('Mine')
  await expect(field(page, 'description_en')).toHaveValue('Their words')
  await field(page, 'name_en').fill('Mine again')
  await theirs({ name_en: 'Theirs again' })
  await save.click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(field(page, 'name_en')).toHaveValue('Theirs again')

  await page.goto('/restaurant/store')
  const more = page.getByRole('button', { name: 'More for Theirs again' })
  const ask = async () => {
    await more.press('Enter')
    await page.getByRole('menuitem', { name: labels.remove.en, exact: true }).press('Enter')
  }
  const dialog = page.getByRole('dialog', { name: 'Delete Theirs again?' })
  await ask()
  await expectAccessible(page, 'a store about to be deleted')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
  await ask()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: labels.remove.en, exact: true }).press('Enter')
  await expect(more).toBeHidden()
  await expect(page.getByRole('cell', { name: String(stores), exact: true })).toBeHidden()
  // After deleting by keyboard the focus is at the next store.
  await expect(page.getByRole('button', { name: `More for ${shop.storeName.en}` })).toBeFocused()
})

test('a store user is added, searched, switched off, renamed and deleted', { tag: '@phone' }, async ({
  visit,
  say,
  language,
}) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(managed(shop, 'manager-info'), { as: shop.owner })
  const manager = `${shop.mark} Store Manager`
  const edit = (name: string) => button(page, say, editing(name))
  await expect(edit(manager)).toBeVisible()
  await button(page, say, labels.addUser).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: say(words.save), exact: true })
  await save.click()
  await expect(dialog.getByText(say(words.required))).toHaveCount(6)
  await expectAccessible(page, 'a store user without anything')
  await dialog.getByLabel(say(labels.picture)).setInputFiles(picture(400))
  await dialog.getByLabel(say(labels.name)).fill('Noora')
  await dialog.getByLabel(say(labels.mobile)).fill('5512345')
  await dialog.getByLabel(say(words.email)).fill(`noora-${process.pid}-${language}@world.test`)
  await dialog.locator('input[name="password"]').fill('saffron and rice 7')
  await dialog.getByLabel(say(labels.role)).selectOption(say(labels.staffRole))
  await save.click()
  await expect(dialog.getByLabel(say(labels.mobile))).toBeFocused()
  await dialog.getByLabel(say(labels.mobile)).fill('55123456')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(edit('Noora')).toBeVisible()
  await expect(page.getByText(say(labels.staffRole))).toBeVisible()

  await page.getByRole('textbox', { name: say(labels.searchByName) }).fill('noo')
  await page.getByRole('textbox', { name: say(labels.searchByName) }).press('Enter')
  await expect(edit(manager)).toBeHidden()
  await expectAccessible(page, 'store users')
  const may = page.getByRole('switch', { name: say(signInOf('Noora')) })
  await may.press('Space')
  await dialog.getByRole('button', { name: say(labels.switchOff) }).click()
  await expect(may).not.toBeChecked()
  await edit('Noora').click()
  await dialog.getByLabel(say(labels.name)).fill('Noora A.')
  await save.click()
  await expect(dialog).toBeHidden()
  await button(page, say, removing('Noora A.')).click()
  await dialog.getByRole('button', { name: say(labels.remove), exact: true }).click()
  await expect(page.getByText(say(words.nothingFound))).toBeVisible()
})

test('a store user reads their store and changes what they may', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit('/store/stores', { as: shop.storeUser })
  await expect(page.getByRole('columnheader')).toHaveCount(8)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('link', { name: labels.addStore.en })).toHaveCount(0)
  await page.getByRole('link', { name: `Manage ${shop.storeName.en}` }).click()
  await expect(heading(page, shop.storeName.en)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(
    [labels.details, labels.hours, labels.policy, labels.payout].map(say),
  )
  await expect(field(page, 'name_en')).toHaveJSProperty('readOnly', true)
  await expect(button(page, say, labels.saveStore)).toHaveCount(0)
  await expectAccessible(page, 'a store to be read')
  // The URL of a tab that is not theirs shows the first one.
  await page.goto(`/store/stores/${shop.ids.stores}/management-store?tab=manager-info`)
  await expect(page.getByRole('tab', { name: labels.details.en })).toHaveAttribute('aria-selected', 'true')
})

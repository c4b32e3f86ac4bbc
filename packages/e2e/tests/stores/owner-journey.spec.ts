import type { Page } from '@playwright/test'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { deskOf } from '../../support/desk.ts'
import { mailTo } from '../../support/mail.ts'
import { picture } from '../../support/pictures.ts'
import { makeRegion } from '../../support/regions.ts'
import { channelKey, makeAdmin, makeMenu } from '../../support/seed.ts'
import { heading, signIn, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { savedText, words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const labels = {
  signUp: { en: 'Sign up', ar: 'إنشاء حساب' },
  restaurantName: { en: 'Restaurant name', ar: 'اسم المطعم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  register: { en: 'Sign up', ar: 'إنشاء الحساب' },
  code: { en: 'One-time code', ar: 'رمز لمرة واحدة' },
  confirmCode: { en: 'Confirm code', ar: 'تأكيد الرمز' },
  registered: { en: 'Thank you, your restaurant is registered', ar: 'شكرًا لك، تم تسجيل مطعمك' },
  approve: { en: 'Approve', ar: 'موافقة' },
  store: { en: 'Store', ar: 'المتجر' },
  addStore: { en: 'Add Store', ar: 'إضافة متجر' },
  saveStore: { en: 'Save Store', ar: 'حفظ المتجر' },
  mapsLink: { en: 'Maps link', ar: 'رابط الخرائط' },
  maxPerDay: { en: 'Max catering per day', ar: 'الحد الأقصى للطلبات في اليوم' },
  applyAll: { en: 'Apply all', ar: 'تطبيق على الكل' },
  allDays: { en: 'All Days', ar: 'كل الأيام' },
  start: { en: 'Shift Start', ar: 'بداية الوردية' },
  end: { en: 'Shift End', ar: 'نهاية الوردية' },
  apply: { en: 'Apply', ar: 'تطبيق' },
  hours: { en: 'Working hours', ar: 'ساعات العمل' },
  regions: { en: 'Delivery regions', ar: 'بلديات التوصيل' },
  addRegion: { en: 'Add region', ar: 'إضافة بلدية' },
  region: { en: 'Region', ar: 'البلدية' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  from: { en: 'Start time', ar: 'وقت البداية' },
  until: { en: 'End time', ar: 'وقت النهاية' },
  fees: { en: 'Catering Delivery Fees', ar: 'رسوم التوصيل' },
  areas: { en: 'Specific area details', ar: 'تفاصيل مناطق محددة' },
  addArea: { en: 'Add specific Area', ar: 'إضافة منطقة محددة' },
  area: { en: 'Area', ar: 'المنطقة' },
  policy: { en: 'Store Policy', ar: 'سياسة المتجر' },
  policyEnglish: { en: 'Policy in English', ar: 'السياسة بالإنجليزية' },
  policyArabic: { en: 'Policy in Arabic', ar: 'السياسة بالعربية' },
  calendar: { en: 'Calendar', ar: 'التقويم' },
  firstDay: { en: 'First day', ar: 'اليوم الأول' },
  lastDay: { en: 'Last day', ar: 'اليوم الأخير' },
  book: { en: 'Book', ar: 'حجز' },
  takeOrders: { en: 'Take orders', ar: 'استقبال الطلبات' },
  noOrders: { en: 'No orders yet', ar: 'لا توجد طلبات بعد' },
} satisfies Record<string, Bilingual>

const day = (ahead: number) => addDays(qatarDay(Date.now()), ahead)
const slashed = (date: string) => date.split('-').reverse().join('/')
const codeIn = (mail: string) => />(\d{6})</.exec(mail)?.[1] ?? ''
const button = (page: Page, say: Say, name: Bilingual) =>
  page.getByRole('button', { name: say(name), exact: true })

async function signUp(page: Page, say: Say, name: string, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: say(labels.signUp), exact: true }).click()
  await page.getByLabel(say(labels.restaurantName)).fill(name)
  await page.getByLabel(say(words.email)).fill(email)
  await page.getByLabel(say(labels.phone)).fill('55123456')
  await page.getByLabel(say(words.password), { exact: true }).fill(password)
  await button(page, say, labels.register).click()
  await page.getByLabel(say(labels.code)).fill(codeIn(await mailTo(email)))
  await button(page, say, labels.confirmCode).click()
  await expect(heading(page, say(labels.registered))).toBeVisible()
}

async function fillStore(page: Page, say: Say, name: Bilingual): Promise<void> {
  const field = (of: string) => page.locator(`form [name="${of}"]`)
  const texts = {
    name_en: name.en,
    name_ar: name.ar,
    description_en: 'Rice and grills for gatherings',
    description_ar: 'أرز ومشاوٍ للمناسبات',
    email: 'kitchen@world.test',
    phone: '44123456',
    address_en: 'Corniche Street',
    address_ar: 'شارع الكورنيش',
    max_catering_per_day: '٢٠',
  }
  for (const [of, text] of Object.entries(texts)) await field(of).fill(text)
  await field('logofile').setInputFiles(picture(400))
  await field('thumbfile').setInputFiles(picture(1200, 600))
  await field('imagefile').setInputFiles(picture(700, 300))
  await page.getByLabel(say(labels.mapsLink)).fill('https://www.google.com/maps/@25.2916,51.5264,15z')
  await expect(field('latitude')).toHaveValue('25.2916')
  await expect(field('longitude')).toHaveValue('51.5264')
  await expect(field('max_catering_per_day')).toHaveValue('20')
  await button(page, say, labels.saveStore).click()
}

async function place(key: string, store_id: number, area_id: number, item_id: number, date: string) {
  const response = await fetch(`${origin()}/api/mobile/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': `journey-${store_id}-${date}`,
    },
    body: JSON.stringify({
      store_id,
      area_id,
      date,
      time: '19:30',
      payment_method: 'cashondelivery',
      customer: { fullname: 'Aisha Al-Kuwari', mobile: '66123456' },
      address: { street_number: '920', building_number: '14' },
      items: [{ item_id, quantity: 12 }],
    }),
  })
  return (await response.json()) as {
    code?: string
    order?: { id: number; catering_delivery_fees: number; order_total_price: number }
  }
}

test('an owner sets up a store from nothing to its first order', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
  language,
}) => {
  test.slow()
  const mark = `Journey ${process.pid}-${language}`
  const name: Bilingual = { en: `${mark} kitchen`, ar: `مطبخ ${mark}` }
  const email = `journey-${process.pid}-${language}@world.test`
  const password = 'saffron and rice 7'
  const admin = await makeAdmin()
  const region = await makeRegion(admin, 2)
  const [area] = region.areas
  if (!area) throw new Error('no area')

  const page = await visit('/')
  await signUp(page, say, mark, email, password)

  const staff = await visit('/main/restaurants?status=pending', { as: admin })
  const awaiting = (isPhone ? staff.getByRole('listitem') : staff.getByRole('row')).filter({ hasText: mark })
  await awaiting.getByRole('button', { name: say(labels.approve), exact: true }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.approve), exact: true })
    .click()
  await expect(awaiting).toBeHidden()
  expect(await mailTo(email, 2)).toContain(`${origin()}/`)

  await page.getByRole('link', { name: say(words.signIn) }).click()
  await signIn(page, say, email, password)
  await expect(page).toHaveURL('/restaurant/orders')
  if (isPhone) await button(page, say, words.openMenu).click()
  await page.getByRole('link', { name: say(labels.store), exact: true }).click()
  await page
    .getByRole('link', { name: say(labels.addStore), exact: true })
    .first()
    .click()
  await fillStore(page, say, name)
  await expect(heading(page, say(name))).toBeVisible()
  const store = Number(/store\/(\d+)\/management-store\?tab=working-hours/.exec(page.url())?.[1])

  await button(page, say, labels.applyAll).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.allDays)).check()
  await dialog.getByLabel(say(labels.end)).fill('22')
  await button(page, say, labels.apply).click()
  await expect(page.getByRole('table', { name: say(labels.hours) }).getByText('22:00')).toHaveCount(7)

  await page.getByRole('tab', { name: say(labels.regions) }).click()
  await page
    .getByRole('button', { name: say(labels.addRegion) })
    .first()
    .click()
  await dialog.getByLabel(say(labels.region)).selectOption(say(region.name))
  await dialog.getByRole('button', { name: say(labels.confirm) }).click()
  await page.getByLabel(say(labels.from)).fill('10')
  await page.getByLabel(say(labels.until)).fill('22')
  await page.getByLabel(say(labels.fees)).fill('25')
  await button(page, say, words.save).click()
  const areas = page.getByRole('table', { name: say(labels.areas) })
  await page.getByRole('button', { name: say(labels.addArea) }).click()
  await areas.getByRole('combobox', { name: say(labels.area) }).selectOption(say(area.name))
  await areas.getByRole('textbox', { name: say(labels.fees) }).fill('40.50')
  await areas.getByRole('textbox', { name: say(labels.fees) }).press('Enter')
  await expect(areas.getByText('40.50')).toBeVisible()

  await page.getByRole('tab', { name: say(labels.policy) }).click()
  await page.getByRole('textbox', { name: say(labels.policyEnglish) }).click()
  await page.keyboard.insertText('Dishes are collected the next day.')
  await page.getByRole('textbox', { name: say(labels.policyArabic) }).click()
  await page.keyboard.insertText('تُستلم الأواني في اليوم التالي.')
  await button(page, say, words.save).click()
  // The form counts as edited until then, and leaving it would be asked about.
  await expect(successMessage(page, say(savedText({ en: 'Store policy', ar: 'سياسة المتجر' })))).toBeVisible()

  await page.getByRole('link', { name: say(labels.calendar) }).click()
  await page.getByLabel(say(labels.firstDay)).fill(slashed(day(20)))
  await page.getByLabel(say(labels.lastDay)).fill(slashed(day(22)))
  await button(page, say, labels.book).click()
  await dialog.getByRole('button', { name: say(labels.book), exact: true }).click()
  await expect(
    successMessage(page, say({ en: 'Closed for orders', ar: 'تم الإغلاق أمام الطلبات' })),
  ).toBeVisible()

  await page.goto('/restaurant/store')
  await page.getByRole('switch').press('Space')
  await dialog.getByRole('button', { name: say(labels.takeOrders) }).click()
  await expect(page.getByRole('switch')).toBeChecked()

  const { items } = await makeMenu(store, mark)
  const key = await channelKey()
  const listening = page.waitForResponse('**/order/events')
  await page.goto('/restaurant/orders')
  await listening
  await expect(page.getByText(say(labels.noOrders))).toBeVisible()
  for (const booked of [20, 21, 22])
    expect(await place(key, store, area.id, items, day(booked))).toMatchObject({ code: 'ordering.dayBooked' })
  const placed = await place(key, store, area.id, items, day(23))
  expect(placed).toMatchObject({ order: { catering_delivery_fees: 40.5, order_total_price: 590.5 } })
  await expect(deskOf(page, say, isPhone).row(placed.order?.id ?? 0)).toBeVisible()
})

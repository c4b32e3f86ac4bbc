import type { Page } from '@playwright/test'
import { firstDayOf, lastDayOf } from '@sufra/contract/kernel/clock'
import readFile from 'read-excel-file/node'
import { expectAccessible } from '../../support/axe.ts'
import { linesInLibreOffice } from '../../support/libreOffice.ts'
import { printed, printPreviewOf } from '../../support/print.ts'
import { makeAdmin, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  close: { en: 'Close month', ar: 'إغلاق الشهر' },
  closedState: { en: 'Closed', ar: 'مغلق' },
  document: { en: 'Document', ar: 'المستند' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  checksum: { en: 'Checksum', ar: 'بصمة التحقق' },
  export: { en: 'Export an XLS', ar: 'تصدير XLS' },
  totals: { en: 'Totals of the range', ar: 'إجماليات الفترة' },
  taxNumber: { en: 'Tax registration number', ar: 'الرقم الضريبي' },
  expected: { en: 'Expected from open orders', ar: 'متوقع من الطلبات المفتوحة' },
  requested: { en: 'In pending payment requests', ar: 'ضمن طلبات دفع قيد الانتظار' },
  ofRestaurant: { en: 'Tax registration number of the restaurant', ar: 'الرقم الضريبي للمطعم' },
  ofPlatform: { en: 'Tax registration number of the platform', ar: 'الرقم الضريبي للمنصة' },
  wrongNumber: { en: 'Use letters, digits, spaces', ar: 'استخدم الحروف والأرقام والمسافات' },
  editRestaurant: { en: 'Edit Restaurant', ar: 'تعديل المطعم' },
  save: { en: 'Save', ar: 'حفظ' },
  platform: { en: 'Support and tax number', ar: 'الدعم والرقم الضريبي' },
  platformSaved: { en: 'Platform details saved', ar: 'حُفظت بيانات المنصة' },
}
type Say = (text: { en: string; ar: string }) => string

/** The same in every test, as there is one platform. */
const platformNumber = '300-123456-7'
const restaurantNumber = '500-7654321/2'

async function post(person: Person, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin()}/api/admins/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

interface StatementDocuments {
  readonly documents: {
    readonly data: readonly { number: number; month: string; rows: number; checksum: string }[]
  }
}

/** The document of the month that has the shop's only entry. */
async function documentOf(admin: Person, { ids }: Shop) {
  const body = { restaurant_store_id: ids.stores, count: 100 }
  const { documents } = (await post(
    admin,
    'settings/months/getStatementDocuments',
    body,
  )) as StatementDocuments
  return documents.data.find(({ rows }) => rows === 1)
}

/** Gives the platform and the restaurant their tax registration numbers, as an admin does. */
async function giveNumbers(page: Page, admin: Person, { ids }: Shop, say: Say) {
  // Other tests save it too: through the form it would sometimes be stale.
  await post(admin, 'settings/savePlatformDetails', { tax_number: platformNumber })
  await page.goto('/main/settings/general-setting')
  const number = page.getByRole('textbox', { name: say(labels.taxNumber) })
  const form = page.getByRole('form', { name: say(labels.platform), exact: true })
  const save = form.getByRole('button', { name: say(labels.save), exact: true })
  await expect(number).toHaveValue(platformNumber)
  await expectAccessible(page, 'general setting')
  await number.fill('300;1')
  await save.click()
  await expect(number).toHaveAccessibleDescription(new RegExp(say(labels.wrongNumber)))
  await number.fill(platformNumber)
  await save.click()
  await expect(successMessage(page, say(labels.platformSaved))).toBeVisible()

  await page.goto(`/main/restaurants/${ids.restaurants}/stores`)
  await page.getByRole('button', { name: say(labels.editRestaurant) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.taxNumber)).fill(restaurantNumber)
  await dialog.getByRole('button', { name: say(labels.save), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText(`${say(labels.taxNumber)} ${restaurantNumber}`)
}

test('a month is closed, exported and printed with the same figures', { tag: '@every' }, async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  // Another test may close the month first.
  trouble.expected(/409/)
  const [shop, admin] = [await makeShop(), await makeAdmin()]
  await post(admin, 'settings/otherCharges/saveOtherCharges', {
    restaurant_store_id: shop.ids.stores,
    reference_date: '2020-01-05',
    description: 'Photographs of the menu',
    balance: 29.12,
  })
  const page = await visit('/main', { as: admin })
  await giveNumbers(page, admin, shop, say)
  await page.goto('/main/payments/months')
  await expect(page.getByRole('button', { name: say(labels.close) })).toBeVisible()
  await expectAccessible(page, 'months')
  await page.getByRole('button', { name: say(labels.close) }).click()
  await expect(page.getByRole('dialog')).toContainText(say({ en: 'QAR', ar: 'ر.ق' }))
  await expectAccessible(page, 'closing a month')
  await page.keyboard.press('Escape')
  await expect(async () => {
    if (await documentOf(admin, shop)) return
    await page.reload()
    await page.getByRole('button', { name: say(labels.close) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(labels.close) })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await documentOf(admin, shop)).toBeDefined()
  }).toPass()
  const document = await documentOf(admin, shop)
  if (!document) throw new Error('not closed')
  const { number, month, checksum } = document
  await page.reload()
  await expect(page.locator('tbody tr:visible, [data-row]:visible').first()).toBeVisible()
  await expectAccessible(page, 'closed months')
  await post(admin, `restaurant/update/${shop.ids.restaurants}`, { tax_number: '500-NEW' })

  const range = `from=${firstDayOf(month)}&to=${lastDayOf(month)}`
  const store = await visit('/store/payments/statement-of-accounts?tab=documents', { as: shop.storeUser })
  await expect(store.getByRole('main')).toContainText(checksum.slice(0, 12))
  await expectAccessible(store, 'documents of a store')
  await store
    .getByRole('button', { name: `${say(labels.checksum)}: ${say(labels.document)} ${number}` })
    .press('Enter')
  const whole = store.getByRole('dialog').getByRole('textbox')
  await expect(whole).toBeFocused()
  await expect(whole).toHaveValue(checksum)
  await expectAccessible(store, 'a checksum', '[role="dialog"]')
  await store
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.copy) })
    .click()
  await expect(store.getByRole('dialog').getByText(say(labels.copied))).toBeVisible()
  await store.goto(`/store/payments/statement-of-accounts?${range}`)
  await expect(store.getByRole('main')).toContainText(say(labels.closedState))
  await expect(store.getByRole('main')).toContainText(`${say(labels.document)} ${number}`)
  await expectAccessible(store, 'a statement of a closed month')
  for (const figure of [labels.expected, labels.requested]) {
    await store.getByRole('button', { name: say(figure) }).click()
    const drawer = store.getByRole('dialog', { name: say(figure) })
    await expect(drawer.locator('[data-sum]')).toContainText('0.00')
    await store.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  }

  const waited = store.waitForEvent('download')
  await store.getByRole('button', { name: say(labels.export) }).click()
  const file = await (await waited).path()
  const [sheet] = (await readFile(file)) as unknown as { data: unknown[][] }[]
  const lines = sheet?.data ?? []
  expect(lines.find(([name]) => name === say(labels.checksum))?.[1]).toBe(checksum)
  expect(lines.find(([name]) => name === say(labels.ofRestaurant))?.[1]).toBe(restaurantNumber)
  expect(lines.find(([name]) => name === say(labels.ofPlatform))?.[1]).toBe(platformNumber)
  expect(lines.find((line) => line[3] === say(labels.totals))?.slice(-2)).toEqual([-29.12, -29.12])
  const inOffice = linesInLibreOffice(file)
  const totals = inOffice?.find((line) => line.includes(say(labels.totals)))?.split(',')
  if (inOffice) expect(totals?.slice(-6).map(Number)).toEqual([0, 0, 0, 0, -29.12, -29.12])

  await store.goto(`/store/payments/statement-document?${range}`)
  const preview = printPreviewOf(store, say)
  await expect(preview.sheet).toBeVisible()
  await expectAccessible(store, 'a statement on paper')
  for (const language of ['both', 'ar', 'en'] as const) {
    await preview.speak(language)
    await expect(store).toHaveURL(new RegExp(`language=${language}`))
    const text = (await printed(store)).join('\n')
    for (const part of [String(number), '29.12', checksum.slice(0, 16), platformNumber, restaurantNumber])
      expect(text).toContain(part)
    expect(text).toMatch(/\b1 ?\/ ?1\b/)
  }
})

test('a statement of days that are no closed month is a draft on paper', async ({ visit, say }) => {
  const [shop, admin] = [await makeShop(), await makeAdmin()]
  await post(admin, 'settings/otherCharges/saveOtherCharges', {
    restaurant_store_id: shop.ids.stores,
    reference_date: '2031-01-05',
    description: 'Photographs of the menu',
    balance: 29.12,
  })
  const page = await visit(`/main/payments/statement-document?store=${shop.ids.stores}&language=en`, {
    as: admin,
  })
  await expect(printPreviewOf(page, say).sheet).toContainText('Draft, month not closed')
  await expect(printPreviewOf(page, say).sheet).toContainText('Photographs of the menu')
})

test('a statement that is longer than one answer is printed with all of its rows', async ({ visit, say }) => {
  const [shop, admin] = [await makeShop(), await makeAdmin()]
  await post(admin, 'settings/otherCharges/saveOtherCharges', {
    restaurant_store_id: shop.ids.stores,
    reference_date: '2031-01-05',
    description: 'Photographs of the menu',
    balance: 29.12,
  })
  const page = await visit(`/main/payments/statement-document?store=${shop.ids.stores}&language=en`, {
    as: admin,
    before: (opened) =>
      opened.route('**/getStatementDocument', async (route) => {
        const response = await route.fetch()
        const { statement } = (await response.json()) as { statement: object }
        await route.fulfill({ response, json: { statement: { ...statement, rows: [], cut: true } } })
      }),
  })
  await expect(printPreviewOf(page, say).sheet).toContainText('Photographs of the menu')
})

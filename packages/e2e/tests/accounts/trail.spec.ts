import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  title: { en: 'Audit trail', ar: 'سجل التغييرات' },
  add: { en: 'Add unit', ar: 'إضافة وحدة' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  search: { en: 'Whole words of names and codes', ar: 'كلمات كاملة من الأسماء والرموز' },
  screen: { en: 'on screen', ar: 'من الشاشة' },
  added: { en: 'Unit: added', ar: 'الوحدة: إضافة' },
  changed: { en: 'Unit: changed', ar: 'الوحدة: تعديل' },
  order: { en: 'Order: changed', ar: 'الطلب: تعديل' },
  kind: { en: 'Kind of change', ar: 'نوع التغيير' },
}
const history = (name: string) => ({ en: `History of ${name}`, ar: `سجل ${name}` })
const editOf = (name: string) => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })

test('what was changed stands beside the record and in the audit trail', {
  tag: '@phone',
}, async ({ visit, say }) => {
  test.slow()
  const mark = `Quince${process.pid}`
  const unit = { en: `${mark} tray`, ar: `${mark} صينية` }
  // Other tests add units too, and the list has pages.
  const page = await visit(`/main/settings/units?search=${mark}`, { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill(unit.en)
  await dialog.getByLabel(say(labels.arabic)).fill(unit.ar)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await page.getByRole('button', { name: say(editOf(say(unit))), exact: true }).click()
  await dialog.getByLabel(say(labels.english)).fill(`${mark} bowl`)
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()
  const now = say({ en: `${mark} bowl`, ar: unit.ar })

  await page.getByRole('button', { name: say(history(now)), exact: true }).click()
  const lines = dialog.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(say(labels.changed))
  await expect(lines.first()).toContainText(say(labels.screen))
  await expect(lines.first().getByText(unit.en, { exact: true })).toBeVisible()
  await expect(lines.first().getByText(`${mark} bowl`, { exact: true })).toBeVisible()
  await expectAccessible(page, 'history of a unit')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto(`/main/audit?search=${mark.toLowerCase()}`)
  await expect(heading(page, say(labels.title))).toBeVisible()
  await expect(page.getByText(say(labels.changed))).toHaveCount(1)
  await expect(page.getByText(say(labels.added))).toHaveCount(1)
  await expectAccessible(page, 'audit trail')
  await page.getByRole('combobox', { name: say(labels.kind) }).selectOption('insert')
  await expect(page).toHaveURL(/kind=insert/)
  await expect(page.getByText(say(labels.changed))).toHaveCount(0)
  await expect(page.getByText(say(labels.added))).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(say(labels.added))).toHaveCount(1)
})

test('the audit trail finds the changes of a record by its kind and number', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { ids } = await makeShop()
  const page = await visit('/main/audit', { as: await makeAdmin() })
  const area = page.getByRole('combobox', { name: say({ en: 'Area', ar: 'القسم' }), exact: true })
  const kind = page.getByRole('combobox', { name: say({ en: 'Kind of record', ar: 'نوع السجل' }) })
  const number = page.getByRole('textbox', { name: say({ en: 'Record number', ar: 'رقم السجل' }) })
  await area.selectOption('stores')
  await expect(kind.locator('option[value="coupons"]')).toHaveCount(0)
  await kind.selectOption('stores')
  // Arabic digits are read too.
  await number.fill(String(ids.stores).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))))
  await number.press('Enter')
  await expect(page).toHaveURL(new RegExp(`table=stores&record=(%22)?${ids.stores}\\b`))
  await expect(page.getByText(say({ en: 'Store: added', ar: 'المتجر: إضافة' }))).toHaveCount(1)
  await expect(number).toBeFocused()
  await expect(number).toHaveValue(String(ids.stores))
  await expectAccessible(page, 'the audit trail of a record')
  await area.selectOption('menu')
  await expect(number).toBeHidden()
  await expect(page).not.toHaveURL(/table=/)
})

test('a change of one field is undone beside the record and on the audit page', {
  tag: '@every',
}, async ({ visit, say }) => {
  test.slow()
  const mark = `Damson${process.pid}`
  const names = { en: `${mark} tray`, ar: `${mark} صينية` }
  const renamed = { en: `${mark} bowl`, ar: names.ar }
  const page = await visit(`/main/settings/units?search=${mark}`, { as: await makeAdmin() })
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  const save = async (english: string) => {
    await dialog.getByLabel(say(labels.english)).fill(english)
    await dialog.getByRole('button', { name: say(words.save) }).click()
    await expect(dialog).toBeHidden()
  }
  await dialog.getByLabel(say(labels.arabic)).fill(names.ar)
  await save(names.en)
  await page.getByRole('button', { name: say(editOf(say(names))), exact: true }).click()
  await save(renamed.en)
  const undo = say({ en: 'Undo the change to Name in English', ar: 'تراجع عن تغيير الاسم بالإنجليزية' })
  const ask = page.getByRole('dialog', {
    name: say({ en: 'Undo this change?', ar: 'التراجع عن هذا التغيير؟' }),
  })
  const confirm = async (from: string, to: string) => {
    await expect(ask).toContainText(from)
    await expect(ask).toContainText(to)
    await expectAccessible(page, 'undo')
    await ask.getByRole('button', { name: say({ en: 'Undo the change', ar: 'التراجع عن التغيير' }) }).click()
    await expect(ask).toBeHidden()
  }

  await page.getByRole('button', { name: say(history(say(renamed))), exact: true }).click()
  await dialog.getByRole('button', { name: undo }).click()
  await expect(ask).toBeVisible()
  // The history stays open below.
  await page.keyboard.press('Escape')
  await expect(ask).toBeHidden()
  await dialog.getByRole('button', { name: undo }).click()
  await confirm(renamed.en, names.en)
  const lines = page.getByRole('dialog').getByRole('listitem')
  await expect(lines).toHaveCount(3)
  // The undoing can be undone; what it undid was changed since.
  await expect(page.getByRole('button', { name: undo })).toHaveCount(1)
  await expect(lines.first().getByRole('button', { name: undo })).toBeVisible()

  await page.goto(`/main/audit?search=${mark.toLowerCase()}`)
  await page.getByRole('button', { name: undo }).click()
  await confirm(names.en, renamed.en)
  await expect(page.getByText(say(labels.changed))).toHaveCount(3)
})

test('orders and people of a store have their history beside them, for platform staff', {
  tag: '@every',
}, async ({ visit, say }) => {
  const { owner, orders, ids } = await makeShop({ pending: 1, accepted: 1 })
  const admin = await makeAdmin()
  const open = async (path: string, name: RegExp) => {
    const page = await visit(path, { as: admin })
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    return page
  }
  const of = (name: string) => new RegExp(`^${say(history(name))}`)
  const page = await open(`/main/orders/order-details/${orders[1]}`, of(''))
  await expect(page.getByRole('dialog')).toContainText(say(labels.order))
  await expectAccessible(page, 'history of an order')
  await open(
    `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/edit-store?tab=manager-info`,
    of('Shop .*Store Manager'),
  )
  const owners = await visit(`/restaurant/orders/order-details/${orders[1]}`, { as: owner })
  await expect(heading(owners, say({ en: `Order ${orders[1]}`, ar: `الطلب ${orders[1]}` }))).toBeVisible()
  // The history would stand beside it.
  await expect(owners.getByRole('button', { name: say({ en: 'Print', ar: 'طباعة' }) })).toBeVisible()
  await expect(owners.getByRole('button', { name: of('') })).toHaveCount(0)
})

test('whoever may only read finds the history where others find their buttons', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  // The world's pictures have no files.
  trouble.expected(/\/files\/wo\//)
  test.slow()
  const { mark, ids } = await makeShop()
  const reader = await makeAdmin('Reader')
  const menu = `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-%26-carting-menu`
  const item = say({ en: `${mark} machboos`, ar: `${mark} machboos ع` })
  const opens = (page: Page, name: string) =>
    page.getByRole('button', { name: say(history(name)), exact: true })
  const look = async (page: Page, name: string) => {
    await opens(page, name).click()
    await expect(
      page.getByRole('dialog', { name: say(history(name)) }).getByRole('listitem'),
    ).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(opens(page, name)).toBeFocused()
  }
  const page = await visit(menu, { as: reader })
  await look(page, item)
  await expect(page.getByRole('article').getByRole('button', { name: say(editOf(item)) })).toHaveCount(0)
  await page.goto(`${menu}?view=table`)
  await look(page, item)
  await page.goto(`${menu}/form-menu/${ids.items}`)
  await look(page, item)
  await page.goto(`/main/settings/regions?region=${ids.regions}`)
  await look(page, say({ en: 'West Bay', ar: 'West Bay ع' }))
  await expectAccessible(page, 'areas, for a reader')
})

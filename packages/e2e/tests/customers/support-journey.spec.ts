import type { Bilingual } from '@sufra/contract/kernel/language'
import { order, post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { newMobile } from '../../support/customers.ts'
import { channelKey, makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  search: { en: 'Search by name, mobile, email or ID', ar: 'البحث بالاسم أو الجوال أو البريد أو الرقم' },
  add: { en: 'Add Customer', ar: 'إضافة عميل' },
  name: { en: 'Name', ar: 'الاسم' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  merge: { en: 'Merge', ar: 'دمج' },
  preview: { en: 'After merging', ar: 'بعد الدمج' },
  merges: { en: 'Merged records', ar: 'الملفات المدموجة' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  notes: { en: 'Staff notes', ar: 'ملاحظات الموظفين' },
  note: { en: 'Note', ar: 'ملاحظة' },
  addNote: { en: 'Add note', ar: 'إضافة ملاحظة' },
  block: { en: 'Block', ar: 'حظر' },
  unblock: { en: 'Unblock', ar: 'إلغاء الحظر' },
  reason: { en: 'Reason', ar: 'السبب' },
} satisfies Record<string, Bilingual>

/** Letters for the digits of the time: a name that nobody else has. */
const rare = () =>
  [...String(Date.now() % 1_000_000).padStart(6, '0')].map((digit) => 'طظعغفقكلنه'[Number(digit)]).join('')

test('support finds a customer by two letters, corrects the number, blocks and unblocks; running orders go on', {
  tag: '@every',
}, async ({ visit, say }) => {
  test.slow()
  const [shop, key, support] = [await makeShop(), await channelKey(), await makeAdmin('Business Support')]
  const family = rare()
  const fullname = `أحمد آل ${family}`
  const [wrong, right] = [newMobile(), newMobile()]
  const running = (await order(key, shop, { mobile: wrong, fullname })).order?.id ?? 0
  const orderBy = (mobile: string) => order(key, shop, { mobile, fullname })

  const page = await visit('/main/customers', { as: support })
  const search = page.getByLabel(say(labels.search))
  const found = page.getByRole('main').locator('tbody tr, li').filter({ hasText: family })
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(family.slice(0, 2))
  await expect(found.first()).toBeVisible()
  // Another alef, and a letter that was typed wrong.
  await search.fill(`اخمد ${family}`)
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === `اخمد ${family}`)
  await expect(found).toHaveCount(1)
  await found.getByText(fullname).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fullname)
  const orders = page.getByRole('region', { name: say(labels.orders) })
  const placed = orders.locator('[data-row]').filter({ hasText: String(running) })
  await expect(placed).toContainText(say(words.pending))
  await page.getByLabel(say(labels.note), { exact: true }).fill('Gave a wrong number')
  await page.getByRole('button', { name: say(labels.addNote) }).click()
  await expect(page.getByText('Gave a wrong number')).toBeVisible()
  await expect(page.getByLabel(say(labels.note), { exact: true })).toBeFocused()

  // A number is who somebody is: the right one is a record that takes over the other's orders and notes.
  await page.goBack()
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.name)).fill(fullname)
  await dialog.getByLabel(say(labels.mobile)).fill(right)
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(page).toHaveURL(/customer-profile\/\d+/)
  await expect(heading(page, fullname)).toBeVisible()
  await page.getByRole('button', { name: say(labels.merge), exact: true }).click()
  await dialog.getByLabel(say(labels.search)).fill(wrong)
  const other = dialog.getByRole('radio')
  await expect(other).toHaveCount(1)
  await other.check()
  await expect(dialog.getByRole('region', { name: say(labels.preview) })).toContainText(wrong)
  await dialog.getByRole('button', { name: say(labels.merge), exact: true }).click()
  await expect(page.getByRole('region', { name: say(labels.merges) })).toContainText(wrong)
  await expect(placed).toBeVisible()
  await expect(page.getByRole('region', { name: say(labels.notes) })).toContainText('Gave a wrong number')

  await page.getByRole('button', { name: say(labels.block), exact: true }).click()
  const block = dialog.getByRole('button', { name: say(labels.block), exact: true })
  await block.click()
  await expect(dialog.getByText(say(words.required))).toBeVisible()
  await dialog.getByLabel(say(labels.reason)).fill('Refused two deliveries')
  await expectAccessible(page, 'blocking')
  await block.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Refused two deliveries')
  for (const mobile of [right, wrong]) {
    const refused = await orderBy(mobile)
    expect(refused.code).toBe('ordering.customerBlocked')
    expect(refused.message).toContain('contact customer service')
    expect(refused.message).not.toContain('deliveries')
  }
  await post('storeUser/settings/orderStatus/updateOrderStatus', shop.storeUser.token, {
    order_id: String(running),
    status_id: '6',
    cancel_reason_id: '',
    early: true,
  })
  await page.reload()
  await expect(placed).toContainText(say(words.isAccepted))

  await page.getByRole('button', { name: say(labels.unblock) }).click()
  await dialog.getByRole('button', { name: say(labels.unblock) }).click()
  await expect(page.getByRole('button', { name: say(labels.block), exact: true })).toBeVisible()
  expect((await orderBy(right)).order?.id).toBeGreaterThan(running)
  await expectAccessible(page, 'a profile')
})

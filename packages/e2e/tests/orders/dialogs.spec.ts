import { lookAtDialog } from '../../support/dialogs.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const words = {
  more: { en: 'More actions', ar: 'إجراءات أخرى' },
  share: { en: 'Share link', ar: 'مشاركة رابط' },
  make: { en: 'Create link', ar: 'إنشاء رابط' },
  revoke: { en: 'Revoke', ar: 'إبطال' },
  cash: { en: 'Record cash', ar: 'تسجيل نقد' },
  cancel: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  undo: { en: 'Undo completion', ar: 'التراجع عن الإكمال' },
  status: { en: 'Change Order Status', ar: 'تغيير حالة الطلب' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  restaurant: { en: 'Restaurant', ar: 'المطعم' },
  store: { en: 'Store', ar: 'المتجر' },
  area: { en: 'Area', ar: 'المنطقة' },
  note: { en: 'Internal note', ar: 'ملاحظة داخلية' },
  addNote: { en: 'Add note', ar: 'إضافة ملاحظة' },
  removeNote: { en: 'Delete note', ar: 'حذف الملاحظة' },
}

test('dialogs of the desk are accessible', { tag: '@every' }, async ({ visit, say }) => {
  test.slow()
  // Other tests delete theirs meanwhile.
  const { orders } = await makeShop({ pending: 1 })
  const page = await visit(`/main/orders?search=${orders[0]}`, { as: await makeAdmin() })
  const row = page.locator('tbody tr', { has: page.getByRole('button', { name: /^(Accept|قبول)/ }) }).first()
  await lookAtDialog(page, 'accepting an order', row.getByRole('button', { name: /^(Accept|قبول)/ }))
  await lookAtDialog(page, 'rejecting an order', row.getByRole('button', { name: /^(Reject|رفض)/ }))
  await lookAtDialog(page, 'the status of an order', row.locator('td').nth(1))
  const button = (name: keyof typeof words) =>
    page.getByRole('button', { name: new RegExp(`^${say(words[name])}`) })
  for (const filter of ['restaurant', 'store', 'area'] as const)
    await lookAtDialog(page, `filtering by ${filter}`, page.getByRole('group').locator(button(filter)))
  await lookAtDialog(
    page,
    'choosing columns',
    button('columns').last(),
    page.getByRole('menuitem', { name: say(words.choose) }),
  )
})

test('dialogs of an order are accessible', { tag: '@ar' }, async ({ visit, say }) => {
  test.slow()
  const { owner, orders } = await makeShop({ accepted: 1, completed: 1 })
  const [accepted, completed] = orders
  const page = await visit(`/main/orders/order-details/${accepted}`, { as: await makeAdmin() })
  const button = (name: keyof typeof words) =>
    page.getByRole('button', { name: say(words[name]), exact: true })
  const entry = (name: keyof typeof words) => page.getByRole('menuitem', { name: say(words[name]) })
  for (const action of ['cash', 'cancel'] as const)
    await lookAtDialog(page, action, button('more'), entry(action))
  await lookAtDialog(page, 'the status of an order', button('status'))
  await lookAtDialog(page, 'sharing', button('more'), entry('share'))
  await button('more').click()
  await entry('share').click()
  await button('make').click()
  await expect(button('revoke')).toBeVisible()
  await lookAtDialog(page, 'a new link')
  await lookAtDialog(page, 'revoking a link', button('more'), entry('share'), button('revoke').first())
  await page.goto(`/main/orders/order-details/${completed}`)
  await lookAtDialog(page, 'undoing a completion', button('more'), entry('undo'))
  await page.getByRole('button', { name: say({ en: '“Cash collected”', ar: '«النقد المحصَّل»' }) }).click()
  await lookAtDialog(
    page,
    'reversing a posting',
    page.getByRole('button', { name: /^(Reverse|عكس القيد)/ }).first(),
  )
  const kitchen = await visit(`/restaurant/orders/order-details/${accepted}`, { as: owner })
  await kitchen.getByRole('textbox', { name: say(words.note) }).fill('Bring the large pots')
  await kitchen.getByRole('button', { name: say(words.addNote) }).click()
  await lookAtDialog(kitchen, 'deleting a note', kitchen.getByRole('button', { name: say(words.removeNote) }))
})

test('dialogs of cancel reasons are accessible', { tag: '@every' }, async ({ visit }) => {
  const page = await visit('/main/settings/cancel-reasons', { as: await makeAdmin() })
  const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first()
  await lookAtDialog(page, 'a new reason', button(/^(Add|إضافة)/))
  await lookAtDialog(page, 'editing a reason', button(/^(Edit|تعديل)/))
  await lookAtDialog(page, 'deleting a reason', button(/^(Delete|حذف)/))
})

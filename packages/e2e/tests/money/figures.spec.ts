import { expectAccessible } from '../../support/axe.ts'
import { makeDue, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
  payment: { en: 'Payment received', ar: 'استلام دفعة' },
  formula: { en: 'Formula', ar: 'طريقة الحساب' },
  back: { en: 'Back to', ar: 'الرجوع إلى' },
  open: { en: 'Open order', ar: 'فتح الطلب' },
  close: { en: 'Close', ar: 'إغلاق' },
}

test('a figure that is pressed shows its formula, its parts, and what each is made of', {
  tag: '@both',
}, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 1 })
  const order = shop.orders[0] ?? 0
  await makeDue(order, 379_12)
  const page = await visit('/store/payments/statement-of-accounts', { as: shop.storeUser })
  const closing = page.getByRole('button', { name: say(labels.closing) })
  await closing.click()
  const drawer = page.getByRole('dialog', { name: say(labels.closing) })
  await expect(drawer.getByRole('heading', { name: say(labels.formula) })).toBeVisible()
  await expect(drawer.locator('[data-sum]')).toContainText('379.12')
  const part = drawer.getByRole('listitem').filter({ hasText: say(labels.payment) })
  await expect(part).toContainText('379.12')
  await expectAccessible(page, 'explained figure')

  await part.getByRole('button').click()
  // The drawer has the name of the figure that it explains.
  const explained = page.getByRole('dialog')
  await expect(explained.getByRole('button', { name: say(labels.back) })).toBeVisible()
  await expect(explained.locator('[data-sum]')).toContainText('379.12')
  await explained.getByRole('button', { name: say(labels.back) }).click()
  await drawer
    .getByRole('link', { name: `${say(labels.open)} ${order}` })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/store/orders/order-details/${order}`))
  await page.goBack()
  await closing.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: say(labels.close) }).click()
  await expect(closing).toBeFocused()
})

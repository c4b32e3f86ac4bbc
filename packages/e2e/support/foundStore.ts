import { expect, type Locator } from '@playwright/test'

/**
 * The box of the first store that a coupon's search found by this text, once the list holds nothing else: while the list
 * still changes, a click meets another row.
 */
export async function foundStore(dialog: Locator, text: string): Promise<Locator> {
  const rows = dialog.locator('li:has([name=coupons])')
  const found = rows.filter({ hasText: text })
  await expect(found.first()).toBeVisible()
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0)
  return found.first().locator('[name=coupons]')
}

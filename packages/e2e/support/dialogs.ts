import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/**
 * Opens a dialog by pressing these in turn, the last of which opens it, or looks at the one that is open. Expects it to
 * be accessible and closes it, and any below it, with Escape.
 */
export async function lookAtDialog(page: Page, what: string, ...presses: readonly Locator[]): Promise<void> {
  const dialogs = page.getByRole('dialog')
  let below = 0
  for (const press of presses) {
    await press.waitFor()
    below = await dialogs.count()
    await press.click()
  }
  // A confirmation may open later than its button reacts, and the one below it is already there.
  await expect(dialogs).toHaveCount(below + 1)
  await expectAccessible(page, what, '[role="dialog"]')
  for (let open = await dialogs.count(); open > 0; open--) {
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(open - 1)
  }
}

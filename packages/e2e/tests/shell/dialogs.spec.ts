import { lookAtDialog } from '../../support/dialogs.ts'
import { makeAdmin } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

test('dialogs of the shell and the profile are accessible', { tag: '@ar' }, async ({ visit, say }) => {
  test.slow()
  const page = await visit('/main/profile', { as: await makeAdmin() })
  await expect(heading(page, say(words.profile))).toBeVisible()
  await lookAtDialog(
    page,
    'ending a session',
    page.getByRole('button', { name: /^(End session|إنهاء الجلسة)/ }).first(),
  )
  await lookAtDialog(
    page,
    'changing the password',
    page.getByRole('button', { name: say(words.account) }),
    page.getByRole('menuitem', { name: say(words.changePassword) }),
  )
  for (const key of ['?', 'Control+k']) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(key)
    await lookAtDialog(page, key)
  }
  // Escape closes the palette, and not the keys below it.
  await page.keyboard.press('?')
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await expect(dialogs).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(1)
  await expect(dialogs.locator('kbd').first()).toBeVisible()
})

import { signIn } from '../support/doors.ts'
import { managed } from '../support/places.ts'
import { makeShop, password, revoke } from '../support/seed.ts'
import { expect, test } from '../support/test.ts'

const said = {
  english: { en: 'Description in English', ar: 'الوصف بالإنجليزية' },
  back: { en: 'What you had typed here is back', ar: 'عاد ما كنت قد كتبته هنا' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
}

test('what is typed outlives a reload and a session that ran out, not being left on purpose', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/401/)
  const shop = await makeShop()
  const page = await visit(managed(shop, 'edit-store'), { as: shop.owner, alone: true })
  const description = page.getByLabel(say(said.english))
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft ')))
  await description.fill('Typed before the reload')
  await expect.poll(kept).toBe(true)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(description).toHaveValue('Typed before the reload')
  await expect(page.getByText(say(said.back))).toBeVisible()

  await description.fill('Typed before the session ended')
  await revoke(shop.owner)
  await expect(page).toHaveURL('/')
  await signIn(page, say, shop.owner.email, password)
  await expect(description).toHaveValue('Typed before the session ended')

  await page.getByRole('button', { name: say(said.cancel), exact: true }).click()
  await page.getByRole('button', { name: say(said.leave), exact: true }).click()
  await expect(description).toBeHidden()
  expect(await kept()).toBe(false)
})

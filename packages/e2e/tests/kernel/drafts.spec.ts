import type { Page } from '@playwright/test'
import { managed } from '../../support/regions.ts'
import { elsewhere, makeShop, password, revoke } from '../../support/seed.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  english: { en: 'Description in English', ar: 'الوصف بالإنجليزية' },
  back: { en: 'Your unsaved text is back', ar: 'استُعيد ما كتبته هنا ولم تحفظه' },
  policy: { en: 'Policy in English', ar: 'السياسة بالإنجليزية' },
}

/** The request is rejected in the frame after the next key: the session ends before anything else can happen. */
const endWithTheNextKey = (page: Page) =>
  page.addInitScript(() => {
    const real = window.fetch
    let ended = false
    window.fetch = (input, init) => {
      if (ended || !String(input).endsWith('order/events')) return real(input, init)
      return new Promise((answer) => {
        document.documentElement.dataset.ends = 'with the next key'
        const end = () => {
          ended = true
          requestAnimationFrame(() => answer(new Response('{}', { status: 401 })))
        }
        addEventListener('input', end, { capture: true, once: true })
      })
    }
  })

test('a draft survives a reload and an expired session, but not leaving on purpose', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/401/)
  const shop = await makeShop()
  const page = await visit(managed(shop, 'edit-store'), { as: shop.owner, alone: true })
  const description = page.getByLabel(say(labels.english))
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft ')))
  await description.fill('Typed before the reload')
  await expect.poll(kept).toBe(true)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(description).toHaveValue('Typed before the reload')
  await expect(page.getByText(say(labels.back))).toBeVisible()

  await description.fill('Typed before the session ended')
  await revoke(shop.owner)
  await expect(page).toHaveURL('/')
  await signIn(page, say, shop.owner.email, password)
  await expect(description).toHaveValue('Typed before the session ended')

  await page.getByRole('button', { name: say(words.cancel), exact: true }).click()
  await page.getByRole('button', { name: say(words.leave), exact: true }).click()
  await expect(description).toBeHidden()
  expect(await kept()).toBe(false)
})

test('the last key before a session ends is kept, in a plain and in a rich text field', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  const typed = async (tab: string, label: string) => {
    const person = await elsewhere(shop.owner)
    const page = await visit(managed(shop, tab), { as: person, alone: true, before: endWithTheNextKey })
    const field = page.getByRole('textbox', { name: label })
    await field.click()
    await expect(page.locator('html')).toHaveAttribute('data-ends')
    await page.keyboard.press('x')
    await expect(page).toHaveURL('/')
    await signIn(page, say, shop.owner.email, password)
    return field
  }
  const plain = await typed('edit-store', say(labels.english))
  await expect(plain).toHaveValue(/x/)
  const formatted = await typed('store-policy', say(labels.policy))
  await expect(formatted).toContainText('x')
})

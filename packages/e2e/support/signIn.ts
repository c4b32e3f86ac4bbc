import type { Locator, Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { words } from './words.ts'

type Say = (text: Bilingual) => string

export async function signIn(page: Page, say: Say, email: string, password: string): Promise<void> {
  await page.getByLabel(say(words.email)).fill(email)
  await page.getByLabel(say(words.password), { exact: true }).fill(password)
  await page.getByRole('button', { name: say(words.signIn), exact: true }).click()
}

/** What the device stores of a session (spec 1 §1). */
export const keptSession = (page: Page) =>
  page.evaluate(() => ['token', 'kind', 'nameRole'].map((name) => localStorage.getItem(name)))

/** Opens the profile menu and chooses an entry. */
export async function fromProfileMenu(page: Page, say: Say, entry: Bilingual): Promise<void> {
  await page.getByRole('button', { name: say(words.account) }).click()
  await page.getByRole('menuitem', { name: say(entry) }).click()
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** An error message, in the page or in a toast. */
export const errorMessage = (page: Page | Locator, text: string) =>
  page.getByRole('alert').filter({ hasText: text })
export const successMessage = (page: Page | Locator, text: string) =>
  page.getByRole('status').filter({ hasText: text })

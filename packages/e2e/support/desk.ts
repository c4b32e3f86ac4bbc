import type { Locator, Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { words } from './words.ts'

type Say = (text: Bilingual) => string

/** The orders desk, on a wide screen or on a phone. */
export function deskOf(page: Page, say: Say, isPhone = false) {
  const rows = isPhone
    ? page.getByRole('list', { name: say(words.orders), exact: true }).locator(':scope > li')
    : page.locator('tbody tr')
  const row = (id: number) =>
    isPhone
      ? rows.filter({ has: page.getByRole('button', { name: new RegExp(`\\b${id}$`) }) })
      : rows.filter({ has: page.getByRole('cell', { name: String(id), exact: true }) })
  const dialog = page.getByRole('dialog', { name: say(words.changeStatus), exact: true })
  return {
    rows,
    row,
    dialog,
    ids: async () =>
      (
        await rows.locator(isPhone ? ':scope > div:first-child > button' : 'td:first-child').allInnerTexts()
      ).map((text) => Number(text.replace(/\D/g, ''))),
    card: (name: Bilingual) =>
      page
        .getByRole('group', { name: say({ en: 'Orders by status', ar: 'الطلبات حسب الحالة' }) })
        .getByRole('button', { name: new RegExp(`^${say(name)}`) }),
    search: page.getByRole('textbox', { name: say(words.searchOrders) }),
    openDialog: (id: number) =>
      (isPhone
        ? row(id)
            .getByRole('button', { name: new RegExp(`${id}$`) })
            .first()
        : row(id).locator('td').nth(1)
      ).click(),
    option: (name: Bilingual) => dialog.getByRole('radio', { name: new RegExp(`^${say(name)}`) }),
    save: dialog.getByRole('button', { name: say(words.save) }),
    /** The confirmation before every change of status. */
    question: (text: string): Locator => page.getByRole('dialog', { name: text, exact: true }),
  }
}

import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'

type Say = (text: Bilingual) => string

const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text of each printed page, without direction marks that the PDF reader inserts. */
export async function printed(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  return text.replace(marks, '').split('\f').slice(0, -1)
}

const names = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
  both: { en: 'Both', ar: 'كلتاهما' },
} as const satisfies Record<Language | 'both', Bilingual>

/** The preview of what is printed. */
export const printPreviewOf = (page: Page, say: Say) => {
  const view = page.getByRole('dialog')
  return {
    view,
    sheet: view.getByRole('article'),
    print: view.getByRole('button', { name: say({ en: 'Print', ar: 'طباعة' }), exact: true }),
    close: view.getByRole('button', { name: say({ en: 'Close', ar: 'إغلاق' }) }),
    speak: (language: keyof typeof names) =>
      view.getByRole('radio', { name: say(names[language]), exact: true }).check(),
  }
}

/** Changes the response of an order to have this many lines, as seeded orders have one, and other changes. */
export async function withLines(page: Page, count: number, more: object = {}): Promise<void> {
  await page.route('**/getOrderDetails/**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const [line] = body.order.details.OrderSummary
    body.order.details.OrderSummary = Array.from({ length: count }, (_, index) => ({
      ...line,
      id: index + 1,
      name_en: `Dish number ${index + 1}`,
      name_ar: `طبق رقم ${index + 1}`,
    }))
    Object.assign(body.order, more)
    await route.fulfill({ response, json: body })
  })
}

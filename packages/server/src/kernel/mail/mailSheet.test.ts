import type { Language } from '@sufra/contract/kernel/language'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { expect, it } from 'vitest'
import { renderEmail } from './emailTemplate.ts'
import { mailSheet } from './mailSheet.ts'
import { richTextMarkup } from './richTextMail.ts'

const platform = { name: 'Maida', accent: '#0b5d3b', links: { light: '#0b5d3b', dark: '#7fc8a2' } }
const template = {
  subject: 'Payout',
  greeting: 'Hello',
  paragraphs: ['Paid'],
  lines: [{ label: 'Net', value: '12.50' }],
  tables: [{ heads: ['Store', 'Orders'], rows: [['West Bay', '4']] }],
  closing: 'Maida',
}
const htmlIn = (language: Language) => renderEmail('nora@x.example', template, { language, platform }).html

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const
const documentOf = (text: string): RichTextDocument => ({
  type: 'doc',
  content: [
    paragraph(text),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] },
    { type: 'blockquote', content: [paragraph(text)] },
  ],
})
const written = (text: string, language: Language) =>
  mailSheet({ subject: '', body: richTextMarkup(documentOf(text), language) }, { language, platform })

it('names sides as mail programs know them, those of its language', () => {
  for (const html of [htmlIn('en'), htmlIn('ar'), written('Hello', 'en'), written('مرحبًا', 'ar')])
    expect(html).not.toMatch(/-inline|text-align:(start|end)/)
  expect(htmlIn('en')).toContain('padding-right:16px;text-align:left">Store')
  expect(htmlIn('ar')).toContain('padding-left:16px;text-align:right">Store')
  expect(written('Hello', 'en')).toContain('<ul style="margin:0 0 16px;padding:0;padding-left:24px">')
  expect(written('مرحبًا', 'ar')).toContain('<ul style="margin:0 0 16px;padding:0;padding-right:24px">')
  expect(written('مرحبًا', 'ar')).toContain('border-right-width:3px')
})

it('lets the last digits of figures stand in line in both languages', () => {
  for (const language of ['en', 'ar'] as const)
    expect(htmlIn(language)).toMatch(/<td dir="ltr" style="[^"]*text-align:right[^"]*">12\.50</)
})

it('sets a text that only the other language has in its own direction, and mixed ones in the reader’s', () => {
  expect(written('Order by noon.', 'ar')).toContain('<div lang="en" dir="ltr" style="text-align:left">')
  expect(written('اطلب قبل الظهر.', 'en')).toContain('<div lang="ar" dir="rtl" style="text-align:right">')
  for (const html of [
    written('Iftar: اطلب قبل الظهر.', 'ar'),
    written('Order إفطار', 'en'),
    written('50 %', 'ar'),
  ])
    expect(html).not.toContain('<div lang')
})

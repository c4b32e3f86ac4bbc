import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { PrintLanguage } from './printLanguage.tsx'

/** Identifies a separated page. Printed on every page but the first, which has the sheet's own head. */
export interface RunningHead {
  /** Printed below each other. */
  readonly lines: readonly Bilingual[]
  readonly number?: string
}

const sides = { en: ['left', 'right'], ar: ['right', 'left'] } as const

/** A CSS string with line breaks. */
const content = (...lines: readonly string[]): string =>
  lines.map((line) => JSON.stringify(line)).join(' "\\A" ')

function headOf({ lines, number = '' }: RunningHead, language: PrintLanguage): string {
  const contentIn = (one: Language) => content(...lines.map((line) => line[one]))
  const box = (place: string, text: string, more = '') => `@top-${place} { content: ${text}; ${more} }`
  if (language === 'both')
    return [
      box('left', contentIn('en')),
      box('center', content(number), 'font-size: 26pt; text-align: center'),
      box('right', contentIn('ar'), 'direction: rtl'),
    ].join(' ')
  const [start, end] = sides[language]
  return [
    box(start, contentIn(language), `direction: ${language === 'ar' ? 'rtl' : 'ltr'}`),
    box(end, content(number), 'font-size: 26pt'),
  ].join(' ')
}

/** Text in a page's margins can only come from its @page rule. */
export function pageRules(language: PrintLanguage, foot: string, head?: RunningHead): string {
  const [start, end] = sides[language === 'ar' ? 'ar' : 'en']
  return `@page sheet {
    ${head ? headOf(head, language) : ''}
    @bottom-${start} { content: ${JSON.stringify(foot)} }
    @bottom-${end} { content: counter(page) " / " counter(pages); white-space: nowrap }
  }
  @page sheet:first { @top-left { content: none } @top-center { content: none } @top-right { content: none } }`
}

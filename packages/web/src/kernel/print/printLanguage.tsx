import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { createContext, type ReactNode, use } from 'react'
import css from './print.module.css'

export const printLanguages = ['en', 'ar', 'both'] as const
export type PrintLanguage = (typeof printLanguages)[number]

const storageKey = 'paper-language'
export const keptPrintLanguage = (): PrintLanguage | undefined =>
  printLanguages.find((language) => language === localStorage.getItem(storageKey))
export const keepPrintLanguage = (language: PrintLanguage): void => localStorage.setItem(storageKey, language)

const directions = { en: 'ltr', ar: 'rtl' } as const
const Context = createContext<PrintLanguage>('en')

/** Sets the language of a sheet. If it is both, English is on the left. */
export function PrintLanguageProvider({
  language,
  children,
}: {
  language: PrintLanguage
  children: ReactNode
}) {
  return (
    <Context value={language}>
      <article
        className={css.sheet}
        data-language={language}
        lang={language === 'ar' ? 'ar' : 'en'}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
      >
        {children}
      </article>
    </Context>
  )
}

/** Renders its children once per language of the sheet, side by side if there are two. */
export function Sides({ children }: { children: (language: Language) => ReactNode }) {
  const language = use(Context)
  if (language !== 'both') return children(language)
  return (
    <span className={css.sides} data-sides>
      {(['en', 'ar'] as const).map((side) => (
        <span key={side} lang={side} dir={directions[side]}>
          {children(side)}
        </span>
      ))}
    </span>
  )
}

/** The language of the sheet, which may differ from the reader's. */
export const usePrintLanguage = (): PrintLanguage => use(Context)

/** In Arabic a percent sign would move to the other side of its number. */
const percents = /(\d+(?:\.\d+)?%)/
const isolated = (text: string): ReactNode =>
  text.split(percents).map((part, index) =>
    percents.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  )

/** A sentence or an address: its direction follows its language, whatever script it begins with. */
export const Say = ({ of }: { of: Bilingual }) => (
  <Sides>{(language) => <bdi dir={directions[language]}>{isolated(of[language] || of.en)}</bdi>}</Sides>
)

/** A name may be written in the other script, so its own letters set the direction. */
export const Name = ({ of }: { of: Bilingual }) => (
  <Sides>{(language) => <bdi>{of[language] || of.en}</bdi>}</Sides>
)

import { DirectionProvider, useDirection } from '@mantine/core'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { type Entries, type Translate, translator } from './texts.ts'

const storageKey = 'language'
/** The parameter of links in mails. The language of a printed sheet stands in addresses as `language`. */
const linkKey = 'lang'
const directions = { en: 'ltr', ar: 'rtl' } as const

const languageIn = (value: string | null): Language | null =>
  value === 'en' || value === 'ar' ? value : null
const stored = () => languageIn(localStorage.getItem(storageKey))

/** A link in a mail opens its page in the mail's language, whatever this browser's is. Nothing is stored by that. */
const linked = () => languageIn(new URLSearchParams(location.search).get(linkKey))
function dropLinked(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(linkKey)) return
  url.searchParams.delete(linkKey)
  history.replaceState(history.state, '', url)
}

/** For callers outside React (the call layer's `Accept-Language`). */
export const currentLanguage = (): Language => linked() ?? stored() ?? 'en'
/** Whether this browser has a chosen language. If not, signing in applies the account's. */
export const languageChosen = (): boolean => stored() !== null

interface LanguageValue {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}
const LanguageContext = createContext<LanguageValue | null>(null)

/** Called before the first paint, so that the layout does not flip visibly. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directions[language]
}

function Provider({ children }: { children: ReactNode }) {
  const [language, set] = useState(currentLanguage)
  const { setDirection } = useDirection()
  useLayoutEffect(() => {
    applyLanguage(language)
    setDirection(directions[language])
  }, [language, setDirection])
  const setLanguage = useCallback((next: Language) => {
    localStorage.setItem(storageKey, next)
    dropLinked()
    set(next)
  }, [])
  const value = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directions[currentLanguage()]}>
      <Provider>{children}</Provider>
    </DirectionProvider>
  )
}

export function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage outside LanguageProvider')
  return value
}

/** `const t = useText(ordersText)`; follows the language. */
export function useText<E extends Entries>(of: E): Translate<E> {
  const { language } = useLanguage()
  return useMemo(() => translator(of, language), [of, language])
}

/** Picks the reader's language of a bilingual value from the server. */
export function usePick(): (value: Bilingual | null | undefined) => string {
  const { language } = useLanguage()
  return useCallback((value) => value?.[language] ?? '', [language])
}

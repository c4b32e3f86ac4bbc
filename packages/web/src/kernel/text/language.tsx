import { DirectionProvider, useDirection } from '@mantine/core'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { type Entries, type Translate, translator } from './texts.ts'

const storageKey = 'language'
const directions = { en: 'ltr', ar: 'rtl' } as const

const languageIn = (value: string | null): Language | null =>
  value === 'en' || value === 'ar' ? value : null
const stored = (): Language | null => languageIn(localStorage.getItem(storageKey))

let switched = false
/** What the page's address says, as the links of mails do, until somebody switches it. This browser's choice stays. */
const named = (): Language | null =>
  switched ? null : languageIn(new URLSearchParams(location.search).get('language'))

/** For callers outside React (the call layer's `Accept-Language`). */
export const currentLanguage = (): Language => named() ?? stored() ?? 'en'
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
    switched = true
    localStorage.setItem(storageKey, next)
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

import { type Bilingual, fill, type Language } from './language.ts'

const texts = {
  to: { en: 'Changed meanwhile to “{value}”', ar: 'تغيّر في هذه الأثناء إلى «{value}»' },
  somehow: { en: 'Changed meanwhile', ar: 'تغيّر في هذه الأثناء' },
} satisfies Record<string, Bilingual>

const mostShown = 100

/** The text under a field that another user has changed. */
export const staleVersion = (value: unknown, language: Language): string =>
  (typeof value === 'string' && value.length <= mostShown) || typeof value === 'number'
    ? fill(texts.to[language], { value })
    : texts.somehow[language]

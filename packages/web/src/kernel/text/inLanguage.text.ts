import { texts } from './texts.ts'

/** Of a field or a column that is there once for each language. */
export const inLanguageText = texts({
  en: { en: '{what} in English', ar: '{what} بالإنجليزية' },
  ar: { en: '{what} in Arabic', ar: '{what} بالعربية' },
})

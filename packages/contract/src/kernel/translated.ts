import { z } from 'zod'

/** A row's text in both languages. */
export const Translated = z.object({ en: z.string(), ar: z.string() })

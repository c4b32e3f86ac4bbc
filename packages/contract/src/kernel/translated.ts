import { z } from 'zod'

/** A text of a row in both languages, as answers carry it. */
export const Translated = z.object({ en: z.string(), ar: z.string() })

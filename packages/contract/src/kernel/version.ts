import { z } from 'zod'
import { Id } from './fields.ts'
import { type Bilingual, fill, type Language } from './language.ts'

/**
 * The version of a row that a form was opened with. If the row was saved in between, an update with it returns 409
 * instead of overwriting.
 */
export const Version = z.int32().positive()

/** Spread into the input of updates. Callers without a form may omit it. */
export const versioned = { version: Version.optional() }

export const SavedVersion = z.object({ id: Id, version: Version })

/** What others saved since a form was opened, by field name on the wire. */
export interface Stale {
  readonly version: number
  readonly by: string
  readonly at: string
  readonly changes: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
}

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

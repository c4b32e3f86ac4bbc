import { z } from 'zod'
import { Id } from './fields.ts'
import { type Bilingual, fill, type Language } from './language.ts'

/** A row's version as a form read it. Sent back, a save in between is refused (409) instead of written over. */
export const Version = z.int().positive()

/** Spread into what an update takes: a caller without a form may leave it out. */
export const versioned = { version: Version.optional() }

export const SavedVersion = z.object({ id: Id, version: Version })

/** What others saved since a form was opened, by the wire's field. */
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

/** What stands under a field that somebody else has changed. */
export const staleVersion = (value: unknown, language: Language): string =>
  (typeof value === 'string' && value.length <= mostShown) || typeof value === 'number'
    ? fill(texts.to[language], { value })
    : texts.somehow[language]

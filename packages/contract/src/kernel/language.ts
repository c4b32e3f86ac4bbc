import { counted } from './countedNoun.ts'

/** Both languages of every text, required by type (DECISIONS 4). */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Bilingual = Readonly<Record<Language, string>>

/** The language of an `Accept-Language` header; English if it names neither. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { tag: tag.toLowerCase().split('-')[0], q: q ? Number(q.slice(2)) : 1 }
    })
    .filter((part) => part.q > 0)
    .sort((a, b) => b.q - a.q)
  return (
    wanted.find((part): part is { tag: Language; q: number } => part.tag === 'ar' || part.tag === 'en')
      ?.tag ?? 'en'
  )
}

/** Replaces `{name}` placeholders. `{hours:hour}` and `{hours:ساعة}` add the noun in the right form. */
export function fill(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)(?::([^}]+))?\}/g, (whole, key: string, noun?: string) => {
    const value = params[key]
    if (value === undefined) return whole
    return noun ? counted(value, noun) : String(value)
  })
}

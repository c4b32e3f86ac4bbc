import { type Bilingual, fill, type Language } from '@sufra/contract/kernel/language'

/** A text with plural forms, by `count`: two in English, six in Arabic. */
interface Plural {
  readonly en: Readonly<Record<'one' | 'other', string>>
  readonly ar: Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>
}
type Entry = Bilingual | Plural
export type Entries = Readonly<Record<string, Entry>>

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Counted}:${string}` ? Counted : Name) | Names<Rest>
  : never
type ParamsOf<E> = E extends Plural
  ? 'count' | Names<E['en']['other']>
  : E extends Bilingual
    ? Names<E['en']>
    : never
type Params = Readonly<Record<string, string | number>>
type Arguments<E> = [ParamsOf<E>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<E>, string | number>>]

/** A missing parameter or an unknown key does not compile. */
export type Translate<E extends Entries> = <Key extends keyof E & string>(
  key: Key,
  ...params: Arguments<E[Key]>
) => string

/** Declares a feature's texts: `texts({ title: { en: 'Orders', ar: 'الطلبات' } })`. */
export const texts = <const E extends Entries>(entries: E): E => entries

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

function say(entry: Entry, language: Language, params: Params = {}): string {
  const text: string | Readonly<Record<string, string>> = entry[language]
  if (typeof text === 'string') return fill(text, params)
  const { count } = params
  const form = text[rules[language].select(Number(count))] ?? text.other ?? ''
  return fill(form, typeof count === 'number' ? { ...params, count: count.toLocaleString('en-US') } : params)
}

/**
 * `Intl.PluralRules` covers Arabic's six forms and the contract has `fill`; an i18n library would add 14 KB to every
 * first page and nothing else.
 */
export function translator<E extends Entries>(entries: E, language: Language): Translate<E> {
  return (key: string, params?: Params) => {
    const entry = entries[key]
    return entry ? say(entry, language, params) : key
  }
}

import { dirhams, qar } from '@sufra/contract/kernel/money'

type Way = 'decode' | 'encode'

/** Where a body or an answer has values that are written otherwise on the wire. Made by the build: operations.ts. */
export type Conversions =
  | 'money'
  | Readonly<Record<Way, (value: unknown) => unknown>>
  | { readonly each: Conversions }
  | { readonly values: Conversions }
  | { readonly fields: Readonly<Record<string, Conversions>> }

const money = { decode: dirhams, encode: qar }

/** Between the wire and the values that screens work with. What has no conversion is left as it is. */
export function converted(way: Way, value: unknown, by: Conversions | undefined): unknown {
  if (by === undefined || value === null || value === undefined) return value
  if (by === 'money') return typeof value === 'number' ? money[way](value) : value
  if ('decode' in by) return by[way](value)
  if ('each' in by) return Array.isArray(value) ? value.map((item) => converted(way, item, by.each)) : value
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const of = 'fields' in by ? (name: string) => by.fields[name] : () => by.values
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, converted(way, item, of(name))]),
  )
}

import pg from 'pg'

/**
 * Parsers of database values, the same for both drivers and for Drizzle (whose own parsers client.ts removes): numbers,
 * and dates and instants as the text of the wire format.
 */
type Parse = (text: string) => unknown

const oid = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
} as const

const arrays: Record<number, number> = {
  1000: oid.bool,
  1001: oid.bytea,
  1016: oid.int8,
  1005: oid.int2,
  1007: oid.int4,
  199: oid.json,
  1021: oid.float4,
  1022: oid.float8,
  1182: oid.date,
  1183: oid.time,
  1115: oid.timestamp,
  1185: oid.timestamptz,
  1231: oid.numeric,
  3807: oid.jsonb,
}

export function instant(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-]\d\d)(?::?(\d\d))?(?::\d\d)?$/.exec(text)
  if (!match) return text
  const [, day, time, fraction = '', hours, minutes = '00'] = match
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3)
  const written = `${day}T${time}.${milliseconds}`
  return hours === '+00' ? `${written}Z` : new Date(`${written}${hours}:${minutes}`).toISOString()
}

const parsers: Record<number, Parse> = {
  [oid.int8]: wholeNumber,
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.time]: (text) => text.slice(0, 5),
  [oid.timestamp]: (text) => text.replace(' ', 'T'),
  [oid.timestamptz]: instant,
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`the integer ${text} is too large for a number`)
  return number
}

const textArray: number = 1009
const parseTextArray = pg.types.getTypeParser(textArray, 'text') as (text: string) => (string | null)[]

function nested(parse: Parse, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => nested(parse, element))
  return typeof value === 'string' ? parse(value) : value
}

function parserOf(type: number): Parse {
  const element = arrays[type]
  if (element !== undefined) {
    const parse = parserOf(element)
    return (text) => nested(parse, parseTextArray(text))
  }
  return parsers[type] ?? (pg.types.getTypeParser(type, 'text') as Parse)
}

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: string) =>
    format === 'binary' ? pg.types.getTypeParser(type, 'binary') : parserOf(type),
}

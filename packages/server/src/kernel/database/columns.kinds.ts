import type { PgColumn } from 'drizzle-orm/pg-core'

/** Postgres types that are read alike, by their oids. */
export interface Kind {
  readonly name: string
  readonly oids: readonly number[]
  /** Whether a value has this type inside a JSON object. */
  readonly inJson: (value: unknown) => boolean
}

const kind = (name: string, oids: readonly number[], inJson: Kind['inJson']): Kind => ({ name, oids, inJson })
const is = (type: string) => (value: unknown) => typeof value === type

export const kinds = {
  bool: kind('boolean', [16], is('boolean')),
  int: kind('whole number', [20, 21, 23], Number.isSafeInteger),
  decimal: kind('numeric', [700, 701, 1700], is('number')),
  text: kind('text', [18, 19, 25, 1042, 1043], is('string')),
  date: kind('date', [1082], is('string')),
  time: kind('time', [1083], is('string')),
  timestamptz: kind('timestamptz', [1184], is('string')),
  json: kind('json', [114, 3802], () => true),
  bytea: kind('bytea', [17], is('string')),
  int4multirange: kind('int4multirange', [4451], is('string')),
  ints: kind('whole numbers', [1005, 1007, 1016], Array.isArray),
  texts: kind('texts', [1002, 1003, 1009, 1015], Array.isArray),
  jsons: kind('array of json', [199, 3807], Array.isArray),
} as const

const bySqlType: Readonly<Record<string, Kind>> = {
  bigint: kinds.int,
  integer: kinds.int,
  smallint: kinds.int,
  boolean: kinds.bool,
  jsonb: kinds.json,
  'bigint[]': kinds.ints,
  'integer[]': kinds.ints,
  'smallint[]': kinds.ints,
  'text[]': kinds.texts,
}

export function kindOf(column: PgColumn): Kind {
  const type = column.getSQLType()
  if (type.startsWith('numeric')) return kinds.decimal
  const found =
    bySqlType[type] ?? (Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : undefined)
  if (!found) throw new Error(`${column.name}: no kind for ${type}`)
  return found
}

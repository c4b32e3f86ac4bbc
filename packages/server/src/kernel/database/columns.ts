import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { type Kind, kindOf, kinds } from './columns.kinds.ts'

declare const value: unique symbol

/** A result column: its Postgres type, whether it may be null, and the TypeScript type of its values. */
export interface Field<T> {
  readonly [value]: T
  readonly kind: Kind
  readonly nullable: boolean
  /** Nullable in the table but not in this result: the statement leaves out those rows. */
  readonly present?: boolean
  /** The table column it comes from. */
  readonly column?: PgColumn
  /** A further check of its values: members of a JSON object, or one of a list. */
  readonly isValid?: (value: unknown) => boolean
}

type Described = PgColumn | Field<unknown>

/** The columns of a result by name. `query` types its rows by them, and tests check each statement against them. */
export type Columns = Readonly<Record<string, Described>>

export type ValueOf<D> =
  D extends Field<infer T>
    ? T
    : D extends PgColumn<infer C>
      ? C['notNull'] extends true
        ? C['data']
        : C['data'] | null
      : never

export type RowOf<C extends Columns> = { [K in keyof C]: ValueOf<C[K]> }

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

const field = <T>(described: Omit<Field<T>, typeof value>): Field<T> => described as Field<T>

/** Columns of a table by name, as in the migrated database. */
export function pick<T extends PgTable, K extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: K[]
): { [N in K]: T['_']['columns'][N] } {
  const all = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, all[name]])) as never
}

export const bool = field<boolean>({ kind: kinds.bool, nullable: false })
/** An integer of any size. */
export const int = field<number>({ kind: kinds.int, nullable: false })
export const decimal = field<number>({ kind: kinds.decimal, nullable: false })
export const text = field<string>({ kind: kinds.text, nullable: false })
export const date = field<string>({ kind: kinds.date, nullable: false })
export const instant = field<string>({ kind: kinds.timestamptz, nullable: false })
export const ints = field<number[]>({ kind: kinds.ints, nullable: false })
export const texts = field<string[]>({ kind: kinds.texts, nullable: false })
/** JSON of any shape, such as the snapshots of the history. */
export const anyJson = field<unknown>({ kind: kinds.json, nullable: false })

export const anyObject = field<Record<string, unknown>>({
  kind: kinds.json,
  nullable: false,
  isValid: isObject,
})

export const fieldOf = (described: Described): Field<unknown> =>
  'kind' in described
    ? described
    : field({ kind: kindOf(described), nullable: !described.notNull, column: described })

/** A column that may be null, such as of an outer join or of an aggregate over no rows. */
export const nullable = <D extends Described>(described: D): Field<ValueOf<D> | null> =>
  field({ ...fieldOf(described), nullable: true })

/** A nullable column, in a statement that leaves out rows where it is null. */
export const present = <D extends Described>(described: D): Field<NonNullable<ValueOf<D>>> =>
  field({ ...fieldOf(described), nullable: false, present: true })

/** One of a list of values, such as a check constraint allows. */
export const oneOf = <const T extends string | number>(
  described: Described,
  values: readonly T[],
): Field<T> => field({ ...fieldOf(described), isValid: (found) => values.includes(found as T) })

/** An array of values of a list. */
export const eachOf = <const T extends string>(values: readonly T[]): Field<T[]> =>
  field({
    kind: kinds.texts,
    nullable: false,
    isValid: (found) => Array.isArray(found) && found.every((each) => values.includes(each)),
  })

const fits = ({ nullable, kind, isValid }: Field<unknown>, found: unknown): boolean =>
  found === null || found === undefined
    ? nullable && found === null
    : kind.inJson(found) && (isValid?.(found) ?? true)

/** A JSON object with these members. Other members are not read. */
export function object<const C extends Columns>(columns: C): Field<RowOf<C>> {
  const members = Object.entries(columns).map(([name, described]) => [name, fieldOf(described)] as const)
  const isValid = (found: unknown) =>
    isObject(found) && members.every(([name, member]) => fits(member, found[name]))
  return field({ kind: kinds.json, nullable: false, isValid })
}

/** A JSON array. */
export function list<D extends Described>(described: D): Field<ValueOf<D>[]> {
  const element = fieldOf(described)
  const isValid = (found: unknown) => Array.isArray(found) && found.every((each) => fits(element, each))
  return field({ kind: kinds.json, nullable: false, isValid })
}

/** JSON with a schema in the contract. */
export const json = <T>(schema: z.ZodType<T>): Field<T> =>
  field({ kind: kinds.json, nullable: false, isValid: (found) => schema.safeParse(found).success })

/** Columns of tables, for a select list. Computed columns are written out beside them. */
export const selected = (columns: Columns): SQL =>
  sql.raw(
    Object.entries(columns)
      .flatMap(([name, described]) => {
        const { column } = fieldOf(described)
        return column ? [`"${getTableName(column.table)}"."${column.name}" as "${name}"`] : []
      })
      .join(', '),
  )

/** The same columns, all nullable, for a row that may be missing. */
export const maybe = <C extends Columns>(columns: C): { [K in keyof C]: Field<ValueOf<C[K]> | null> } =>
  Object.fromEntries(Object.entries(columns).map(([name, each]) => [name, nullable(each)])) as never

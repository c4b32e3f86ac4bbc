import { isDeepStrictEqual } from 'node:util'
import type { UndoableTable } from './bulkEdits.record.sql.ts'

export type Values = Readonly<Record<string, unknown>>

/** A changed row, as JSON: its columns before and after the change, and now. */
interface ChangedRow {
  readonly before: Values
  readonly after: Values
  readonly now: Values
}

/** Columns that are checked together, and when they conflict. */
interface Together {
  readonly columns: readonly string[]
  readonly clash: (row: Values) => boolean
}

const above = (one: unknown, other: unknown) => Number(one) > Number(other)

export const together: Readonly<Partial<Record<UndoableTable, readonly Together[]>>> = {
  items: [
    {
      columns: ['original_price', 'promoted_price'],
      clash: ({ original_price, promoted_price }) => above(promoted_price, original_price),
    },
    {
      columns: ['delivery_type', 'special_fees_amount'],
      clash: ({ delivery_type, special_fees_amount }) =>
        (delivery_type === 'specialFees') !== above(special_fees_amount, 0),
    },
    {
      columns: ['drop_off_from', 'drop_off_to'],
      clash: ({ drop_off_from, drop_off_to }) => (drop_off_from === null) !== (drop_off_to === null),
    },
  ],
  item_choices: [
    {
      columns: ['min_selection_needed', 'max_selection_needed', 'max_quantity'],
      clash: ({ min_selection_needed: min, max_selection_needed: max, max_quantity: quantity }) =>
        above(min, max) || above(max, quantity),
    },
  ],
  item_choice_options: [
    {
      columns: ['min_selection_option', 'max_selection_option'],
      clash: ({ min_selection_option: min, max_selection_option: max }) => above(min, max),
    },
  ],
}

export interface Restored {
  readonly values: Values
  /** Whether some of it was not restored. */
  readonly kept: boolean
}

const without = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([column]) => !columns.includes(column)))

/**
 * Restores columns that still have the value set by the change, unless the old value refers to a deleted row (`isGone`)
 * or conflicts with later changes. The rank alone is not restored.
 */
export function restored(
  table: UndoableTable,
  { before, after, now }: ChangedRow,
  isGone: (column: string, value: unknown) => boolean,
): Restored {
  const changed = Object.keys(before).filter(
    (column) => column !== 'sorting_index' && !isDeepStrictEqual(now[column], before[column]),
  )
  let values: Values = Object.fromEntries(
    changed
      .filter((column) => isDeepStrictEqual(now[column], after[column]) && !isGone(column, before[column]))
      .map((column) => [column, before[column]]),
  )
  for (const { columns, clash } of together[table] ?? []) {
    const touched = columns.some((column) => column in values)
    if (touched && clash({ ...now, ...values })) values = without(values, columns)
  }
  return { values, kept: changed.some((column) => !(column in values)) }
}

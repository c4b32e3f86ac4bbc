import type { Language } from '@sufra/contract/kernel/language'

/** What a row is sorted by. Without a value it counts as the lowest, as on the server. */
export type SortValue = string | number | boolean | null

interface Order<Row> {
  readonly by: (row: Row) => SortValue
  readonly down: boolean
  readonly language: Language
}

/** Rows that are equal stay in the order they come in. */
export function sortedRows<Row>(rows: readonly Row[], { by, down, language }: Order<Row>): readonly Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const upwards = (a: SortValue, b: SortValue): number => {
    if (a === null || b === null) return Number(b === null) - Number(a === null)
    return typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b)
  }
  return rows.toSorted((a, b) => upwards(by(a), by(b)) * (down ? -1 : 1))
}

import type { Direction } from '@sufra/contract/kernel/listSort'
import { useLanguage } from '../../text/language.tsx'
import type { Column } from './Table.tsx'
import { sortedRows } from './unpagedSort.rules.ts'
import { useListSort } from './useListSort.tsx'

/** Sorts the rows of a list that comes whole, by the heads of those columns that have a value. */
export function useUnpagedSort<Row>(columns: readonly Column<Row>[], all: readonly Row[] | undefined) {
  const { language } = useLanguage()
  const sorts: Readonly<Record<string, Direction>> = Object.fromEntries(
    columns.flatMap(({ key, value }) => {
      const isFigure = value && all?.some((row) => typeof value(row) === 'number')
      return value ? [[key, isFigure ? 'desc' : 'asc'] as const] : []
    }),
  )
  const { sorting, body } = useListSort(sorts)
  const by = columns.find(({ key }) => key === body.sort)?.value
  const down = body.direction === 'desc'
  return { sorting, all: all && by ? sortedRows(all, { by, down, language }) : all }
}

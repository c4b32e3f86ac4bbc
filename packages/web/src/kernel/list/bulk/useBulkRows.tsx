import type { ReactNode } from 'react'
import type { CardFacts } from '../table/Cards.tsx'
import type { Column } from '../table/Table.tsx'
import { useNarrow } from '../table/useNarrow.ts'
import type { Bulk } from './bulk.ts'
import { RowTick } from './RowTick.tsx'
import { useBulk } from './useBulk.tsx'
import type { Selection } from './useSelection.ts'

interface Options<Row, Card extends (row: Row, ...more: never[]) => CardFacts> {
  readonly rows: readonly Row[] | undefined
  readonly idOf: (row: Row) => number
  readonly columns: readonly Column<Row>[]
  readonly card: Card
}
interface BulkRows<Row, Card> {
  readonly selection: Selection
  readonly columns: readonly Column<Row>[]
  readonly card: Card
  /** Selects all cards, which have no head. */
  readonly above: ReactNode
  readonly below: ReactNode
}

const none: readonly never[] = []

/** Rows as a table or cards, each with a checkbox; as they were given, for whoever may do nothing to them. */
export function useBulkRows<Row, Card extends (row: Row, ...more: never[]) => CardFacts>(
  bulk: Bulk<Row>,
  { rows = none, idOf, columns, card }: Options<Row, Card>,
): BulkRows<Row, Card> {
  const narrow = useNarrow()
  const { selection, all, labelledAll, below } = useBulk(bulk, rows, idOf)
  if (bulk.actions.length === 0) return { selection, columns, card, above: null, below: null }
  const tick = (row: Row) => <RowTick id={idOf(row)} name={bulk.nameOf(row)} />
  const ticked = (row: Row, ...more: never[]): CardFacts => {
    const facts = card(row, ...more)
    const select = (
      <>
        {tick(row)}
        {facts.select}
      </>
    )
    return { ...facts, select }
  }
  return {
    selection,
    columns: [{ key: 'select', start: true, head: all, cell: tick, skeleton: 16 }, ...columns],
    card: ticked as Card,
    above: narrow && rows.length > 0 && labelledAll,
    below,
  }
}

import { type CardFacts, Cards } from './Cards.tsx'
import { type Column, Table } from './Table.tsx'
import { useNarrow } from './useNarrow.ts'

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly stale?: boolean
  readonly columns: readonly Column<Row>[]
  readonly card: (row: Row) => CardFacts
  readonly idOf: (row: Row) => number
  readonly onOpen?: (row: Row) => void
  readonly openName?: (row: Row) => string
}

/** Rows as a table or, on a narrow screen, as cards. */
export function Rows<Row>({ stale = false, ...props }: Props<Row>) {
  return useNarrow() ? <Cards {...props} stale={stale} /> : <Table {...props} stale={stale} />
}

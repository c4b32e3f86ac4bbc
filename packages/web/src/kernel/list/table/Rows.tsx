import type { ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import type { ReactNode } from 'react'
import { type CardFacts, Cards, SkeletonCards } from './Cards.tsx'
import { type Column, Table } from './Table.tsx'
import { useNarrow } from './useNarrow.ts'

interface Props<Row> {
  readonly label: string
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined
  readonly stale?: boolean
  readonly columns: readonly Column<Row>[]
  readonly card: (row: Row) => CardFacts
  readonly idOf: (row: Row) => number
  readonly onOpen?: (row: Row) => void
  readonly openName?: (row: Row) => string
  readonly widths?: ListPreference['widths']
  readonly edges?: ReactNode
}

/** Rows as a table or, on a narrow screen, as cards. The heads of a table keep the focus when the rows arrive. */
export function Rows<Row>({ rows, stale = false, ...props }: Props<Row>) {
  const isNarrow = useNarrow()
  if (!isNarrow) return <Table {...props} rows={rows} stale={stale} />
  return rows ? <Cards {...props} rows={rows} stale={stale} /> : <SkeletonCards label={props.label} />
}

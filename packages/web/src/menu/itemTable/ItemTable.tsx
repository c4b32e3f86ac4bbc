import { useRef } from 'react'
import { drawn, useRowsInView } from '../../kernel/browser/useRowsInView.ts'
import { useText } from '../../kernel/text/language.tsx'
import { useColumns } from './columns.ts'
import css from './ItemTable.module.css'
import { ItemTableRow } from './ItemTableRow.tsx'
import { itemTableText } from './itemTable.text.ts'
import { TableHead } from './TableHead.tsx'
import { useGridKeys } from './useGridKeys.ts'
import { type RowsProps, useItemRows } from './useItemRows.ts'
import type { TableState } from './useTableState.ts'

const rowHeight = 36

/** The items as a grid of cells, 36 px a row. Only visible rows are rendered. */
export function ItemTable(shown: RowsProps) {
  const { rows, ids, state, selection } = shown
  const t = useText(itemTableText)
  const { columns, propsOf } = useItemRows(shown)
  const table = useRef<HTMLTableElement>(null)
  const { kept, ...keys } = useGridKeys(table, ids)
  const { container, parts } = useRowsInView<HTMLTableSectionElement>({ ids, height: rowHeight, kept })
  return (
    <div className={css.room}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked with the arrow keys
        role="grid"
        className={css.table}
        aria-label={t('title')}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        {...keys}
      >
        <TableHead
          columns={columns}
          state={state}
          ids={ids}
          ticked={selection !== undefined}
          selection={selection}
        />
        <tbody ref={container}>
          {drawn(
            parts,
            (key, blockSize) => (
              <tr key={key} aria-hidden>
                <td colSpan={columns.length + (selection ? 3 : 2)} style={{ blockSize }} />
              </tr>
            ),
            (at) => {
              const row = propsOf(at)
              return row && <ItemTableRow key={row.item.id} {...row} />
            },
          )}
        </tbody>
      </table>
    </div>
  )
}

interface SkeletonProps {
  readonly state: TableState
  readonly ticked: boolean
  readonly loading: string
}
const nine = Array.from({ length: 9 }, (_, index) => index)

/** Shown while loading (spec 1 §2.5). */
export function TableSkeleton({ state, ticked, loading }: SkeletonProps) {
  const t = useText(itemTableText)
  const columns = useColumns()
  return (
    <table className={css.table} aria-label={t('title')} aria-busy>
      <TableHead columns={columns} state={state} ids={[]} ticked={ticked} selection={undefined} />
      <tbody>
        {nine.map((index) => (
          <tr key={index}>
            {ticked && <td />}
            {columns.map(({ key }) => (
              <td key={key}>
                <span className={css.skeleton}>
                  {index === 0 && key === 'name' && <span className="visually-hidden">{loading}</span>}
                </span>
              </td>
            ))}
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

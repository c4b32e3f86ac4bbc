import type { ItemRow } from '@sufra/contract/items'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useRowsInView } from '../kernel/list/useRowsInView.ts'
import { useText } from '../kernel/text/language.tsx'
import { useColumns } from './columns.ts'
import css from './ItemTable.module.css'
import { ItemTableRow } from './ItemTableRow.tsx'
import { menuTableText } from './menuTable.text.ts'
import { TableHead } from './TableHead.tsx'
import { useFlagSwitch } from './useFlagSwitch.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useLatest } from './useLatest.ts'
import type { ItemSelection } from './useSelection.ts'
import type { TableState } from './useTableState.ts'

export interface RowsProps {
  readonly rows: readonly ItemRow[]
  readonly ids: readonly number[]
  readonly categoryOf: (id: number) => string
  readonly state: TableState
  /** Of whoever may change them. */
  readonly selection: ItemSelection | undefined
}

const rowHeight = 36

/** The items as a grid of cells, 36 px a row, of which those in sight are drawn. */
export function ItemTable({ rows, ids, categoryOf, state, selection }: RowsProps) {
  const t = useText(menuTableText)
  const here = useLocation({ select: ({ pathname }) => pathname })
  const columns = useColumns()
  const table = useRef<HTMLTableElement>(null)
  const { kept, ...keys } = useGridKeys(table, ids)
  const { place, parts } = useRowsInView<HTMLTableSectionElement>({ ids, height: rowHeight, kept })
  const onSwitch = useLatest(useFlagSwitch())
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
        <tbody ref={place}>
          {parts.map((part) => {
            if ('room' in part)
              return (
                <tr key={`room${part.before}`} aria-hidden>
                  <td colSpan={columns.length + (selection ? 2 : 1)} style={{ blockSize: part.room }} />
                </tr>
              )
            const item = rows[part.at]
            return (
              item && (
                <ItemTableRow
                  key={item.id}
                  item={item}
                  at={part.at}
                  columns={columns}
                  category={categoryOf(item.sub_category_id)}
                  to={`${here}/form-menu/${item.id}`}
                  selected={selection?.ids.has(item.id)}
                  onSelect={selection?.toggle}
                  onSwitch={onSwitch}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface BonesProps {
  readonly state: TableState
  readonly ticked: boolean
  readonly loading: string
}
const nine = Array.from({ length: 9 }, (_, index) => index)

/** On its way (spec 1 §2.5). */
export function TableBones({ state, ticked, loading }: BonesProps) {
  const t = useText(menuTableText)
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
                <span className={css.bone}>
                  {index === 0 && key === 'name' && <span className="visually-hidden">{loading}</span>}
                </span>
              </td>
            ))}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

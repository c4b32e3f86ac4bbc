import type { ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { isChord, keySets } from '../../keys/keySets.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import { type ColumnSort, SortHead } from './SortHead.tsx'
import css from './Table.module.css'
import type { SortValue } from './unpagedSort.rules.ts'

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  /** Name in the column picker. */
  readonly name?: string
  /** Can't be hidden in the column picker, since it identifies the row. */
  readonly fixed?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Cell for cards, where the column's name is next to it and not above. */
  readonly card?: (row: Row) => ReactNode
  /** What a list that comes whole is sorted by in the browser. */
  readonly value?: (row: Row) => SortValue
  /** What the list is sorted by, if it is not called like the column. */
  readonly sortKey?: string
  /** Pressing the head sorts the list. */
  readonly sort?: ColumnSort
  /** Of all pages, in a row beneath the others. */
  readonly total?: ReactNode
  /** Before the chosen columns, for a checkbox. */
  readonly start?: boolean
  /** Aligned to the end, for actions. */
  readonly end?: boolean
  /** For amounts and counts: aligned by the last digit, in either page direction. */
  readonly figures?: boolean
  /** Takes the remaining width, and is truncated if there is none. */
  readonly grows?: boolean
  /** Width of the skeleton in px. */
  readonly skeleton?: number
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while loading: renders 9 skeleton rows (spec 1 §2.5). */
  readonly rows: readonly Row[] | undefined
  readonly stale: boolean
  readonly idOf: (row: Row) => number
  readonly onOpen?: (row: Row) => void
  /** Chosen widths in px, by column. */
  readonly widths?: ListPreference['widths']
  /** Where they are changed. */
  readonly edges?: ReactNode
}

const widthOf = (px: number | undefined) =>
  px && { 'data-sized': true, style: { inlineSize: px, minInlineSize: px, maxInlineSize: px } }
/** A text that may be cut off keeps the direction of its language. */
function cellOf<Row>({ cell, grows }: Column<Row>, row: Row): ReactNode {
  const content = cell(row)
  return grows && typeof content === 'string' ? <bdi>{content}</bdi> : content
}

const skeletonRows = Array.from({ length: 9 }, (_, index) => index)
/** A drawer of a cell is drawn elsewhere, but its events pass through the row. */
const isElsewhere = ({ target, currentTarget }: MouseEvent | KeyboardEvent) =>
  target instanceof Node && currentTarget instanceof Node && !currentTarget.contains(target)
const hasOwnUse = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, label') !== null

export function Table<Row>({ label, columns, rows, stale, idOf, onOpen, widths, edges }: Props<Row>) {
  const t = useText(kernelText)
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, (rows?.length ?? 1) - 1)

  const marksOf = ({ key, end, figures, grows }: Column<Row>) => ({
    'data-end': end,
    'data-figures': figures,
    'data-grows': grows,
    ...widthOf(widths?.[key]),
  })
  const open = (event: MouseEvent, row: Row) => {
    if (isElsewhere(event) || hasOwnUse(event.target) || window.getSelection()?.isCollapsed === false) return
    onOpen?.(row)
  }
  const onKey = (event: KeyboardEvent<HTMLTableRowElement>, row: Row, index: number) => {
    // A menu or an editor of a cell has used the key.
    if (isElsewhere(event) || event.defaultPrevented) return
    if (
      keySets.rows.open.some((key) => isChord(event.nativeEvent, key)) &&
      event.target === event.currentTarget
    ) {
      event.preventDefault()
      onOpen?.(row)
    }
    const most = (rows?.length ?? 1) - 1
    const next = {
      ArrowDown: Math.min(index + 1, most),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: most,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    body.current?.querySelectorAll<HTMLElement>('tr')[next]?.focus()
  }
  return (
    <div className={css.scroll}>
      {edges}
      <table
        className={css.table}
        aria-label={label}
        aria-busy={!rows || stale}
        data-stale={stale || undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" aria-sort={column.sort?.now} {...marksOf(column)}>
                {column.sort ? <SortHead {...column.sort}>{column.head}</SortHead> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows
            ? rows.map((row, index) => (
                <tr
                  key={idOf(row)}
                  data-row
                  tabIndex={index === current ? 0 : -1}
                  data-opens={onOpen !== undefined || undefined}
                  onClick={(event) => open(event, row)}
                  onKeyDown={(event) => onKey(event, row, index)}
                  onFocus={() => setAt(index)}
                >
                  {columns.map((column) => (
                    <td key={column.key} {...marksOf(column)}>
                      {cellOf(column, row)}
                    </td>
                  ))}
                </tr>
              ))
            : skeletonRows.map((index) => (
                <tr key={index}>
                  {columns.map((column) => (
                    <td key={column.key} {...marksOf(column)}>
                      <span className={css.skeleton} style={{ inlineSize: column.skeleton ?? 64 }}>
                        {index === 0 && column === columns[0] && (
                          <span className="visually-hidden">{t('loading')}</span>
                        )}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
        {rows && columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} {...marksOf(column)}>
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

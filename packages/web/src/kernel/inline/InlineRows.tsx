import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { RowActions } from '../list/RowActions.tsx'
import { Empty, type EmptyWords, Failed } from '../states/states.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './InlineRows.module.css'
import { as } from './roles.ts'
import type { InlineState } from './useInlineRows.ts'

interface InlineColumn<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row, index: number) => ReactNode
  /** In a card: the heading, or hidden. */
  readonly card?: 'title' | 'none'
}

interface Props<Row> {
  readonly title: string
  readonly columns: readonly InlineColumn<Row>[]
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  readonly rows: readonly Row[] | undefined
  readonly idOf: (row: Row) => number
  /** "Sunday, 10:00 to 12:00": for the accessible names of the row's buttons. */
  readonly nameOf: (row: Row) => string
  readonly state: InlineState
  /** Renders the `<InlineEditor>` of a row; of a new row if undefined. */
  readonly editor: (row: Row | undefined) => ReactNode
  readonly addLabel: string
  /** Why no row can be added now. */
  readonly full?: string | undefined
  readonly actions?: ReactNode
  readonly canWrite: boolean
  readonly onRemove: (row: Row) => void
  readonly empty: EmptyWords
}

/** Returns the focus to the control that opened the editor, which is unmounted. */
function useFocusAfter(edited: InlineState['edited']) {
  const frame = useRef<HTMLElement>(null)
  const before = useRef(edited)
  useEffect(() => {
    const last = before.current
    before.current = edited
    if (edited !== null || last === null) return
    const name =
      last === 'new' ? '[data-inline-add]' : `[data-inline-row="${last}"] [data-row-actions] button`
    frame.current?.querySelector<HTMLElement>(name)?.focus()
  }, [edited])
  return frame
}

const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** A table whose rows are edited in place. In narrow spaces rows become cards. */
export function InlineRows<Row>(props: Props<Row>) {
  const { title, columns, rows, idOf, nameOf, state, editor, canWrite } = props
  const kernel = useText(kernelText)
  const frame = useFocusAfter(state.edited)
  const busy = state.edited !== null
  const { edited, close } = state
  // Somebody else has deleted the row that is edited.
  const isGone = rows !== undefined && typeof edited === 'number' && !rows.some((row) => idOf(row) === edited)
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])

  const heads = [...columns.map(({ head }) => head), ...(canWrite ? [kernel('actions')] : [])]
  const view = (row: Row, index: number) => (
    <tr key={idOf(row)} {...as.row} data-inline-row={idOf(row)}>
      {columns.map(({ key, head, cell, card }) => (
        <td key={key} {...as.cell} data-label={head} data-card={card}>
          <span>{cell(row, index)}</span>
        </td>
      ))}
      {canWrite && (
        <td {...as.cell} data-actions>
          <RowActions
            name={nameOf(row)}
            disabled={busy}
            onEdit={() => state.edit(idOf(row))}
            onRemove={() => props.onRemove(row)}
          />
        </td>
      )}
    </tr>
  )
  const loadingRows = () =>
    skeletons.map((index) => (
      <tr key={index} {...as.row}>
        {heads.map((head) => (
          <td key={head} {...as.cell} data-label={head}>
            <span className={css.skeleton}>
              {index === 0 && head === heads[0] && (
                <span className="visually-hidden">{kernel('loading')}</span>
              )}
            </span>
          </td>
        ))}
      </tr>
    ))
  const body = () => {
    if (!rows && props.query.error)
      return <Failed error={props.query.error} onRetry={() => void props.query.refetch()} />
    if (rows?.length === 0 && state.edited !== 'new') return <Empty words={props.empty} />
    return (
      <div className={css.room}>
        <table {...as.table} className={css.table} aria-label={title} aria-busy={!rows}>
          <thead {...as.group}>
            <tr {...as.row}>
              {columns.map(({ key, head }) => (
                <th key={key} {...as.head} scope="col">
                  {head}
                </th>
              ))}
              {canWrite && (
                <th {...as.head} scope="col" data-actions>
                  {kernel('actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody {...as.group}>
            {rows
              ? rows.map((row, at) => (state.edited === idOf(row) ? editor(row) : view(row, at)))
              : loadingRows()}
            {rows && state.edited === 'new' && editor(undefined)}
          </tbody>
        </table>
      </div>
    )
  }
  return (
    <section ref={frame} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {canWrite && (
          <div className={css.headActions}>
            {props.actions}
            <Button
              data-inline-add
              leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
              disabled={busy || !rows || props.full !== undefined}
              onClick={state.add}
            >
              {props.addLabel}
            </Button>
          </div>
        )}
      </div>
      {canWrite && props.full && <p className={css.full}>{props.full}</p>}
      {body()}
    </section>
  )
}

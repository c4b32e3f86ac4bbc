import type { ReactNode } from 'react'
import row from '../sorting/SortableRow.module.css'
import { kernelText } from '../text/kernel.text.ts'
import { usePick, useText } from '../text/language.tsx'
import css from './entries.module.css'
import type { Entry, EntryColumn, EntryList } from './entries.ts'

interface Props<Row extends Entry> {
  readonly of: EntryList<Row>
  readonly row: Row
  readonly columns: readonly EntryColumn<Row>[]
  /** Selects it. */
  readonly tick: ReactNode
  readonly handle: ReactNode
  readonly actions: ReactNode
}

export function SortedRow<Row extends Entry>({ of, row: entry, columns, tick, handle, actions }: Props<Row>) {
  const name = usePick()(of.nameOf(entry))
  return (
    <div className={`${row.row} ${of.rowClass ?? ''}`}>
      {tick}
      {handle}
      {of.pictureOf?.(entry, name)}
      <span className={row.names}>
        <bdi>{name}</bdi>
        {columns.map(
          ({ key, head, cardRole, cell, card: fact = cell }) =>
            cardRole === 'fact' && (
              <small key={key}>
                <span className="visually-hidden">{head}: </span>
                {fact(entry)}
              </small>
            ),
        )}
      </span>
      {actions && columns.find(({ cardRole }) => cardRole === 'state')?.cell(entry)}
      {actions}
    </div>
  )
}

const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** The list on its way (spec 1 §2.5). */
export function SortedSkeleton({ label }: { label: string }) {
  const t = useText(kernelText)
  return (
    <ul aria-label={label} aria-busy>
      {skeletons.map((index) => (
        <li key={index} className={row.row}>
          <span className={css.skeleton} />
          {index === 0 && <span className="visually-hidden">{t('loading')}</span>}
        </li>
      ))}
    </ul>
  )
}

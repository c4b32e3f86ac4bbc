import { formatFigureValue } from '@sufra/contract/insight/reports.words'
import { Fragment, type ReactNode, useId } from 'react'
import { Currency } from '../../kernel/display/Money.tsx'
import { Rows } from '../../kernel/list/table/Rows.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { Change } from './Change.tsx'
import { Figure } from './Figure.tsx'
import { FigureName } from './FigureName.tsx'
import css from './reports.module.css'
import type { Section, SectionCell } from './sections.ts'

type Row = readonly SectionCell[]

/** What a cell was in the range it is compared with. */
function changeOf({ columns, rows, befores }: Section, row: Row, at: number): ReactNode {
  const now = row[at]
  const before = befores?.[rows?.indexOf(row) ?? -1]?.[at]
  const unit = columns[at]?.unit ?? 'text'
  if (typeof now !== 'number' || typeof before !== 'number') return null
  return <Change now={now} before={before} written={formatFigureValue(unit, before)} />
}

const columnsOf = (section: Section): readonly Column<Row>[] => {
  const { columns, totals } = section
  return columns.map(({ head, unit, figure }, at) => ({
    key: `${at}`,
    head: (
      <>
        {figure ? <FigureName figure={figure} name={head} /> : head} {unit === 'money' && <Currency />}
      </>
    ),
    cell: (row) =>
      at === 0 ? (
        <strong>
          <Figure unit={unit} value={row[0] ?? null} />
        </strong>
      ) : (
        <>
          <Figure unit={unit} value={row[at] ?? null} bare />
          {changeOf(section, row, at)}
        </>
      ),
    ...(totals && {
      total: <Figure unit={at === 0 ? 'text' : unit} value={totals[at] ?? null} bare />,
    }),
    ...(at === 0 && { grows: true }),
    ...(unit !== 'text' && unit !== 'day' && { figures: true }),
    skeleton: at === 0 ? 140 : 64,
  }))
}

/** A table of a report; cards on narrow screens. */
export function SectionTable({ section, stale }: { readonly section: Section; readonly stale: boolean }) {
  const id = useId()
  const { title, columns, rows, empty, note } = section
  const card = (row: Row) => ({
    title: <Figure unit={columns[0]?.unit ?? 'text'} value={row[0] ?? null} />,
    facts: columns.slice(1).map(
      ({ head, unit }, at) =>
        [
          head,
          <Fragment key={head}>
            <Figure unit={unit} value={row[at + 1] ?? null} /> {changeOf(section, row, at + 1)}
          </Fragment>,
        ] as const,
    ),
  })
  return (
    <section aria-labelledby={id} className={css.section}>
      <h3 id={id}>{title}</h3>
      {note && <p className={css.note}>{note}</p>}
      {rows?.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <Rows
          label={title}
          rows={rows}
          columns={columnsOf(section)}
          card={card}
          idOf={(row) => rows?.indexOf(row) ?? 0}
          stale={stale}
        />
      )}
    </section>
  )
}

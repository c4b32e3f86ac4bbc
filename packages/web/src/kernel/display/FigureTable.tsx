import type { ReactNode } from 'react'
import css from './FigureTable.module.css'
import { ScrollRegion } from './ScrollRegion.tsx'

interface Props {
  readonly title: string
  /** The first is of the names, the others are of figures. */
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  readonly empty: string
  /** What the table leaves out. */
  readonly note?: string | undefined
}

/** A small table: names, and figures beside them. */
export function FigureTable({ title, heads, rows, empty, note }: Props) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ScrollRegion label={title}>
          <table className={css.table}>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={head} scope="col" data-figures={index > 0 || undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    <td key={heads[index]} data-figures={index > 0 || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {note && <p className={css.note}>{note}</p>}
    </section>
  )
}

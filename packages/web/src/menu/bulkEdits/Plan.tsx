import type { PlannedItem } from '@sufra/contract/menu/bulkEdits'
import { memo } from 'react'
import { useRowsInDialog } from '../../kernel/browser/useRowsInDialog.ts'
import { drawn } from '../../kernel/browser/useRowsInView.ts'
import { as } from '../../kernel/inline/roles.ts'
import { useText } from '../../kernel/text/language.tsx'
import { bulkText } from '../itemTable/bulk.text.ts'
import { useFieldName } from './ChangedValues.tsx'
import css from './Plan.module.css'
import { PlannedRow } from './PlannedRow.tsx'
import { sortedOut } from './plan.rules.ts'

/** What a change does to each item, before and after, and which items it cannot change. */
export const Plan = memo(function Plan({ items }: { items: readonly PlannedItem[] }) {
  const t = useText(bulkText)
  const { changing, faulty, staying, fields } = sortedOut(items)
  const rows = [...faulty, ...changing]
  return (
    <>
      <p className={css.sum}>
        <strong>{t('changing', { count: changing.length })}</strong>
        {staying > 0 && <span>{t('staying', { count: staying })}</span>}
        {faulty.length > 0 && <span data-faulty>{t('faulty', { count: faulty.length })}</span>}
      </p>
      {rows.length > 0 && <PlannedRows rows={rows} fields={fields} />}
    </>
  )
})

interface Props {
  readonly rows: readonly PlannedItem[]
  readonly fields: readonly string[]
}
const rowHeight = 34

/** Only visible rows are rendered: there may be thousands. */
function PlannedRows({ rows, fields }: Props) {
  const t = useText(bulkText)
  const nameOf = useFieldName()
  const ids = rows.map(({ item_id }) => item_id)
  const { container, parts, measure } = useRowsInDialog<HTMLTableSectionElement>(ids, rowHeight)
  return (
    <table {...as.table} className={css.table} aria-label={t('previewTitle')} aria-rowcount={rows.length + 1}>
      <thead {...as.group}>
        <tr {...as.row} aria-rowindex={1}>
          <th {...as.head} scope="col">
            {t('item')}
          </th>
          {fields.map((field) => (
            <th key={field} {...as.head} scope="col">
              {nameOf(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={container} {...as.group}>
        {drawn(
          parts,
          (key, blockSize) => (
            <tr key={key} aria-hidden>
              <td colSpan={fields.length + 1} style={{ blockSize }} />
            </tr>
          ),
          (at) => {
            const item = rows[at]
            return (
              item && (
                <PlannedRow
                  key={item.item_id}
                  item={item}
                  at={at}
                  fields={fields}
                  nameOf={nameOf}
                  measure={measure}
                />
              )
            )
          },
        )}
      </tbody>
    </table>
  )
}

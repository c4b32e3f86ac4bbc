import type { PlannedItem } from '@sufra/contract/menu/bulkEdits'
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import { as } from '../../kernel/inline/roles.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { bulkText } from '../itemTable/bulk.text.ts'
import { ChangedValues } from './ChangedValues.tsx'
import css from './Plan.module.css'

interface Props {
  readonly item: PlannedItem
  readonly at: number
  readonly fields: readonly string[]
  readonly nameOf: (field: string) => string
  readonly measure: (element: Element | null) => void
}

/** An item before and after, or why it cannot be changed. */
export function PlannedRow({ item, at, fields, nameOf, measure }: Props) {
  const t = useText(bulkText)
  const pick = usePick()
  const { name, changes, problems } = item
  const words = problems.map(({ field, text }) => (field === 'choices' ? text : `${nameOf(field)}: ${text}`))
  return (
    <tr ref={measure} {...as.row} data-index={at} aria-rowindex={at + 2}>
      <th {...as.rowHead} scope="row">
        <bdi>{pick(name)}</bdi>
      </th>
      {problems.length > 0 ? (
        <td {...as.cell} colSpan={Math.max(1, fields.length)} className={css.problem}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {t('problem', { text: words.join(' ') })}
        </td>
      ) : (
        fields.map((field) => {
          const change = changes.find((each) => each.field === field)
          return (
            <td key={field} {...as.cell} data-label={nameOf(field)} data-card={change ? undefined : 'none'}>
              {change && (
                <>
                  <del>
                    <ChangedValues field={field} value={change.before} />
                  </del>
                  <IconArrowRight className="turns" size={14} stroke={1.6} aria-hidden />
                  <span className="visually-hidden"> {t('becomes')} </span>
                  <ins>
                    <ChangedValues field={field} value={change.after} />
                  </ins>
                </>
              )}
            </td>
          )
        })
      )}
    </tr>
  )
}

import type { PlannedItem } from '@sufra/contract/menuChanges'
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import { memo } from 'react'
import { usePick, useText } from '../kernel/text/language.tsx'
import { bulkText } from './bulk.text.ts'
import { ChangedWords, useFieldName } from './ChangedWords.tsx'
import css from './Plan.module.css'
import { sortedOut } from './plan.rules.ts'

/** What a change makes of each item, before and after, and of which it can make nothing. */
export const Plan = memo(function Plan({ items }: { items: readonly PlannedItem[] }) {
  const t = useText(bulkText)
  const pick = usePick()
  const nameOf = useFieldName()
  const { changing, faulty, staying, fields } = sortedOut(items)
  return (
    <>
      <p className={css.sum}>
        <strong>{t('changing', { count: changing.length })}</strong>
        {staying > 0 && <span>{t('staying', { count: staying })}</span>}
        {faulty.length > 0 && <span data-faulty>{t('faulty', { count: faulty.length })}</span>}
      </p>
      {changing.length + faulty.length > 0 && (
        <table className={css.table} aria-label={t('previewTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('item')}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {nameOf(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faulty.map(({ item_id, name, problems }) => (
              <tr key={item_id}>
                <th scope="row">
                  <bdi>{pick(name)}</bdi>
                </th>
                <td colSpan={Math.max(1, fields.length)} className={css.problem}>
                  <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
                  {t('problem', {
                    text: problems
                      .map(({ field, text }) => (field === 'choices' ? text : `${nameOf(field)}: ${text}`))
                      .join(' '),
                  })}
                </td>
              </tr>
            ))}
            {changing.map(({ item_id, name, changes }) => (
              <tr key={item_id}>
                <th scope="row">
                  <bdi>{pick(name)}</bdi>
                </th>
                {fields.map((field) => {
                  const change = changes.find((each) => each.field === field)
                  return (
                    <td key={field} data-label={nameOf(field)} data-empty={change ? undefined : ''}>
                      {change && (
                        <>
                          <del>
                            <ChangedWords field={field} value={change.before} />
                          </del>
                          <IconArrowRight className="turns" size={14} stroke={1.6} aria-hidden />
                          <span className="visually-hidden"> {t('becomes')} </span>
                          <ins>
                            <ChangedWords field={field} value={change.after} />
                          </ins>
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
})

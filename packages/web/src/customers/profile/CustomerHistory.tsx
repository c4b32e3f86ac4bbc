import { type CustomerChange, customerHistory } from '@sufra/contract/customers/history'
import { useState } from 'react'
import { ArchivedMonth } from '../../accounts/trail/ArchivedMonth.tsx'
import { sources } from '../../accounts/trail/Change.tsx'
import { changeText } from '../../accounts/trail/trail.text.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Instant } from '../../kernel/display/When.tsx'
import Pager from '../../kernel/list/table/Pager.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import css from './profile.module.css'
import { customerHistoryText } from './profile.text.ts'

type Key = keyof typeof customerHistoryText
const titleOf = ({ about, action }: CustomerChange): Key => {
  const key = `${about}_${action}`
  return key in customerHistoryText ? (key as Key) : 'other'
}

interface Shown {
  readonly page: number
  readonly count: number
  readonly month?: string | undefined
}

/** Who changed what, and who looked at it: the newest first. */
export function CustomerHistory({ id }: { readonly id: number }) {
  const t = useText(customerHistoryText)
  const [{ page, count, month }, show] = useState<Shown>({ page: 1, count: 10 })
  const body = { count, page, ...(month && { month }) }
  const query = useOperation(customerHistory.list, { params: { id }, body }, { keep: true })
  return (
    <ProfilePart title={t('history')} query={query}>
      {({ history: { data, total, archived_month } }) => (
        <>
          {total === 0 && !month && !archived_month && <p className={css.quiet}>{t('none')}</p>}
          <ol className={css.entries}>
            {data.map((change) => (
              <li key={change.id}>
                <Line change={change} />
              </li>
            ))}
          </ol>
          {total > 5 && (
            <Pager
              label={t('history')}
              page={page}
              count={count}
              total={total}
              onPage={(next) => show({ page: next, count, month })}
              onCount={(next) => show({ page: 1, count: next, month })}
            />
          )}
          <ArchivedMonth
            month={month}
            next={archived_month}
            empty={total === 0}
            onMonth={(next) => show({ page: 1, count, month: next })}
          />
        </>
      )}
    </ProfilePart>
  )
}

function Line({ change }: { readonly change: CustomerChange }) {
  const t = useText(customerHistoryText)
  const words = useText(changeText)
  const pick = usePick()
  const shown = (value: CustomerChange['changes'][number]['before']) => {
    if (value === null) return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    return typeof value === 'string' ? value : pick(value)
  }
  return (
    <>
      <p>
        <strong>{t(titleOf(change))}</strong>
      </p>
      {change.changes.map(({ field, before, after }) => (
        <p key={field}>
          {t(field)}
          {field !== 'position' && ': '}
          {field !== 'position' && change.action !== 'insert' && change.action !== 'forget' && (
            <>
              <bdi>{shown(before)}</bdi>
              <span className={css.became} aria-hidden>
                →
              </span>
              <span className="visually-hidden"> {t('became')} </span>
            </>
          )}
          {field !== 'position' && <bdi>{shown(after)}</bdi>}
        </p>
      ))}
      <p className={css.quiet}>
        <bdi>{change.actor_name || t('someChannel')}</bdi> · <Instant at={change.at} />
        {change.source && ` · ${words(sources[change.source])}`}
      </p>
    </>
  )
}

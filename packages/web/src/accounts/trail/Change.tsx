import type { TrailChange } from '@sufra/contract/accounts/trail'
import { tableNames } from '@sufra/contract/accounts/trail.names'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { Fragment } from 'react'
import { Instant } from '../../kernel/display/When.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Change.module.css'
import { Fields } from './Fields.tsx'
import { changeText } from './trail.text.ts'
import { Undo } from './Undo.tsx'

/** Of any history. */
type ShownChange = Pick<
  TrailChange,
  'at' | 'actor_kind' | 'actor_name' | 'table' | 'action' | 'name' | 'of'
> &
  Partial<Pick<TrailChange, 'source' | 'row_id' | 'undo'>> & { readonly changes: TrailChange['changes'] }

const names: Readonly<Record<string, Bilingual>> = tableNames

export const sources = {
  screen: 'fromScreen',
  api: 'fromApi',
  file: 'fromFile',
  bulk: 'fromBulk',
  job: 'fromJob',
  command: 'fromCommand',
} as const

const unnamed = { admin: 'staff', system: 'system', recipient: 'recipient' } as const

/** Who it was: staff of the platform have no names outside it. */
export function useActor(): (change: Pick<ShownChange, 'actor_kind' | 'actor_name'>) => string {
  const t = useText(changeText)
  const kernel = useText(kernelText)
  return ({ actor_kind, actor_name }) => {
    if (actor_name) return actor_name
    return actor_kind in unnamed ? t(unnamed[actor_kind as keyof typeof unnamed]) : kernel('somebody')
  }
}

/** Who changed what and when, from where, with each field before and after. */
export function Change({
  change,
  named = false,
}: {
  readonly change: ShownChange
  readonly named?: boolean
}) {
  const t = useText(changeText)
  const pick = usePick()
  const who = useActor()
  const { table, action, at, changes, name, of, source } = change
  const kind = names[table]
  const done = t('done', { what: kind ? pick(kind) : table, action: t(action) })
  return (
    <li className={css.change}>
      <div className={css.head}>
        <strong>{name && !named ? <bdi>{pick(name)}</bdi> : done}</strong>
        {name && !named && (
          <span>
            {done}
            {of.map((each) => (
              <Fragment key={each.en}>
                {' · '}
                <bdi>{pick(each)}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        <span>
          <bdi>{who(change)}</bdi> · <Instant at={at} />
          {source && ` · ${t(sources[source])}`}
        </span>
      </div>
      <Fields changes={changes} one={action !== 'update'} />
      <Undo change={change} />
    </li>
  )
}

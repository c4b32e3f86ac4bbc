import type { TrailChange } from '@sufra/contract/accounts/trail'
import { tableNames } from '@sufra/contract/accounts/trail.names'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { auditText } from './auditPage.text.ts'
import css from './Change.module.css'
import { sources, useActor } from './Change.tsx'
import { Fields } from './Fields.tsx'
import { changeText } from './trail.text.ts'
import { Undo } from './Undo.tsx'

const names: Readonly<Record<string, Bilingual>> = tableNames

/** The record a change is about, and what was done to it. A press asks for all of its changes. */
function About({ change, onRecord }: { readonly change: TrailChange; readonly onRecord?: () => void }) {
  const t = useText(changeText)
  const words = useText(auditText)
  const pick = usePick()
  const { table, row_id, name, of, action } = change
  const kind = names[table]
  const called = name?.en || name?.ar ? pick(name) : row_id && `#${row_id}`
  const [store] = of
  return (
    <div className={css.head}>
      {called &&
        (onRecord ? (
          <button
            type="button"
            className={css.record}
            aria-label={words('onlyRecord', { name: called })}
            onClick={onRecord}
          >
            <bdi>{called}</bdi>
          </button>
        ) : (
          <bdi>{called}</bdi>
        ))}
      <span>
        {t('done', { what: kind ? pick(kind) : table, action: t(action) })}
        {store && (
          <>
            {' · '}
            <bdi>{pick(store)}</bdi>
          </>
        )}
      </span>
    </div>
  )
}

interface Means {
  readonly onRecord: (change: TrailChange) => (() => void) | undefined
}

export function useAuditColumns({ onRecord }: Means): {
  readonly columns: readonly Column<TrailChange>[]
  readonly card: (change: TrailChange) => CardFacts
} {
  const t = useText(auditText)
  const words = useText(changeText)
  const who = useActor()
  const from = ({ source }: TrailChange) => (source ? words(sources[source]) : '–')
  const fields = (change: TrailChange) =>
    change.changes.length > 0 ? (
      <div className={css.fields}>
        <Fields changes={change.changes} one={change.action !== 'update'} />
        <Undo change={change} />
      </div>
    ) : (
      '–'
    )
  return {
    columns: [
      { key: 'when', head: t('when'), cell: ({ at }) => <Instant at={at} /> },
      { key: 'who', head: t('who'), cell: (change) => <bdi>{who(change)}</bdi> },
      {
        key: 'what',
        head: t('what'),
        cell: (change) => <About change={change} onRecord={onRecord(change)} />,
      },
      { key: 'changes', head: t('changes'), cell: fields },
      { key: 'source', head: t('source'), cell: from },
    ],
    card: (change) => ({
      title: <About change={change} onRecord={onRecord(change)} />,
      facts: [
        [t('when'), <Instant key="when" at={change.at} />],
        [t('who'), <bdi key="who">{who(change)}</bdi>],
        [t('source'), from(change)],
        [t('changes'), fields(change), true],
      ],
    }),
  }
}

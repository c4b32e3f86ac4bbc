import { checkRunSorts, type ReconciliationRun, reconciliation } from '@sufra/contract/money/reconciliation'
import { IconScale } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { useListState } from '../../kernel/url/search.ts'
import { RunState } from './RunState.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

type T = Translate<typeof reconciliationText>
const idOf = ({ id }: ReconciliationRun) => id

const by = ({ started_by }: ReconciliationRun, t: T) => <bdi>{started_by ?? t('nightly')}</bdi>
const checks = ({ checks_done, checks_total }: ReconciliationRun) => (
  <Ltr>
    {checks_done} / {checks_total}
  </Ltr>
)

const columns = (t: T): readonly Column<ReconciliationRun>[] => [
  { key: 'id', head: t('run'), cell: ({ id }) => <Ltr>{id}</Ltr>, skeleton: 40 },
  {
    key: 'started',
    head: t('startedAt'),
    cell: ({ started_at }) => <Instant at={started_at} />,
    skeleton: 130,
  },
  {
    key: 'ended',
    head: t('endedAt'),
    cell: ({ ended_at }) => (ended_at ? <Instant at={ended_at} /> : '—'),
    skeleton: 130,
  },
  { key: 'by', head: t('startedBy'), cell: (run) => by(run, t), grows: true, skeleton: 120 },
  { key: 'checks', head: t('checks'), cell: checks, skeleton: 56 },
  { key: 'result', head: t('result'), cell: (run) => <RunState run={run} />, skeleton: 110 },
]

const card =
  (t: T) =>
  (run: ReconciliationRun): CardFacts => ({
    title: t('runNumber', { id: run.id }),
    state: <RunState run={run} />,
    facts: [
      [t('startedAt'), <Instant key="started" at={run.started_at} />],
      [t('startedBy'), by(run, t)],
      [t('checks'), checks(run)],
    ],
  })

/** The runs that are kept, the newest first. */
export function RunList({
  every,
  onOpen,
}: {
  readonly every: number
  readonly onOpen: (id: number) => void
}) {
  const t = useText(reconciliationText)
  const [{ page, count }] = useListState()
  const { sorting, body: sort } = useListSort(checkRunSorts, '-id')
  const query = useOperation(reconciliation.runs, { body: { page, count, ...sort } }, { keep: true, every })
  return (
    <section className={css.part} aria-label={t('runs')}>
      <ListScreen
        headless
        label={t('runs')}
        heading={t('runs')}
        columns={columns(t)}
        sorting={sorting}
        columnPicker={{ list: 'reconciliationRuns' }}
        card={card(t)}
        idOf={idOf}
        onOpen={({ id }) => onOpen(id)}
        openName={({ id }) => t('open', { id })}
        empty={{
          icon: <IconScale size={32} stroke={1.25} aria-hidden />,
          title: t('never'),
          text: t('neverText'),
        }}
        query={query}
        rows={query.data?.runs.data}
        total={query.data?.runs.total}
      />
    </section>
  )
}

import { formatDay } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { PayoutRun } from '@sufra/contract/money/payoutRuns'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/Cards.tsx'
import type { Column } from '../../kernel/list/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import css from './payoutRuns.module.css'
import type { payoutRunsText } from './payoutRuns.text.ts'

interface Means {
  readonly t: Translate<typeof payoutRunsText>
  readonly language: Language
}

export const RunStatus = ({ run, t }: { readonly run: PayoutRun; readonly t: Means['t'] }) =>
  run.settled_at ? (
    <StatusChip status="PAID" label={t('settled')} />
  ) : (
    <StatusChip status="PENDING" label={t('open')} />
  )

const parts = ['pending', 'accepted', 'rejected'] as const

const Part = ({ part }: { readonly part: PayoutRun['pending'] }) =>
  part.count === 0 ? (
    <span className={css.quiet}>—</span>
  ) : (
    <Ltr>
      <span className={css.quiet}>{part.count.toLocaleString('en-US')} ×</span>{' '}
      <Money amount={part.amount} bare />
    </Ltr>
  )

export const runColumns = ({ t, language }: Means): readonly Column<PayoutRun>[] => [
  {
    key: 'id',
    head: t('run'),
    cell: ({ id }) => (
      <strong>
        <Ltr>{id}</Ltr>
      </strong>
    ),
    skeleton: 32,
  },
  {
    key: 'created',
    head: t('created'),
    cell: ({ created_at }) => <Instant at={created_at} />,
    skeleton: 120,
  },
  { key: 'by', head: t('madeBy'), cell: ({ made_by }) => <bdi>{made_by ?? '—'}</bdi>, skeleton: 100 },
  {
    key: 'day',
    head: t('dueDay'),
    cell: ({ due_day }) => <bdi>{formatDay(due_day, language)}</bdi>,
    skeleton: 80,
  },
  {
    key: 'description',
    head: t('description'),
    cell: ({ description }) => description ?? '—',
    grows: true,
    skeleton: 120,
  },
  ...parts.map((name) => ({
    key: name,
    head: (
      <>
        {t(name)} <Currency />
      </>
    ),
    cell: (run: PayoutRun) => <Part part={run[name]} />,
    figures: true,
    skeleton: 80,
  })),
  { key: 'status', head: t('status'), cell: (run) => <RunStatus run={run} t={t} />, skeleton: 80 },
]

export const runCard =
  ({ t, language }: Means) =>
  (run: PayoutRun): CardFacts => ({
    title: t('title', { id: run.id }),
    state: <RunStatus run={run} t={t} />,
    lead: <Money amount={run.pending.amount + run.accepted.amount} />,
    facts: [
      [t('created'), <Instant key="created" at={run.created_at} />],
      [t('dueDay'), <bdi key="day">{formatDay(run.due_day, language)}</bdi>],
      ...parts.map((name) => [t(name), <Part key={name} part={run[name]} />] as const),
      ...(run.description ? [[t('description'), run.description, true] as const] : []),
    ],
  })

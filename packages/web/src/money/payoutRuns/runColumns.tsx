import { formatDay } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { PayoutRun } from '@sufra/contract/money/payoutRuns'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
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

/** A sum of a run's requests. */
export const RunSum = ({
  run,
  name,
  t,
  bare = false,
}: {
  readonly run: PayoutRun
  readonly name: (typeof parts)[number]
  readonly t: Means['t']
  readonly bare?: boolean
}) => (
  <Figure
    name={`${t(name)} · ${t('title', { id: run.id })}`}
    amount={run[name].amount}
    of={{ figure: `run_${name}`, id: run.id }}
    bare={bare}
  />
)

const Part = ({ part, children }: { readonly part: PayoutRun['pending']; readonly children: ReactNode }) =>
  part.count === 0 ? (
    <span className={css.quiet}>—</span>
  ) : (
    <Ltr>
      <span className={css.quiet}>{part.count.toLocaleString('en-US')} ×</span> {children}
    </Ltr>
  )

const partOf = (run: PayoutRun, name: (typeof parts)[number], t: Means['t']) => (
  <Part key={name} part={run[name]}>
    <RunSum run={run} name={name} t={t} bare />
  </Part>
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
    name: t(name),
    head: (
      <>
        {t(name)} <Currency />
      </>
    ),
    cell: (run: PayoutRun) => partOf(run, name, t),
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
    lead: (
      <Figure
        name={t('title', { id: run.id })}
        amount={run.pending.amount + run.accepted.amount}
        of={{ figure: 'run_open', id: run.id }}
      />
    ),
    facts: [
      [t('created'), <Instant key="created" at={run.created_at} />],
      [t('dueDay'), <bdi key="day">{formatDay(run.due_day, language)}</bdi>],
      ...parts.map((name) => [t(name), partOf(run, name, t)] as const),
      ...(run.description ? [[t('description'), run.description, true] as const] : []),
    ],
  })

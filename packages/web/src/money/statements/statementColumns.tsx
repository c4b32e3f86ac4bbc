import type { StatementRow } from '@sufra/contract/money/statements'
import type { ReactNode } from 'react'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { Figure } from '../figures/Figure.tsx'
import {
  dayOf,
  detailsOf,
  figureOf,
  gatewayOf,
  type Means,
  numberOf,
  typeOf,
  unlessZero,
} from './statementCells.tsx'

function totalOf(key: string, { t, totals }: Means): ReactNode {
  const total = totals?.find((each) => each.key === key)
  return total && <Figure {...total} name={`${total.name} · ${t('totals')}`} bare />
}

const money = (
  key: string,
  name: string,
  cell: (row: StatementRow) => ReactNode,
  means: Means,
): Column<StatementRow> => ({
  key,
  name,
  head: (
    <>
      {name} <Currency />
    </>
  ),
  cell,
  total: totalOf(key, means),
  figures: true,
  skeleton: 64,
})

/** Spec 3 §3 Statement row. */
export function statementColumns(means: Means): readonly Column<StatementRow>[] {
  const { t, pick, stores } = means
  return [
    { key: 'day', head: t('day'), cell: (row) => dayOf(row, means), total: t('totals'), skeleton: 80 },
    ...(stores
      ? [
          {
            key: 'store',
            head: t('store'),
            cell: ({ store }: StatementRow) => pick(store.name),
            grows: true,
            skeleton: 120,
          },
        ]
      : []),
    { key: 'type', head: t('type'), cell: (row) => typeOf(row, means), skeleton: 100 },
    {
      key: 'status',
      head: t('status'),
      cell: ({ order_current_status: status }) =>
        status ? <StatusChip status={status.display_status.en} label={pick(status.display_status)} /> : '—',
      skeleton: 90,
    },
    { key: 'details', head: t('details'), cell: (row) => detailsOf(row, t), grows: true, skeleton: 120 },
    money('total', t('orderTotal'), (row) => unlessZero(row, 'event_order_total', means), means),
    money('received', t('received'), (row) => unlessZero(row, 'event_received', means), means),
    money('commission', t('commission'), (row) => unlessZero(row, 'event_commission', means), means),
    money('gateway', t('gateway'), (row) => gatewayOf(row, means), means),
    money('amount', t('amount'), (row) => figureOf(row, 'event', row.balance, means), means),
    money(
      'balance',
      t('balance'),
      (row) => figureOf(row, 'running_balance', row.running_balance, means),
      means,
    ),
  ]
}

export const statementCard =
  (means: Means) =>
  (row: StatementRow): CardFacts => {
    const { t, pick, stores } = means
    return {
      title: pick(row.name),
      state: row.order_current_status && (
        <StatusChip
          status={row.order_current_status.display_status.en}
          label={pick(row.order_current_status.display_status)}
        />
      ),
      lead: figureOf(row, 'event', row.balance, means, false),
      facts: [
        [t('day'), dayOf(row, means)],
        [t('number'), numberOf(row, t)],
        ...(stores ? [[t('store'), pick(row.store.name)] as const] : []),
        [t('details'), detailsOf(row, t), true],
        [t('orderTotal'), unlessZero(row, 'event_order_total', means)],
        [t('received'), unlessZero(row, 'event_received', means)],
        [t('commission'), unlessZero(row, 'event_commission', means)],
        [t('gateway'), gatewayOf(row, means)],
        [t('balance'), figureOf(row, 'running_balance', row.running_balance, means)],
      ],
    }
  }

import { ActionIcon } from '@mantine/core'
import type { Delivery, DeliveryState } from '@sufra/contract/integrations/webhooks'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { webhooksText } from './webhooks.text.ts'

interface Means {
  readonly t: Translate<typeof webhooksText>
  /** Undefined for people who may only read. */
  readonly sendAgain: ((delivery: Delivery) => void) | undefined
  readonly sending: number | undefined
}

const looks: Readonly<Record<DeliveryState, string>> = {
  waiting: 'PENDING',
  delivered: 'COMPLETED',
  failed: 'FAILED',
}

const named = ({ topic }: Delivery, { t }: Means) => t(topic === 'test' ? 'testEvent' : topic)
const order = ({ order_id: id }: Delivery) =>
  id === null ? (
    '—'
  ) : (
    <Link to="/main/orders/order-details/$id" params={{ id: String(id) }}>
      <Ltr>{id}</Ltr>
    </Link>
  )
const state = ({ status }: Delivery, { t }: Means) => <StatusChip status={looks[status]} label={t(status)} />
const attempts = (delivery: Delivery) => <Ltr>{delivery.attempts.toLocaleString('en-US')}</Ltr>

/** The status the receiver answered with, or why there was no answer, as the network said it. */
function answer({ attempts, last_status, last_error }: Delivery, { t }: Means) {
  if (last_status !== null) return <Ltr>HTTP {last_status}</Ltr>
  if (attempts === 0 || last_error === null) return '—'
  return (
    <span>
      {t('noAnswer')}: <bdi dir="ltr">{last_error}</bdi>
    </span>
  )
}

const next = ({ status, next_attempt_at: at }: Delivery) =>
  status === 'waiting' && at !== null ? <Instant at={at} /> : '—'

const again = (delivery: Delivery, { t, sendAgain, sending }: Means) => (
  <ActionIcon
    aria-label={t('againOf', { id: delivery.id })}
    data-tip={t('again')}
    loading={sending === delivery.id}
    onClick={() => sendAgain?.(delivery)}
  >
    <IconRefresh size={20} stroke={1.6} aria-hidden />
  </ActionIcon>
)

export function deliveryColumns(means: Means): readonly Column<Delivery>[] {
  const { t, sendAgain } = means
  const actions = {
    key: 'actions',
    head: t('actions'),
    cell: (delivery: Delivery) => again(delivery, means),
    end: true,
    skeleton: 32,
  }
  return [
    { key: 'at', head: t('at'), cell: ({ created_at }) => <Instant at={created_at} />, skeleton: 120 },
    { key: 'event', head: t('event'), cell: (delivery) => named(delivery, means), skeleton: 120 },
    { key: 'order', head: t('order'), cell: order, skeleton: 48 },
    { key: 'state', head: t('state'), cell: (delivery) => state(delivery, means), skeleton: 80 },
    { key: 'attempts', head: t('attempts'), cell: attempts, figures: true, skeleton: 24 },
    {
      key: 'answer',
      head: t('answer'),
      cell: (delivery) => answer(delivery, means),
      grows: true,
      skeleton: 80,
    },
    { key: 'next', head: t('next'), cell: next, skeleton: 120 },
    ...(sendAgain ? [actions] : []),
  ]
}

export const deliveryCard =
  (means: Means) =>
  (delivery: Delivery): CardFacts => ({
    title: named(delivery, means),
    state: state(delivery, means),
    facts: [
      [means.t('at'), <Instant key="at" at={delivery.created_at} />],
      ...(delivery.order_id === null ? [] : [[means.t('order'), order(delivery)] as const]),
      [means.t('attempts'), attempts(delivery)],
      ...(delivery.status === 'waiting' ? [[means.t('next'), next(delivery)] as const] : []),
      [means.t('answer'), answer(delivery, means), true],
    ],
    actions: means.sendAgain && again(delivery, means),
  })

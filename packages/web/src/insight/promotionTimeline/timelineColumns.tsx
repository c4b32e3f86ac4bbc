import type { PromotionState, TimelineRow } from '@sufra/contract/insight/promotionTimeline'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { type CouponState, couponStateNames } from '@sufra/contract/promotions/coupons'
import { IconGift, IconTag, IconTicket } from '@tabler/icons-react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { couponName } from '../../promotions/coupons/couponBatch.ts'
import { Months, PromotionBar } from './PromotionBar.tsx'
import css from './promotionTimeline.module.css'
import type { promotionTimelineText } from './promotionTimeline.text.ts'

interface Means {
  readonly t: Translate<typeof promotionTimelineText>
  readonly pick: (value: Bilingual) => string
  readonly daysOf: (row: TimelineRow) => string
  readonly months: readonly string[]
}

const icons = { offer: IconTag, coupon: IconTicket, welcome: IconGift } as const
const chips = {
  running: 'ACTIVE',
  scheduled: 'SCHEDULED',
  used_up: 'USED UP',
  off: 'DEACTIVATED',
  ended: 'EXPIRED',
} as const satisfies Record<PromotionState, string>
/** The words of the coupons' own pages. */
const couponStates = {
  running: 'active',
  scheduled: 'scheduled',
  used_up: 'used_up',
  off: 'deactivated',
  ended: 'expired',
} as const satisfies Record<PromotionState, CouponState>

export const nameOf = ({ kind, title }: TimelineRow, { t, pick }: Pick<Means, 't' | 'pick'>): string =>
  kind === 'welcome' ? t('welcome') : pick(title)

function stateOf({ kind, state }: TimelineRow, { t, pick }: Means) {
  const label = kind === 'coupon' ? pick(couponStateNames[couponStates[state]]) : t(state)
  return <StatusChip status={chips[state]} label={label} />
}

function about(row: TimelineRow, { t, pick }: Means) {
  const { kind, target, discount } = row
  return (
    <>
      {kind === 'welcome' ? null : <>{t(kind)} · </>}
      <Ltr>{discount}%</Ltr>
      {kind === 'coupon' && (
        <>
          {' · '}
          <Ltr>{couponName(row)}</Ltr>
        </>
      )}
      {target && (
        <>
          {' · '}
          <bdi>{pick(target)}</bdi>
        </>
      )}
    </>
  )
}

function promotion(row: TimelineRow, means: Means) {
  const Icon = icons[row.kind]
  return (
    <div className={css.promotion}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <div>
        <bdi>{nameOf(row, means)}</bdi>
        <small>{about(row, means)}</small>
      </div>
    </div>
  )
}

const orders = ({ cost }: TimelineRow) => <Ltr>{cost.orders.toLocaleString('en-US')}</Ltr>

/** Promotions with their days as bars, and what they have cost whom. */
export function timelineColumns(means: Means): readonly Column<TimelineRow>[] {
  const { t, months } = means
  return [
    {
      key: 'promotion',
      head: t('promotion'),
      cell: (row) => promotion(row, means),
      grows: true,
      skeleton: 160,
    },
    {
      key: 'days',
      head: <Months months={months} />,
      cell: (row) => <PromotionBar row={row} months={months} />,
      skeleton: 240,
    },
    { key: 'state', head: t('state'), cell: (row) => stateOf(row, means), skeleton: 80 },
    { key: 'orders', head: t('orders'), cell: orders, figures: true, skeleton: 40 },
    {
      key: 'platform',
      head: t('platform'),
      cell: ({ cost }) => <Money amount={cost.platform} />,
      figures: true,
      skeleton: 80,
    },
    {
      key: 'stores',
      head: t('stores'),
      cell: ({ cost }) => <Money amount={cost.stores} />,
      figures: true,
      skeleton: 80,
    },
  ]
}

/** On a phone the days stand in words instead of bars. */
export const timelineCard =
  (means: Means) =>
  (row: TimelineRow): CardFacts => {
    const { t, daysOf } = means
    return {
      title: <bdi>{nameOf(row, means)}</bdi>,
      state: stateOf(row, means),
      lead: about(row, means),
      facts: [
        [t('days'), <bdi key="days">{daysOf(row)}</bdi>, true],
        [t('orders'), orders(row)],
        [t('platformCost'), <Money key="platform" amount={row.cost.platform} />],
        [t('storesCost'), <Money key="stores" amount={row.cost.stores} />],
      ],
    }
  }

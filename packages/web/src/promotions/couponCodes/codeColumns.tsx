import { homes } from '@sufra/contract/kernel/kinds'
import type { CouponCode } from '@sufra/contract/promotions/couponCodes'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { couponCodesText } from './couponCodes.text.ts'

interface Means {
  readonly t: Translate<typeof couponCodesText>
  /** May open orders. */
  readonly opens: boolean
}

const name = ({ code }: CouponCode) => (
  <strong>
    <Ltr>{code}</Ltr>
  </strong>
)

const state = ({ used_at }: CouponCode, { t }: Means) => (
  <StatusChip status={used_at ? 'used' : 'unused'} label={t(used_at ? 'used' : 'unused')} />
)

function order({ order_id }: CouponCode, { t, opens }: Means) {
  if (order_id === null) return '—'
  if (!opens) return <Ltr>{order_id}</Ltr>
  return (
    <Link
      to={`${homes.admin}/orders/order-details/${order_id}` as string}
      aria-label={t('openOrder', { id: order_id })}
    >
      <Ltr>{order_id}</Ltr>
    </Link>
  )
}

const usedAt = ({ used_at }: CouponCode) => (used_at ? <Instant at={used_at} /> : '—')

export const codeColumns = (means: Means): readonly Column<CouponCode>[] => [
  { key: 'code', head: means.t('code'), cell: name, grows: true, skeleton: 160 },
  { key: 'state', head: means.t('state'), cell: (row) => state(row, means), skeleton: 72 },
  { key: 'order', head: means.t('order'), cell: (row) => order(row, means), skeleton: 56 },
  { key: 'usedAt', head: means.t('usedAt'), cell: usedAt, skeleton: 140 },
]

export const codeCard =
  (means: Means) =>
  (row: CouponCode): CardFacts => ({
    title: name(row),
    state: state(row, means),
    facts:
      row.order_id === null
        ? []
        : [
            [means.t('order'), order(row, means)],
            [means.t('usedAt'), usedAt(row), true],
          ],
  })

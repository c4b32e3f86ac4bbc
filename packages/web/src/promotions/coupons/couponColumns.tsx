import type { Bilingual } from '@sufra/contract/kernel/language'
import { type Coupon, couponStateNames } from '@sufra/contract/promotions/coupons'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { CodesProgress } from './CodesProgress.tsx'
import { CouponSwitch } from './CouponSwitch.tsx'
import { couponName, isMaking } from './couponBatch.ts'
import css from './coupons.module.css'
import type { couponsText } from './coupons.text.ts'

interface Means {
  readonly t: Translate<typeof couponsText>
  readonly pick: (value: Bilingual) => string
  readonly days: (first: string, last: string) => string
  /** Whether the reader may change coupons. */
  readonly writes: boolean
  readonly actions: (coupon: Coupon) => ReactNode
}

const validity = ({ start_date, end_date }: Coupon, { days }: Means) => (
  <bdi>{days(start_date, end_date)}</bdi>
)

const uses = ({ used_count, total_usage_limit }: Coupon, t: Means['t']) => (
  <bdi>
    {total_usage_limit === null
      ? used_count.toLocaleString('en-US')
      : t('usesOf', {
          used: used_count.toLocaleString('en-US'),
          limit: total_usage_limit.toLocaleString('en-US'),
        })}
  </bdi>
)

const percent = ({ discount }: Coupon) => <Ltr>{`${discount}%`}</Ltr>
const name = (coupon: Coupon) => (
  <strong className={css.name}>
    <Ltr>{couponName(coupon)}</Ltr>
  </strong>
)

/** Of a batch, how many codes it has, or has so far. */
function codes(coupon: Coupon, t: Means['t']) {
  const { code_count: count } = coupon
  if (count === null || coupon.codes_failed) return null
  if (isMaking(coupon)) return <CodesProgress coupon={coupon} />
  return <span className={css.codes}>{t('codes', { count, number: count.toLocaleString('en-US') })}</span>
}

const code = (row: Coupon, t: Means['t']) => (
  <>
    {name(row)} {codes(row, t)}
  </>
)

/** Spec 3 §2 Coupons, with the state and the uses beside it. */
export function couponColumns(means: Means): readonly Column<Coupon>[] {
  const { t, pick, writes, actions } = means
  return [
    { key: 'code', head: t('code'), cell: (row) => code(row, t), skeleton: 80 },
    {
      key: 'description',
      head: t('shortDescription'),
      cell: ({ short_description }) => pick(short_description),
      grows: true,
      skeleton: 180,
    },
    { key: 'discount', head: t('discount'), cell: percent, figures: true, skeleton: 40 },
    { key: 'validity', head: t('validity'), cell: (row) => validity(row, means), skeleton: 150 },
    { key: 'uses', head: t('uses'), cell: (row) => uses(row, t), figures: true, skeleton: 56 },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <StatusChip status={state} label={pick(couponStateNames[state])} />,
      skeleton: 72,
    },
    {
      key: 'status',
      head: t('status'),
      cell: (row) => (writes ? <CouponSwitch coupon={row} /> : t(row.status ? 'on' : 'off')),
      skeleton: 40,
    },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export const couponCard =
  (means: Means) =>
  (row: Coupon): CardFacts => {
    const { t, pick, writes, actions } = means
    return {
      title: name(row),
      state: <StatusChip status={row.state} label={pick(couponStateNames[row.state])} />,
      lead: percent(row),
      facts: [
        ...(row.code_count === null || row.codes_failed ? [] : [[t('manyCodes'), codes(row, t)] as const]),
        [t('shortDescription'), pick(row.short_description), true],
        [t('validity'), validity(row, means), true],
        [t('uses'), uses(row, t)],
        [t('status'), writes ? <CouponSwitch key="status" coupon={row} /> : t(row.status ? 'on' : 'off')],
      ],
      actions: actions(row),
    }
  }

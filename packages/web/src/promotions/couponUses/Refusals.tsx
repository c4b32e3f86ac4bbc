import type { CouponUses } from '@sufra/contract/promotions/couponUses'
import { FigureTable } from '../../kernel/display/FigureTable.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponUsesText } from './couponUses.text.ts'

const reasons = [
  'couponInactive',
  'couponNotYet',
  'couponEnded',
  'couponStore',
  'couponItems',
  'couponMinimum',
  'couponNothing',
  'couponUsedUp',
  'couponUsedByCustomer',
] as const

/** How often a coupon was refused and why, quotes apart from orders. */
export function Refusals({ refusals }: { readonly refusals: CouponUses['refusals'] }) {
  const t = useText(couponUsesText)
  const named = (reason: string) => {
    const known = reasons.find((each) => reason === `ordering.${each}`)
    return known ? t(known) : reason
  }
  return (
    <FigureTable
      title={t('refusals')}
      heads={[t('reason'), t('orders'), t('quotes')]}
      empty={t('notRefused')}
      rows={refusals.map(({ reason, orders, quotes }) => ({
        key: reason,
        cells: [
          named(reason),
          <Ltr key="orders">{orders.toLocaleString('en-US')}</Ltr>,
          <Ltr key="quotes">{quotes.toLocaleString('en-US')}</Ltr>,
        ],
      }))}
    />
  )
}

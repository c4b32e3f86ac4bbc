import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import type { Coupon } from '@sufra/contract/promotions/coupons'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { CouponCodes } from '../couponCodes/CouponCodes.tsx'
import { CouponOrders } from './CouponOrders.tsx'
import { couponUsesText } from './couponUses.text.ts'

interface Props {
  readonly coupon: Coupon
  readonly every: number
}

/** The codes of a batch, and the orders that have used one. */
export function BatchLists({ coupon, every }: Props) {
  const t = useText(couponUsesText)
  const navigate = useNavigate()
  const { tab = 'codes' } = useListSearch()
  // Page and filters of one list are not those of the other.
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === 'orders' ? next : undefined } })
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List aria-label={t('lists')}>
        <Tabs.Tab value="codes">{t('codes')}</Tabs.Tab>
        <Tabs.Tab value="orders">{t('orders')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="codes" pt="md">
        <CouponCodes coupon={coupon} every={every} />
      </Tabs.Panel>
      <Tabs.Panel value="orders" pt="md">
        <CouponOrders coupon={coupon} every={every} />
      </Tabs.Panel>
    </Tabs>
  )
}

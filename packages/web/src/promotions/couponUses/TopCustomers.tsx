import type { CouponUses } from '@sufra/contract/promotions/couponUses'
import { PersonName } from '../../customers/customers/PersonName.tsx'
import { FigureTable } from '../../kernel/display/FigureTable.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { couponUsesText } from './couponUses.text.ts'

/** Who used a coupon most. */
export function TopCustomers({ customers }: { readonly customers: CouponUses['customers'] }) {
  const t = useText(couponUsesText)
  return (
    <FigureTable
      title={t('topCustomers')}
      heads={[t('customer'), t('orders'), t('discount')]}
      empty={t('notUsed')}
      rows={customers.map(({ id, name, orders, discount }) => ({
        key: String(id),
        cells: [
          <PersonName key="name" of={name} />,
          <Ltr key="orders">{orders.toLocaleString('en-US')}</Ltr>,
          <Money key="discount" amount={discount} />,
        ],
      }))}
    />
  )
}

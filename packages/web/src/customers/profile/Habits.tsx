import type { CustomerDetails } from '@sufra/contract/customers/customers'
import { FigureTable } from '../../kernel/display/FigureTable.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { profileText } from './profile.text.ts'

const whole = (count: number) => <Ltr>{count.toLocaleString('en-US')}</Ltr>

/** Where most of their orders went. */
export function UsualStores({ stores }: { readonly stores: CustomerDetails['usual_stores'] }) {
  const t = useText(profileText)
  const pick = usePick()
  return (
    <FigureTable
      title={t('usualStores')}
      heads={[t('store'), t('ordersCount')]}
      rows={stores.map(({ id, name, orders }) => ({ key: String(id), cells: [pick(name), whole(orders)] }))}
      empty={t('noOrders')}
    />
  )
}

/** Coupons of orders that were not cancelled. */
export function CouponsUsed({ coupons }: { readonly coupons: CustomerDetails['coupons'] }) {
  const t = useText(profileText)
  return (
    <FigureTable
      title={t('coupons')}
      heads={[t('code'), t('uses'), t('discount')]}
      rows={coupons.map(({ id, code, uses, discount_value }) => ({
        key: `${id} ${code}`,
        cells: [<Ltr key="code">{code}</Ltr>, whole(uses), <Money key="discount" amount={discount_value} />],
      }))}
      empty={t('noCoupons')}
    />
  )
}

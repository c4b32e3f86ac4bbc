import type { CustomerDetails } from '@sufra/contract/customers/customers'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

interface Props {
  readonly title: string
  /** The first is of the names, the others are of figures. */
  readonly heads: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  readonly empty: string
}

function Figures({ title, heads, rows, empty }: Props) {
  return (
    <section className={`${css.section} ${css.part}`}>
      <div className={css.head}>
        <h2>{title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className={css.quiet}>{empty}</p>
      ) : (
        <ScrollRegion label={title}>
          <table className={css.table}>
            <thead>
              <tr>
                {heads.map((head, n) => (
                  <th key={head} scope="col" data-figures={n > 0 || undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, n) => (
                    <td key={heads[n]} data-figures={n > 0 || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}

const whole = (count: number) => <Ltr>{count.toLocaleString('en-US')}</Ltr>

/** Where most of their orders went. */
export function UsualStores({ stores }: { readonly stores: CustomerDetails['usual_stores'] }) {
  const t = useText(profileText)
  const pick = usePick()
  return (
    <Figures
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
    <Figures
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

import type { DecisionPreview } from '@sufra/contract/money/paymentRequests'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import { FigureCell } from '../figures/FigureCell.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

/** What is due to a store once the first requests of it are paid out: those before this one, or this one too. */
function dueAfter(requests: readonly DecisionPreview[], end: number, store: number): FigureOf {
  const paid = requests.slice(0, end).filter((request) => request.store.id === store)
  return { figure: 'balance_after', restaurant_store_id: store, chosen: paid.map(({ id }) => id) }
}

/** What accepting each of some requests would do, one after the other. */
export function DecisionTable({ requests }: { readonly requests: readonly DecisionPreview[] | undefined }) {
  const t = useText(paymentRequestsText)
  const pick = usePick()
  return (
    <ScrollRegion label={t('toPay')}>
      <table className={css.table} aria-label={t('toPay')} aria-busy={!requests}>
        <thead>
          <tr>
            <th scope="col">{t('id')}</th>
            <th scope="col">{t('store')}</th>
            <th scope="col" data-wide>
              {t('order')}
            </th>
            <th scope="col" data-figures data-wide>
              {t('before')} <Currency />
            </th>
            <th scope="col" data-figures>
              {t('toPay')} <Currency />
            </th>
            <th scope="col" data-figures>
              {t('left')} <Currency />
            </th>
          </tr>
        </thead>
        <tbody>
          {requests?.map(({ id, store, amount, due, left, orders_count, charges_count }, index) => (
            <tr key={id}>
              <td>
                <Ltr>{id}</Ltr>
              </td>
              <td>{pick(store.name)}</td>
              <td data-wide>
                {t('orders', { count: orders_count })}
                {charges_count > 0 && (
                  <>
                    <br />
                    {t('charges', { count: charges_count })}
                  </>
                )}
              </td>
              <FigureCell
                name={`${t('before')} · ${id}`}
                amount={due}
                of={dueAfter(requests, index, store.id)}
                wide
              />
              <FigureCell
                name={`${t('toPay')} · ${id}`}
                amount={amount}
                of={{ figure: 'request', id }}
                strong
              />
              <FigureCell
                name={`${t('left')} · ${id}`}
                amount={left}
                of={dueAfter(requests, index + 1, store.id)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface Sums {
  readonly requests: readonly DecisionPreview[]
  readonly amount: number
}

/** What is paid out in all. On a phone the table scrolls sideways, so the figures of one request are here too. */
export function DecisionSums({ requests, amount }: Sums) {
  const t = useText(paymentRequestsText)
  const only = requests.length === 1 ? requests[0] : undefined
  const chosen = requests.map(({ id }) => id)
  const toPay = { name: t('toPay'), amount, of: { figure: 'chosen_requests' as const, chosen } }
  const figures: readonly { name: string; amount: number; of: FigureOf }[] = only
    ? [
        { name: t('before'), amount: only.due, of: dueAfter(requests, 0, only.store.id) },
        { ...toPay, of: { figure: 'request', id: only.id } },
        { name: t('left'), amount: only.left, of: dueAfter(requests, 1, only.store.id) },
      ]
    : [toPay]
  return (
    <dl className={css.totals}>
      {figures.map(({ name, amount: shown, of }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={shown < 0 ? css.negative : undefined}>
            <Figure name={name} amount={shown} of={of} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

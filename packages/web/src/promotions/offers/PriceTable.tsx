import type { OfferPrice } from '@sufra/contract/promotions/offers'
import { Fragment } from 'react'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useDays } from '../validity/useDays.ts'
import { earliest, latest } from './days.rules.ts'
import { offerFormText } from './offers.text.ts'

interface Props {
  readonly rows: readonly OfferPrice[]
  /** Those of the offer, once it has both. */
  readonly days: { readonly start_date?: string; readonly end_date?: string }
  readonly stale: boolean
}

/** Items with their prices today and with an offer, and which offer applies where it meets another. */
export function PriceTable({ rows, days: { start_date, end_date }, stale }: Props) {
  const t = useText(offerFormText)
  const pick = usePick()
  const daysOf = useDays()
  const note = (other: OfferPrice['meets'][number]) => {
    const first = latest(other.start_date, start_date ?? other.start_date)
    const last = earliest(other.end_date, end_date ?? other.end_date)
    return (
      <small key={other.id}>
        {t(other.applies ? 'higher' : 'lower', {
          title: pick(other.title),
          discount: other.discount,
          days: daysOf(first, last),
        })}
      </small>
    )
  }
  return (
    <table aria-label={t('prices')} aria-busy={stale}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" data-figures>
            {t('today')} <Currency />
          </th>
          <th scope="col" data-figures>
            {t('becomes')} <Currency />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.item_id}>
            <tr data-noted={row.meets.length > 0 || undefined}>
              <td>
                <bdi>{pick(row.name)}</bdi>
              </td>
              <td data-figures>
                <Money amount={row.today} bare />
              </td>
              <td data-figures>
                <strong>
                  <Money amount={row.becomes} bare />
                </strong>
              </td>
            </tr>
            {row.meets.length > 0 && (
              <tr>
                <td colSpan={3}>{row.meets.map(note)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

import type { PayoutPosition } from '@sufra/contract/money/payoutRuns'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { FigureCell } from '../figures/FigureCell.tsx'
import requestCss from '../paymentRequests/paymentRequests.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'

const looks = { missing: 'CANCELLED', waiting: 'PENDING', confirmed: 'REQUEST ACCEPTED' } as const

interface Props {
  readonly label: string
  readonly positions: readonly PayoutPosition[]
  /** Up to which they are. */
  readonly day: string
  /** Stores that are not to be paid now, and how to change them. */
  readonly selection?: {
    readonly skipped: ReadonlySet<number>
    readonly onChange: (skipped: ReadonlySet<number>) => void
  }
}

/** What each store would be paid, or owes. */
export function Positions({ label, positions, day, selection }: Props) {
  const t = useText(payoutRunsText)
  const pick = usePick()
  const skipped = positions.filter(({ store }) => selection?.skipped.has(store.id)).length
  const toggle = (id: number) => {
    const next = new Set(selection?.skipped)
    if (!next.delete(id)) next.add(id)
    selection?.onChange(next)
  }
  return (
    <ScrollRegion label={label}>
      <table className={requestCss.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <RowCheckbox
                  label={t('selectAll')}
                  checked={skipped === 0}
                  mixed={skipped > 0 && skipped < positions.length}
                  onToggle={() =>
                    selection.onChange(new Set(skipped > 0 ? [] : positions.map(({ store }) => store.id)))
                  }
                />
              </th>
            )}
            <th scope="col">{t('store')}</th>
            <th scope="col" data-figures>
              {t('amount')} <Currency />
            </th>
            <th scope="col" data-figures data-wide>
              {t('orders')}
            </th>
            <th scope="col" data-figures data-wide>
              {t('charges')}
            </th>
            <th scope="col">{t('account')}</th>
          </tr>
        </thead>
        <tbody>
          {positions.map(({ store, orders_count, charges_count, account, amount }) => (
            <tr key={store.id}>
              {selection && (
                <td>
                  <RowCheckbox
                    label={t('select', { store: pick(store.name) })}
                    checked={!selection.skipped.has(store.id)}
                    onToggle={() => toggle(store.id)}
                  />
                </td>
              )}
              <td>
                <bdi>{pick(store.name)}</bdi>
              </td>
              <FigureCell
                name={`${t('amount')} · ${pick(store.name)}`}
                amount={amount}
                of={{ figure: 'unsettled', restaurant_store_id: store.id, end_date: day }}
              />
              <td data-figures data-wide>
                <Ltr>{orders_count}</Ltr>
              </td>
              <td data-figures data-wide>
                <Ltr>{charges_count}</Ltr>
              </td>
              <td>
                <StatusChip status={looks[account]} label={t(account)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

import type { Dirhams } from '@sufra/contract/kernel/money'
import { type OrderFilter, orderFilters } from '@sufra/contract/orders/orders'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ordersText } from '../order/orders.text.ts'
import css from './StatusCards.module.css'

interface StatusTotals {
  readonly order_count: number
  readonly total_price: Dirhams
  /** There are more orders than were counted. */
  readonly truncated?: true | undefined
}

interface Props {
  readonly totals: Readonly<Record<OrderFilter, StatusTotals>> | undefined
  readonly active: OrderFilter | undefined
  readonly onToggle: (filter: OrderFilter | undefined) => void
}

const hues = { newOrder: 'blue', accepted: 'orange', completed: 'green', cancelled: 'red' } as const

/** Four totals that filter by status; pressing the active one again clears the filter. */
export function StatusCards({ totals, active, onToggle }: Props) {
  const t = useText(ordersText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of toggles, not a form's fieldset
    <div role="group" aria-label={t('summary')} className={css.cards}>
      {(Object.keys(orderFilters) as OrderFilter[]).map((filter) => {
        const figures = totals?.[filter]
        return (
          <button
            key={filter}
            type="button"
            className={css.card}
            data-hue={hues[filter]}
            aria-pressed={active === filter}
            onClick={() => onToggle(active === filter ? undefined : filter)}
          >
            <span className={css.name}>{t(filter)}</span>
            <span className={css.count}>
              {figures && (
                <Ltr>{`${figures.order_count.toLocaleString('en-US')}${figures.truncated ? '+' : ''}`}</Ltr>
              )}
            </span>
            <span className={css.total}>
              {figures && (figures.truncated ? '—' : <Money amount={figures.total_price} />)}
            </span>
          </button>
        )
      })}
    </div>
  )
}

import type { Dirhams } from '@sufra/contract/kernel/money'
import { type OrderFilter, orderFilters } from '@sufra/contract/orders/orders'
import { Money } from '../../kernel/display/Money.tsx'
import { FilterCards } from '../../kernel/list/filters/FilterCards.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ordersText } from '../order/orders.text.ts'

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
    <FilterCards
      label={t('summary')}
      filter={t('status')}
      active={active}
      onToggle={onToggle}
      cards={(Object.keys(orderFilters) as OrderFilter[]).map((key) => {
        const figures = totals?.[key]
        return {
          key,
          name: t(key),
          hue: hues[key],
          count: figures && `${figures.order_count.toLocaleString('en-US')}${figures.truncated ? '+' : ''}`,
          total: figures && (figures.truncated ? '—' : <Money amount={figures.total_price} />),
        }
      })}
    />
  )
}

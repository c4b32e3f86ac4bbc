import { addDays, firstDayOf, lastDayOf } from '@sufra/contract/kernel/clock'
import type { FigureOf } from '../figures/figureOf.ts'

type Balances = Readonly<Record<'opening' | 'changed' | 'closing', FigureOf>>

/** The balances of a month, of one store or of all, as they are explained. */
export function balancesOf(month: string, restaurant_store_id?: number): Balances {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const whose =
    restaurant_store_id === undefined
      ? ({ figure: 'balances' } as const)
      : ({ figure: 'balance', restaurant_store_id } as const)
  return {
    opening: { ...whose, end_date: addDays(first, -1) },
    changed: { ...whose, start_date: first, end_date: last },
    closing: { ...whose, end_date: last },
  }
}

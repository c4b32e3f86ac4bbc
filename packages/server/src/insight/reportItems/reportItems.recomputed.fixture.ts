import { dayOf, type RangeQuestion } from '../reports/reports.recomputed.fixture.ts'

/** Items worked out from the rows of orders and their lines, for tests to compare with: it shares no code with the report. */
interface Order {
  readonly id: number
  readonly store_id: number
  readonly status_id: number
  readonly created_at: string
  readonly event_at: string
}
interface Line {
  readonly order_id: number
  readonly item_id: number
  readonly quantity: number
  readonly line_total: number
}
interface Item {
  readonly id: number
  readonly store_id: number
  readonly sub_category_id: number
  readonly name_en: string
  readonly status: boolean
  readonly archived_at: string | null
  readonly created_at: string
}
export interface Sold {
  readonly orders: readonly Order[]
  readonly lines: readonly Line[]
  readonly items: readonly Item[]
}

interface Question extends RangeQuestion {
  /** Null for all stores. */
  readonly store: number | null
}

export function recomputedItems({ orders, lines, items }: Sold, question: Question) {
  const { basis, start_date, end_date, store } = question
  const counted = orders.filter((order) => {
    const day = dayOf(basis === 'placed' ? order.created_at : order.event_at)
    const isAsked = day >= start_date && day <= end_date && order.status_id !== 7
    return isAsked && (store === null || store === order.store_id)
  })
  const sold = new Map<number, { orders: number; quantity: number; sub_total: number }>()
  const pairs = new Map<string, number>()
  for (const { id } of counted) {
    const of = lines.filter(({ order_id }) => order_id === id)
    const each = [...new Set(of.map(({ item_id }) => item_id))].sort((one, other) => one - other)
    for (const item of each) {
      const found = sold.get(item) ?? { orders: 0, quantity: 0, sub_total: 0 }
      const own = of.filter(({ item_id }) => item_id === item)
      sold.set(item, {
        orders: found.orders + 1,
        quantity: found.quantity + own.reduce((sum, { quantity }) => sum + quantity, 0),
        sub_total: found.sub_total + own.reduce((sum, { line_total }) => sum + line_total, 0),
      })
      for (const other of each)
        if (other > item) pairs.set(`${item} ${other}`, (pairs.get(`${item} ${other}`) ?? 0) + 1)
    }
  }
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name_en
  const categories = new Map<number, { items: number; quantity: number; sub_total: number }>()
  for (const [id, { quantity, sub_total }] of sold) {
    const category = items.find((item) => item.id === id)?.sub_category_id ?? 0
    const found = categories.get(category) ?? { items: 0, quantity: 0, sub_total: 0 }
    categories.set(category, {
      items: found.items + 1,
      quantity: found.quantity + quantity,
      sub_total: found.sub_total + sub_total,
    })
  }
  return {
    items: sold,
    categories,
    unsold: items
      .filter((item) => item.status && !item.archived_at && (store === null || store === item.store_id))
      .filter((item) => dayOf(item.created_at) <= end_date && !sold.has(item.id))
      .map(({ id }) => id),
    pairs: [...pairs]
      .map(([key, together]) => {
        const [one = 0, other = 0] = key.split(' ').map(Number)
        const [few, many] = [one, other].map((id) => sold.get(id)?.orders ?? 0)
        const [first, second] = (few ?? 0) <= (many ?? 0) ? [one, other] : [other, one]
        const share = Math.round((together * 10_000) / Math.min(few ?? 0, many ?? 0)) / 100
        return `${nameOf(first)} + ${nameOf(second)}: ${together}, ${share}`
      })
      .sort(),
  }
}

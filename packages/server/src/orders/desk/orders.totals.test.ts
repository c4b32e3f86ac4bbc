import { Sum } from '@sufra/contract/kernel/money'
import { Totals } from '@sufra/contract/orders/orders'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { totalsOf } from './orders.totals.ts'

it('shows the sum of millions of orders exactly on the cards', () => {
  for (const total_price of [99_999_999_999, 100_000_000_001, 162_345_678_901_23]) {
    const totals = totalsOf([{ status_id: 8, order_count: 9_000_000, total_price }])
    const encoded = z.encode(z.object(Totals), totals)
    expect(encoded.totalCompleted.total_price.toFixed(2)).toBe(String(total_price).replace(/(\d\d)$/, '.$1'))
    expect(z.decode(z.object(Totals), encoded).totalCompleted.total_price).toBe(total_price)
  }
  expect(Sum.safeParse(0.005).success).toBe(false)
})

/** How many orders have each value. */
interface Counted {
  readonly value: number
  readonly orders: number
}

/** The smallest value that `share` of the orders are not above; null if there are none. */
export function quantile(counted: readonly Counted[], share: number): number | null {
  const total = counted.reduce((sum, { orders }) => sum + orders, 0)
  // In whole orders: 0.9 * 10 is 9.000000000000001 in other fractions.
  const least = Math.ceil(Number((total * share).toFixed(6)))
  let passed = 0
  for (const { value, orders } of counted.toSorted((one, other) => one.value - other.value)) {
    passed += orders
    if (passed >= least && orders > 0) return value
  }
  return null
}

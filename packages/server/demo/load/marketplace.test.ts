import { expect, test } from 'vitest'
import { buildCatalogue } from '../catalog/catalogue.ts'
import { random } from '../catalog/random.ts'
import { clockAt } from './clock.ts'
import type { Context } from './context.ts'
import { marketplace } from './marketplace.ts'

const roles = ['admin/Super Admin', 'admin/Moderator', 'admin/Marketing', 'admin/Business Support']
const others = ['restaurant/Restaurant Owner', 'store_user/Store Manager', 'store_user/Store Staff']

function load(now: string, seed = 2026) {
  const context: Context = {
    catalogue: buildCatalogue({ seed, customers: 100 }),
    clock: clockAt(new Date(now)),
    rng: random(`${seed}/load`),
    seeded: {
      roles: new Map([...roles, ...others].map((role, index) => [role, index + 1])),
      reasons: [{ id: 1, reason_en: 'The store is fully booked', reason_ar: 'محجوز' }],
      reviewCategories: [1, 2, 3, 4],
    },
    passwordHash: 'hash',
    image: () => null,
  }
  return marketplace(context, { count: 150, idOf: (index) => index + 1 })
}

test('makes the same rows from the same seed and moment', () => {
  expect(load('2026-05-01T03:12:00Z')).toEqual(load('2026-05-01T03:12:00Z'))
  expect(load('2026-05-01T03:12:00Z', 7).orders).not.toEqual(load('2026-05-01T03:12:00Z').orders)
})

test('has the newest orders pending and nothing in the future, whenever it is loaded', () => {
  for (const now of ['2026-02-20T21:05:00Z', '2026-07-15T00:01:00Z', '2027-12-31T23:59:00Z']) {
    const { orders = [], ledger_events = [] } = load(now)
    expect(orders.filter(({ status_id }) => status_id === 1).length).toBeGreaterThan(0)
    const created = orders.map(({ created_at }) => String(created_at))
    expect(created).toEqual([...created].sort())
    for (const { at } of ledger_events) expect(Date.parse(String(at))).toBeLessThanOrEqual(Date.parse(now))
  }
})

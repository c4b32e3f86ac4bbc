import { describe, expect, it } from 'vitest'
import type { Needs } from '../kernel/session/needs.ts'
import { menuOf, navItemsOf } from './menu.ts'

const names = (permissions: readonly Needs[]) =>
  menuOf('admin', (needs) => permissions.includes(needs)).map((item) => item.name)

describe('menuOf', () => {
  it('shows Marketing only Send Notifications', () => {
    expect(names(['notifications.write'])).toEqual(['notifications'])
  })

  it('removes a group without permitted items', () => {
    expect(names(['orders.read', 'cancelReasons.read', 'units.read'])).toEqual(['home', 'orders'])
  })

  it("keeps every kind's menu within its own area", () => {
    const within = { admin: '/main/', restaurant: '/restaurant/', store_user: '/store/' } as const
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const items = navItemsOf(menuOf(kind, () => true))
      expect(items.every((item) => item.to.startsWith(within[kind]))).toBe(true)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { Needs } from '../kernel/session/needs.ts'
import { entriesOf, menuOf } from './menu.ts'
import { crumbsOf } from './places.ts'

const names = (permissions: readonly Needs[]) =>
  menuOf('admin', (needs) => permissions.includes(needs)).map((item) => item.name)

describe('menuOf', () => {
  it('shows Marketing only Send Notifications', () => {
    expect(names(['notifications.write'])).toEqual(['notifications'])
  })

  it('removes a group without permitted entries', () => {
    expect(names(['orders.read', 'cancelReasons.read', 'units.read'])).toEqual(['home', 'orders'])
  })

  it("keeps every kind's menu within its own area", () => {
    const within = { admin: '/main/', restaurant: '/restaurant/', store_user: '/store/' } as const
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const entries = entriesOf(menuOf(kind, () => true))
      expect(entries.every((entry) => entry.to.startsWith(within[kind]))).toBe(true)
    }
  })
})

describe('crumbsOf', () => {
  it('names menu entries and known segments, and leaves ids unchanged', () => {
    expect(
      crumbsOf('/main/orders/order-details/12', 'admin').map((crumb) => crumb.name?.en ?? crumb.segment),
    ).toEqual(['Orders', 'Order details', '12'])
  })

  it('has the menu above an item, not the form for a new item', () => {
    const names = (path: string) =>
      crumbsOf(path, 'restaurant').map((crumb) => crumb.name?.en ?? crumb.segment)
    expect(names('/restaurant/store/3/categorie-&-carting-menu/form-menu').at(-1)).toBe('Menu item')
    expect(names('/restaurant/store/3/categorie-&-carting-menu/form-menu/7').slice(-2)).toEqual([
      'Categories & Catering Menu',
      '7',
    ])
  })

  it('reads %26 as &', () => {
    expect(crumbsOf('/main/Roles-%26-permission', 'admin').at(0)?.name?.en).toBe('Roles & Permissions')
  })
})

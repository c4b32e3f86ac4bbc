import { describe, expect, it } from 'vitest'
import { crumbsOf } from './crumbs.ts'

describe('crumbsOf', () => {
  it('names nav items and known segments, and leaves ids unchanged', () => {
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

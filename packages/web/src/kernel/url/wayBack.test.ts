import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { withWaysBack } from './wayBack.ts'

const at = (path: string) => withWaysBack(createMemoryHistory({ initialEntries: [path] }))
const listed = '/main/customers?search=noor&page=2'

it('notes how the list was left, also while the page changes its own address', () => {
  const history = at('/main/customers')
  history.push(listed)
  history.push('/main/customers/customer-profile/5')
  const ways = { '/main/customers': '?search=noor&page=2' }
  expect(history.location.state.waysBack).toEqual(ways)
  history.push('/main/customers/customer-profile/5?page=3', { listSet: true })
  expect(history.location.state).toMatchObject({ listSet: true, waysBack: ways })
  history.replace('/main/customers/customer-profile/6')
  expect(history.location.state.waysBack).toEqual(ways)
})

it('notes the search of every list above the page', () => {
  const history = at('/main/restaurants?page=4')
  history.push('/main/restaurants/7/stores?sort=name')
  history.push('/main/restaurants/7/stores/9/edit-store')
  expect(history.location.state.waysBack).toEqual({
    '/main/restaurants': '?page=4',
    '/main/restaurants/7/stores': '?sort=name',
  })
})

it('notes nothing for a page opened by its own address, and forgets lists that the page is not below', () => {
  const history = at('/main/customers/customer-profile/5')
  expect(history.location.state.waysBack).toBeUndefined()
  history.push(listed)
  history.push('/main/orders/order-details/8')
  expect(history.location.state.waysBack).toBeUndefined()
  history.push('/main/customers-of-another-list/5')
  expect(history.location.state.waysBack).toBeUndefined()
})

it('gives no second entry to a page that is opened from itself', () => {
  const history = at(listed)
  history.push('/main/customers/customer-profile/5')
  const { length } = history
  history.push('/main/customers/customer-profile/5')
  expect(history.length).toBe(length)
})

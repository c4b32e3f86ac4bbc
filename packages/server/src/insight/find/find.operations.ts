import { customers } from '@sufra/contract/customers/customers'
import { type FindResult, type FoundKind, find } from '@sufra/contract/insight/find'
import type { Operation } from '@sufra/contract/kernel/operation'
import { isPermitted } from '@sufra/contract/kernel/requiredPermission'
import { items } from '@sufra/contract/menu/items'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { orders } from '@sufra/contract/orders/orders'
import { coupons } from '@sufra/contract/promotions/coupons'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { stores } from '@sufra/contract/stores/stores'
import { findCustomers } from '../../customers/customers/customers.search.ts'
import { customerScope } from '../../customers/customers/customers.sql.ts'
import { type PersonScope, personOf, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { orderScope } from '../../money/ledger/ledger.orders.sql.ts'
import { paymentRequestRows } from '../../money/paymentRequests/paymentRequests.sql.ts'
import { customersNamed, findNamed, findNumber, type NamedTable } from './find.sql.ts'

/** A kind is found by whoever may open its list. */
const lists: Readonly<Record<FoundKind, readonly Operation[]>> = {
  order: [orders.list],
  payment_request: [paymentRequests.storeList],
  customer: [customers.list],
  restaurant: [restaurants.list],
  store: [stores.list, stores.listOf],
  item: [items.all],
  coupon: [coupons.list],
}
const mayFind = ({ kind, permissions }: PersonScope, found: FoundKind): boolean =>
  lists[found].some(
    ({ callers, permission }) => callers.includes(kind) && isPermitted(permissions, permission),
  )

const bare = { name: null, of: null, restaurant_id: null, store_id: null }

async function numbered(db: Db, scope: PersonScope, id: number): Promise<FindResult[]> {
  const rows = async (kind: FoundKind, table: 'orders' | 'payment_requests') => {
    if (!mayFind(scope, kind)) return []
    const allowed = scopeFilterOf(kind === 'order' ? orderScope : paymentRequestRows, scope)
    return (await findNumber(db, table, allowed, id)).map((row): FindResult => ({ kind, ...row, ...bare }))
  }
  return [...(await rows('order', 'orders')), ...(await rows('payment_request', 'payment_requests'))]
}

const tables: readonly (readonly [FoundKind, NamedTable])[] = [
  ['restaurant', 'restaurants'],
  ['store', 'stores'],
  ['item', 'items'],
  ['coupon', 'coupons'],
]

export default implement(find, orderScope, {
  all: async ({ db, scope, input: { search } }) => {
    const person = personOf(scope)
    const number = /^#?\s*(\d{1,15})$/.exec(search)?.[1]
    const id = number === undefined ? undefined : Number(number)
    const found = id === undefined ? [] : await numbered(db, person, id)
    if (mayFind(person, 'customer')) {
      const { ids } = await findCustomers(db, search)
      const rows = await customersNamed(db, scopeFilterOf(customerScope, person), ids)
      for (const { id, fullname } of rows)
        found.push({ kind: 'customer', id, ...bare, name: { en: fullname, ar: fullname } })
    }
    for (const [kind, table] of tables) {
      if (!mayFind(person, kind)) continue
      for (const { id: row, name_en, name_ar, of_en, of_ar, ...ids } of await findNamed(
        db,
        person,
        table,
        number ?? search,
        id,
      ))
        found.push({
          kind,
          id: row,
          name: { en: name_en, ar: name_ar },
          of: of_en === null ? null : { en: of_en, ar: of_ar ?? of_en },
          ...ids,
        })
    }
    return { found }
  },
})

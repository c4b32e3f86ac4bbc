import { customers, exportPart } from '@sufra/contract/customers/customers'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow, archiveRow, lockRow, orTaken } from '../../kernel/operations/rows.ts'
import { addressScope } from '../addresses/addresses.sql.ts'
import { freeNumbers, isLive, lockNumbers } from '../identity/identity.sql.ts'
import { listCustomers } from './customers.list.ts'
import * as profile from './customers.profile.sql.ts'
import { countReviewsOf, reviewsOf } from './customers.reviews.sql.ts'
import {
  presentAddress,
  presentCustomer,
  presentOrder,
  presentReview,
  presentUsualStore,
} from './customers.rows.ts'
import { findCustomers } from './customers.search.ts'
import * as store from './customers.sql.ts'

const auditFields = { fullname: {}, email: {}, language: {} }

export default implement(customers, store.customerScope, {
  list: listCustomers,

  exportRows: async ({ db, scopeFilter: allowed, input: { search, state, after }, now }) => {
    const listed = { allowed, state, today: qatarDay(now) }
    if (search) {
      const { ids } = await findCustomers(db, search)
      return { users: (await store.customersOf(db, listed, ids)).map(presentCustomer), next: null }
    }
    const rows = await store.customersAfter(db, listed, after, exportPart)
    const next = rows.length === exportPart ? (rows.at(-1)?.id ?? null) : null
    return { users: rows.map(presentCustomer), next }
  },

  show: async ({ db, scopeFilter, params: { id }, now }) => {
    const row = orNotFound(await store.customerBy(db, scopeFilter, id, qatarDay(now)))
    const figures = orNotFound(await profile.figuresOf(db, id))
    return {
      customer: {
        ...presentCustomer(row),
        ...figures,
        addresses: (await profile.addressesOf(db, addressScope.admin(), id)).map(presentAddress),
        orders: (await profile.ordersOf(db, id, { count: 10, page: 1, direction: 'asc' })).map(presentOrder),
        usual_stores: (await profile.usualStoresOf(db, id)).map(presentUsualStore),
        coupons: await profile.couponsOf(db, id),
      },
    }
  },

  orders: async ({ db, scopeFilter, params: { id }, input, now }) => {
    orNotFound(await store.customerBy(db, scopeFilter, id, qatarDay(now)))
    const rows = await profile.ordersOf(db, id, input)
    const total = (await profile.figuresOf(db, id))?.orders_count ?? 0
    return { orders: { data: rows.map(presentOrder), total } }
  },

  reviews: async ({ db, scopeFilter, params: { id }, input }) => {
    orNotFound(await isLive(db, scopeFilter, id))
    const data = (await reviewsOf(db, id, input)).map(presentReview)
    return { reviews: { data, total: await countReviewsOf(db, id) } }
  },

  save: ({ db, input }) => orTaken(addRow(db, 'customers', input), 'customers.mobileTaken', 'mobile'),

  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, mobile, ...values }, now }) => {
    const { mobile: own } = orNotFound(await store.customerBy(db, scopeFilter, id, qatarDay(now)))
    if (mobile !== undefined && mobile !== own) failFields(['mobile'], 'locked', caller.language)
    return saveEdit(
      { db, caller },
      { table: 'customers', id, allowed: scopeFilter, values, version, auditFields },
    )
  },

  updateStatus: async ({ db, scopeFilter, params: { id }, input }) =>
    orNotFound(await store.switchCustomer(db, scopeFilter, id, input)),

  remove: async ({ db, scopeFilter, params: { id } }) => {
    // Orders of theirs that are just being placed are waited for; a later one starts a new record.
    await lockNumbers(db, [id])
    orNotFound(await lockRow(db, 'customers', scopeFilter, id))
    const open = await store.openOrders(db, id)
    if (open && open.count > 0) fail('customers.openOrders', { params: open })
    await freeNumbers(db, id)
    await archiveRow(db, 'customers', id)
    return {}
  },
})

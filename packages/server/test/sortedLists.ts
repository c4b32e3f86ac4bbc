import {
  charges,
  coupons,
  customers,
  months,
  notifications,
  offers,
  paymentRequests,
  payoutRuns,
  reconciliation,
  restaurants,
  reviews,
  storePositions,
  storeReviews,
  stores,
  storeUsers,
} from '@sufra/contract'
import { type Person, people } from '@sufra/contract/accounts/people'
import type { Audience } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import type { StoreRow } from '@sufra/contract/stores/stores'
import type { Tenant } from './world.ts'

type Value = string | number | boolean | null

/** A list and what the values are, by which its rows are sorted. */
export interface SortedList {
  readonly operation: Operation
  readonly door: Audience
  readonly params: (tenant: Tenant) => Readonly<Record<string, number>>
  readonly body: Readonly<Record<string, unknown>>
  /** The list comes whole, whatever page is asked for. */
  readonly unpaged: boolean
  /** What identifies a row, and its value by each sort. */
  readonly rows: (
    output: unknown,
  ) => readonly { readonly id: number; readonly by: Readonly<Record<string, Value>> }[]
}

interface Described<Op extends Operation, Row extends { readonly id: number }> {
  readonly door?: Audience
  readonly params?: (tenant: Tenant) => Readonly<Record<string, number>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly unpaged?: boolean
  readonly rows: (output: OutputOf<Op>) => readonly Row[]
  readonly by: (row: Row) => Readonly<Record<string, Value>>
}

function sorted<Op extends Operation, Row extends { readonly id: number }>(
  operation: Op,
  { door = 'admin', params = () => ({}), body = {}, unpaged = false, rows, by }: Described<Op, Row>,
): SortedList {
  return {
    operation,
    door,
    params,
    body,
    unpaged,
    rows: (output) => rows(output as OutputOf<Op>).map((row) => ({ id: row.id, by: by(row) })),
  }
}

const ofStores: Described<typeof stores.list, StoreRow> = {
  unpaged: true,
  rows: (output) => output.stores,
  by: ({ id, name, catering_status, created_at }) => ({
    ...{
      id,
      title: name.en.toLowerCase(),
      title_ar: name.ar,
      catering: catering_status,
      created: created_at,
    },
  }),
}

const ofPeople: Described<typeof people.list, Person> = {
  unpaged: true,
  rows: (output) => output.users,
  by: ({ name, email, last_seen_at, status }) => ({ name, email, seen: last_seen_at, status }),
}

/** Every list that declares sorts, as the test of sorts reads it. */
export const sortedLists: readonly SortedList[] = [
  sorted(restaurants.list, {
    rows: (output) => output.restaurants,
    by: ({ id, name, name_ar, email, created_at }) => ({
      ...{ id, email, name: name.toLowerCase(), name_ar, created: created_at },
    }),
  }),
  sorted(storePositions.list, {
    rows: (output) => output.stores.data,
    by: ({ name, due, expected, requested, charges, paid, last_paid_on }) => ({
      ...{
        name: name.en.toLowerCase(),
        name_ar: name.ar,
        due,
        expected,
        requested,
        charges,
        paid,
        last_paid_on,
      },
    }),
  }),
  sorted(stores.listOf, { ...ofStores, params: ({ ids }) => ({ id: ids.restaurants ?? 0 }) }),
  sorted(stores.list, { ...ofStores, door: 'restaurant' }),
  sorted(customers.list, {
    rows: (output) => output.users,
    by: ({ id, mobile }) => ({ id, mobile }),
  }),
  sorted(coupons.list, {
    rows: (output) => output.cateringCoupons,
    by: ({ code, code_prefix, discount, end_date, used_count }) => ({
      ...{ code: code ?? code_prefix, discount, validity: end_date, uses: used_count },
    }),
  }),
  sorted(offers.list, {
    unpaged: true,
    rows: (output) => output.offers,
    by: ({ title, discount, end_date, status }) => ({
      ...{ title: title.en.toLowerCase(), title_ar: title.ar, discount, validity: end_date, status },
    }),
  }),
  sorted(reviews.list, { rows: (output) => output.reviews.data, by: ({ id }) => ({ date: id }) }),
  sorted(storeReviews.list, {
    door: 'restaurant',
    rows: (output) => output.reviews.data,
    by: ({ id }) => ({ date: id }),
  }),
  sorted(paymentRequests.adminList, {
    rows: (output) => output.paymentRequests.data,
    by: ({ id }) => ({ id }),
  }),
  sorted(paymentRequests.storeList, {
    rows: (output) => output.paymentRequests.data,
    by: ({ id }) => ({ id }),
  }),
  sorted(charges.list, { rows: (output) => output.otherCharges.data, by: ({ id }) => ({ id }) }),
  sorted(payoutRuns.list, {
    rows: (output) => output.payoutRuns.data,
    by: ({ id, due_day, description }) => ({ id, day: due_day, description }),
  }),
  sorted(months.list, {
    rows: (output) => output.months.data,
    by: ({ month, closed_at, closed_by }) => ({ month, closed: closed_at, by: closed_by.toLowerCase() }),
  }),
  sorted(reconciliation.runs, { rows: (output) => output.runs.data, by: ({ id }) => ({ id }) }),
  sorted(notifications.list, {
    rows: (output) => output.sends.data,
    by: ({ id, send_at }) => ({ id, at: send_at }),
  }),
  sorted(customers.orders, {
    params: ({ ids }) => ({ id: ids.customers ?? 0 }),
    rows: (output) => output.orders.data,
    by: ({ id }) => ({ id }),
  }),
  sorted(months.documents, {
    rows: (output) => output.documents.data.map((row) => ({ ...row, id: row.number })),
    by: ({ number, month }) => ({ number, month }),
  }),
  sorted(people.list, { ...ofPeople }),
  sorted(people.list, { ...ofPeople, door: 'restaurant' }),
  sorted(storeUsers.list, {
    unpaged: true,
    params: ({ ids }) => ({ id: ids.stores ?? 0 }),
    rows: (output) => output.users,
    by: ({ name, email, status }) => ({ name, email, status }),
  }),
]

import type { CustomerState, customers } from '@sufra/contract/customers/customers'
import { qatarDay } from '@sufra/contract/kernel/clock'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { presentCustomer } from './customers.rows.ts'
import { findCustomers } from './customers.search.ts'
import { countCustomersOf, customerCounts, customerPage, customersOf } from './customers.sql.ts'

type Op = typeof customers.list
type Counts = NonNullable<Awaited<ReturnType<typeof customerCounts>>>

/** What the summary says of a state. */
const knownTotal = (state: CustomerState | undefined, counts: Counts): number =>
  state === undefined ? counts.blocked + counts.unblocked : counts[state]

/** A page of all customers, or of those a search finds; with the four counts of the cards. */
export async function listCustomers({
  db,
  scopeFilter: allowed,
  input: { count, page, search, state, ...sort },
  now,
}: Call<Op>): Promise<OutputOf<Op>> {
  const listed = { allowed, state, today: qatarDay(now) }
  const counts = orNotFound(await customerCounts(db, listed.today))
  const answer = {
    usersCount: counts.blocked + counts.unblocked,
    activeCount: counts.active,
    unblockedCount: counts.unblocked,
    blockedCount: counts.blocked,
  }
  if (search) {
    const { ids, truncated } = await findCustomers(db, search)
    const users = (await customersOf(db, listed, ids, { count, page, ...sort })).map(presentCustomer)
    return { ...answer, users, total: await countCustomersOf(db, listed, ids), cut: truncated }
  }
  const total = knownTotal(state, counts)
  const users = (await customerPage(db, listed, { count, page, total, ...sort })).map(presentCustomer)
  return { ...answer, users, total, cut: false }
}

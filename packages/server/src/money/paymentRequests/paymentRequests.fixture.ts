import { charges, paymentRequests } from '@sufra/contract'
import type { Operation, RequestOf } from '@sufra/contract/kernel/operation'
import type { MoneyTest } from '../../../test/money.ts'
import type { TestResponse } from '../../../test/server.ts'

type Kind = 'admin' | 'restaurant' | 'store_user'

/** The calls with which a store and the platform settle. */
export function settling(test: () => MoneyTest) {
  const store = () => test().kitchen.tenant.ids.stores as number
  const tokenOf = (kind: Kind) =>
    kind === 'admin' ? test().world.admins['Super Admin'].token : test().kitchen.tenant.people[kind].token
  const ask = <Op extends Operation>(
    operation: Op,
    kind: Kind,
    body?: unknown,
    id?: number,
    token = tokenOf(kind),
  ): Promise<TestResponse<Op>> =>
    test().server.ask(operation, kind, {
      token,
      ...(body !== undefined && { body }),
      ...(id !== undefined && { params: { id } }),
    })

  /** A completed order: paid by card (the platform owes the store), or in cash (the store owes its commission). */
  const completed = async (method: 'card' | 'cash' = 'card') => {
    const id = await test().accepted({ payment_method: method === 'card' ? 'creditcard' : 'cashondelivery' })
    if (method === 'card') await test().pay(id, 610.98, `settled-${id}`)
    await test().decide(id, 8)
    return id
  }
  const due = async (kind: Kind = 'store_user') => {
    const { output } = await ask(paymentRequests.due, kind, undefined, store())
    if (!output) throw new Error('nothing due')
    return output
  }
  type Raising = RequestOf<typeof paymentRequests.raise>
  type Fields = Pick<Raising, 'orders'> & Partial<Raising>
  const raise = (fields: Fields, kind: 'admin' | 'store_user' = 'store_user', token = tokenOf(kind)) =>
    ask(
      kind === 'admin' ? paymentRequests.raiseCustom : paymentRequests.raise,
      kind,
      { restaurant_store_id: store(), reference_date: '2026-11-20', ...fields },
      undefined,
      token,
    )
  /** A request for some orders, or for all that is due. */
  const raised = async (ids?: readonly number[], kind: 'admin' | 'store_user' = 'store_user') => {
    const chosen = ids ?? (await due()).orders.map(({ id }) => id)
    const { output, refusal } = await raise({ orders: chosen.map((id) => ({ id })) }, kind)
    if (!output) throw new Error(`not raised: ${refusal?.code}`)
    return output.id
  }
  const show = async (id: number, kind: Kind = 'admin') => {
    const { output } = await ask(paymentRequests.show, kind, undefined, id)
    if (!output) throw new Error(`payment request ${id} is not there`)
    return output.paymentRequest
  }
  const decide = (
    id: number,
    body: RequestOf<typeof paymentRequests.decide>,
    kind: 'admin' | 'store_user' = 'admin',
    token = tokenOf(kind),
  ) => ask(kind === 'admin' ? paymentRequests.decide : paymentRequests.decideCustom, kind, body, id, token)
  const charge = async (balance: number) => {
    const body = {
      restaurant_store_id: store(),
      reference_date: '2026-11-20',
      description: 'Photographs',
      balance,
    }
    const { output } = await ask(charges.save, 'admin', body)
    if (!output) throw new Error('not charged')
    return output.id
  }
  return { store, tokenOf, ask, completed, due, raise, raised, show, decide, charge }
}

export const accept = { status: 'request_accepted' } as const
export const reject = { status: 'request_rejected', note: 'One order is disputed' } as const

import { payments } from '@sufra/contract'
import { paymentDisplay } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { openDesk } from '../../../test/openStream.ts'

describeRules('a refund on open desks', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  it('is published when paid back in part and in full', async () => {
    const id = await test.order()
    await test.pay(id, 305.49, `told-${id}`)
    await test.decide(id, 7)
    const { token } = test.kitchen.tenant.people.store_user
    const desk = await openDesk(test.server.origin, 'storeUser', token)
    expect((await desk.next())?.data.type).toBe('hello')
    const paidBack = async (amount: number, reference: string) => {
      await test.ask(payments.refund, id, { amount, reference: `${reference}-${id}` })
      const event = (await desk.next())?.data
      return event?.type === 'order' ? event : undefined
    }
    const part = await paidBack(5.49, 'part')
    // Neither a new order nor a new status, so nothing rings.
    expect(part).toMatchObject({ was: 7, order: { id } })
    expect(part?.order.order_current_payment_status.display_status).toEqual(paymentDisplay.refundDue)
    const rest = await paidBack(300, 'rest')
    expect(rest?.order.order_current_payment_status.display_status).toEqual(paymentDisplay.refunded)
    desk.close()
  })
})

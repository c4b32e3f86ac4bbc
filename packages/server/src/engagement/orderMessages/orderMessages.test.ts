// Over 300 lines: all messages of one marketplace; a second file would have to make its orders and wait for them again.
import { notifications } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import {
  documentOf,
  type MessagesTest,
  openMessages,
  orderMessages,
  savedMail,
  subjectsTo,
} from './orderMessages.fixture.ts'

describeRules('messages of orders', (open) => {
  let test: MessagesTest
  beforeAll(async () => {
    test = await openMessages(open)
  })
  afterAll(() => test?.close())

  const textTo = (address: string) => test.smtp.mails.findLast(({ to }) => to === address)?.raw ?? ''
  const pushesTo = (token: string) => test.fcm.messages.filter((message) => message.token === token)

  it('tell what happens to an order, each once, in the language of the order', async () => {
    const id = await test.order({ email: 'noora@sufra.example', language: 'ar' })
    await test.decide(id, 6)
    // The advance of a completed order is no longer asked for.
    await test.settled()
    await test.decide(id, 8)
    await test.settled()
    expect(subjectsTo(test, 'noora@sufra.example').toSorted()).toEqual(
      [
        `استلمنا طلبك رقم ${id}`,
        `تأكّد طلبك رقم ${id}`,
        `دفعة مستحقة على طلبك رقم ${id}`,
        `اكتمل طلبك رقم ${id}`,
      ].toSorted(),
    )
    expect(test.smtp.received.get('noora@sufra.example')).toBe(4)
  })

  it('are told no more a day later, however long the mail server was away', async () => {
    const id = await test.order({ email: 'days@sufra.example' })
    await test.settled()
    const [first] = subjectsTo(test, 'days@sufra.example')
    expect(subjectsTo(test, 'days@sufra.example')).toEqual([first])
    const query = (text: string) => test.query(text, [id])
    const ofOrder = `order_notice_id in (select id from order_notices where order_id = $1)`
    await query(`update notification_recipients set state = 'waiting', next_attempt_at = now()
      where send_id in (select id from notification_sends where ${ofOrder})`)
    await query(`update notification_sends set state = 'sending', sent_count = 0, finished_at = null,
      created_at = now() - interval '25 hours', next_step_at = now() where ${ofOrder}`)
    const sends = () =>
      query(`select state, sent_count, failed_count from notification_sends where ${ofOrder}`)
    await expect.poll(sends).toEqual([{ state: 'finished', sent_count: 0, failed_count: 1 }])
    expect(subjectsTo(test, 'days@sufra.example')).toEqual([first])
  })

  it('come on the phone too, and open the order', async () => {
    const id = await test.order({ token: 'phone-of-noora', language: 'en' })
    await test.settled()
    expect(pushesTo('phone-of-noora')).toMatchObject([
      { notification: { title: `We have received order ${id}` }, data: { order_id: String(id) } },
    ])
  })

  it('tell a refusal of the store as such, with what is returned', async () => {
    const id = await test.order({ email: 'declined@sufra.example' })
    expect(await test.pay(id, 610.98)).toBe(200)
    await test.decide(id, 7)
    await test.settled()
    expect(subjectsTo(test, 'declined@sufra.example')).toContain(`Order ${id} could not be accepted`)
    expect(textTo('declined@sufra.example')).toContain('To be refunded: QAR 610.98')
  })

  it('ask for the advance only where it is unpaid', async () => {
    const id = await test.order({ email: 'paid@sufra.example' })
    await test.pay(id, 305.49)
    await test.decide(id, 6)
    await test.settled()
    expect(subjectsTo(test, 'paid@sufra.example')).toEqual([
      `We have received order ${id}`,
      `Order ${id} is confirmed`,
    ])
  })

  /** The mail of an event of an order, in both languages. */
  const mailOf = async (id: number, event: string) => {
    const [mail] = await test.query(
      `select body_en::text as en, body_ar::text as ar from notification_sends sent
        join order_notices notice on notice.id = sent.order_notice_id
        where sent.kind = 'email' and notice.order_id = $1 and notice.event = $2`,
      [id, event],
    )
    return mail as { en: string; ar: string } | undefined
  }

  it('ask again for an advance that was given back before the order was accepted', async () => {
    const id = await test.order({ email: 'again@sufra.example' })
    expect(await test.pay(id, 305.49)).toBe(200)
    expect(await test.refund(id, 100)).toBe(200)
    await test.decide(id, 6)
    await test.settled()
    expect((await mailOf(id, 'payment_due'))?.en).toContain('Advance: QAR 100.00')
  })

  it('ask for no advance that was paid since', async () => {
    const mail = await test.message('payment_due', 'email')
    const turn = (status: boolean) =>
      test.ask(orderMessages.updateStatus, { params: { id: mail }, body: { status } })
    const id = await test.order({ email: 'since@sufra.example' })
    await turn(false)
    await test.decide(id, 6)
    await test.settled()
    expect(await test.pay(id, 305.49)).toBe(200)
    await turn(true)
    await test.query('update order_notices set handled_at = null where order_id = $1', [id])
    await test.settled()
    expect(await mailOf(id, 'accepted')).toBeDefined()
    expect(await mailOf(id, 'payment_due')).toBeUndefined()
  })

  it('tell only what is still to be refunded', async () => {
    const id = await test.order({ email: 'part@sufra.example' })
    expect(await test.pay(id, 610.98)).toBe(200)
    expect(await test.refund(id, 100)).toBe(200)
    await test.decide(id, 7)
    await test.settled()
    expect((await mailOf(id, 'refunded'))?.en).toContain('We have returned QAR 100.00 to you')
    expect((await mailOf(id, 'declined'))?.en).toContain('To be refunded: QAR 510.98"')
  })

  it('tell the cash that the store returns', async () => {
    const cancelled = async (card: number, cash: number) => {
      const id = await test.order({ email: 'cash@sufra.example' })
      if (card > 0) expect(await test.pay(id, card)).toBe(200)
      await test.decide(id, 6)
      expect(await test.cash(id, cash)).toBe(200)
      expect(await test.cancel(id)).toBe(200)
      await test.settled()
      return mailOf(id, 'cancelled')
    }
    const both = await cancelled(305.49, 200)
    expect(both?.en).toContain('To be refunded: QAR 305.49, and QAR 200.00 in cash from the store"')
    expect(both?.ar).toContain('305.49 ر.ق، و200.00 ر.ق نقدًا من المتجر"')
    const cash = await cancelled(0, 50)
    expect(cash?.en).toContain('To be refunded: QAR 50.00 in cash from the store"')
    expect(cash?.ar).toContain('50.00 ر.ق نقدًا من المتجر"')
  })

  it('need no consent and have nothing to unsubscribe from', async () => {
    await test.query(
      `insert into marketing_addresses (email, unsubscribed_at) values ('quiet@sufra.example', now())`,
    )
    await test.order({ email: 'quiet@sufra.example' })
    await test.settled()
    expect(test.smtp.received.get('quiet@sufra.example')).toBe(1)
    expect(textTo('quiet@sufra.example')).not.toMatch(/unsubscribe/i)
    expect(textTo('quiet@sufra.example')).toContain('Noora <Al-Marri>')
  })

  it('go to no address and no phone that is gone', async () => {
    await test.query(
      `insert into marketing_addresses (email, bounced_at) values ('dead@sufra.example', now())`,
    )
    test.fcm.respond = (token) => (token === 'gone-phone' ? { status: 404, code: 'UNREGISTERED' } : undefined)
    const id = await test.order({ email: 'dead@sufra.example', token: 'gone-phone' })
    await test.decide(id, 6)
    await test.settled()
    expect(test.smtp.received.get('dead@sufra.example')).toBeUndefined()
    const [device] = await test.query(`select disabled_at from device_tokens where token = 'gone-phone'`)
    expect(device?.disabled_at).not.toBeNull()
  })

  it('are told once if the refusal of a refund is written twice, and of each refund', async () => {
    const id = await test.order({ email: 'refund@sufra.example' })
    await test.pay(id, 610.98)
    const refund = `insert into refunds (order_id, amount, status, requested_by_kind) values ($1, $2, 'done', 'admin') returning id`
    const [first] = await test.query(refund, [id, 100_00])
    await test.query(`update refunds set reason = 'again' where id = $1`, [first?.id])
    await test.query(refund, [id, 50_00])
    await test.settled()
    const subjects = subjectsTo(test, 'refund@sufra.example')
    expect(subjects.filter((subject) => subject === `Refund for order ${id}`)).toHaveLength(2)
  })

  it('are not among what marketing sends', async () => {
    const id = await test.order({ email: 'unlisted@sufra.example' })
    await test.settled()
    const [told] = await test.query(
      `select notification_sends.id from notification_sends join order_notices on order_notices.id = order_notice_id
        where order_id = $1`,
      [id],
    )
    const { output } = await test.ask(notifications.list, { body: { count: 100 } })
    // The one that the world begins with.
    expect([output?.sends.data.length, output?.sends.total]).toEqual([1, 1])
    expect((await test.ask(notifications.stop, { params: { id: told?.id as number } })).status).toBe(404)
  })

  it('stay unsent while they are switched off', async () => {
    const mail = await test.message('placed', 'email')
    const off = await test.ask(orderMessages.updateStatus, { params: { id: mail }, body: { status: false } })
    expect(off.output).toEqual({ id: mail, status: false })
    await test.order({ email: 'off@sufra.example' })
    await test.settled()
    expect(test.smtp.received.get('off@sufra.example')).toBeUndefined()
    await test.ask(orderMessages.updateStatus, { params: { id: mail }, body: { status: true } })
    await test.order({ email: 'off@sufra.example' })
    await test.settled()
    expect(test.smtp.received.get('off@sufra.example')).toBe(1)
  })

  describe('their texts', () => {
    const save = async (event: string, body: ReturnType<typeof savedMail> & { version?: number }) =>
      test.ask(orderMessages.saveMail, { params: { id: await test.message(event, 'email') }, body })

    it('are refused with a placeholder that the event does not have, at the field, in the reader’s language', async () => {
      const id = await test.message('placed', 'email')
      const wrong = savedMail({
        body_ar: documentOf('{reason} من {store}'),
        title_en: 'Order {order_number} {nobody',
      })
      const { refusal } = await test.ask(orderMessages.saveMail, {
        params: { id },
        body: wrong,
        headers: { 'accept-language': 'ar' },
      })
      expect(refusal?.code).toBe('input.invalid')
      expect(refusal?.errors).toEqual({
        title_en: 'لا يوجد هنا متغير باسم \u2066{nobody\u2069. اختر من القائمة',
        body_ar: 'لا يوجد هنا متغير باسم \u2066{reason}\u2069. اختر من القائمة',
      })
    })

    it('are refused without a placeholder that they need', async () => {
      const { refusal } = await save('payment_due', savedMail())
      expect(refusal?.errors).toEqual({
        body_en: '{amount_due} is missing: without it the message says too little',
        body_ar: '{amount_due} is missing: without it the message says too little',
      })
    })

    it('refuse a placeholder in a link', async () => {
      const link = {
        type: 'text',
        text: 'here',
        marks: [{ type: 'link', attrs: { href: 'https://x.example/{store}' } }],
      }
      const body_en = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [link] }] })
      expect((await save('placed', savedMail({ body_en }))).refusal?.errors).toHaveProperty('body_en')
    })

    it('are used by the next message, and are kept as versions that can be restored', async () => {
      const id = await test.message('accepted', 'email')
      const saved = await save('accepted', savedMail({ title_en: 'Yes to {order_number} & more' }))
      expect(saved.output?.version).toBe(2)
      const order = await test.order({ email: 'versions@sufra.example' })
      await test.decide(order, 6)
      await test.settled()
      expect(subjectsTo(test, 'versions@sufra.example')).toContain(`Yes to ${order} & more`)
      const { output } = await test.ask(orderMessages.versions, { params: { id } })
      expect(output?.versions.map(({ version, saved_by }) => ({ version, saved_by }))).toEqual([
        { version: 2, saved_by: 'platform Marketing' },
        { version: 1, saved_by: null },
      ])
      const version_id = output?.versions[1]?.id
      const restored = await test.ask(orderMessages.restore, { params: { id }, body: { version_id } })
      expect(restored.output?.version).toBe(3)
      const { output: all } = await test.ask(orderMessages.list)
      const now = all?.messages.find((message) => message.id === id)
      expect(now).toMatchObject({ title_en: 'Order {order_number} is confirmed', version: 3 })
      const foreign = await test.ask(orderMessages.restore, {
        params: { id: await test.message('placed', 'email') },
        body: { version_id },
      })
      expect(foreign.refusal?.code).toBe('row.missing')
    })

    it('of a push message can be restored too', async () => {
      const params = { id: await test.message('accepted', 'push') }
      const one = async () =>
        (await test.ask(orderMessages.list)).output?.messages.find(({ id }) => id === params.id)
      const was = await one()
      const texts = {
        title_en: 'Yes to {order_number}',
        title_ar: 'قبلنا {order_number}',
        message_en: 'For {delivery_day}',
        message_ar: 'في {delivery_day}',
      }
      expect((await test.ask(orderMessages.savePush, { params, body: texts })).status).toBe(200)
      expect(await one()).toMatchObject(texts)
      const { output } = await test.ask(orderMessages.versions, { params })
      await test.ask(orderMessages.restore, { params, body: { version_id: output?.versions[1]?.id } })
      const { title_en, message_ar } = was ?? {}
      expect(await one()).toMatchObject({ title_en, message_ar, version: 3 })
    })

    it('are not overwritten by a form that was opened before another save', async () => {
      expect((await save('cancelled', { ...savedMail(), version: 1 })).status).toBe(200)
      const late = await save('cancelled', { ...savedMail({ title_ar: 'آخر {order_number}' }), version: 1 })
      expect(late.refusal?.code).toBe('version.stale')
    })

    it('are previewed and tried with figures of no order', async () => {
      const id = await test.message('placed', 'email')
      const { output } = await test.ask(orderMessages.previewMail, { params: { id }, body: savedMail() })
      expect(output?.en).toMatchObject({ title: 'Order 10427' })
      expect(output?.ar.html).toContain('من متجر مطبخ الزعفران')
      expect(output?.ar.html).not.toContain('unsubscribe')
      const tried = await test.ask(orderMessages.testMail, { params: { id }, body: savedMail() })
      const { email } = test.world.admins.Marketing
      expect(tried.output).toEqual({ email })
      await expect.poll(() => test.smtp.received.get(email)).toBe(2)
    })

    it('of a mail are no texts of a push message', async () => {
      const id = await test.message('placed', 'push')
      expect((await test.ask(orderMessages.saveMail, { params: { id }, body: savedMail() })).status).toBe(404)
    })
  })
})

import { auth, mailPreferences, notifications } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type NotificationsTest, openNotifications } from '../notifications/notifications.fixture.ts'

describeRules('the preferences of a mail’s reader', (open) => {
  let test: NotificationsTest
  beforeAll(async () => {
    test = await openNotifications(open)
  })
  afterAll(() => test?.close())

  /** The token of the link in the mail that an address was sent. */
  const linked = async (address: string): Promise<string> => {
    await test.reaches(await test.send({ send_to: [], custom_emails: [address] }), 'finished')
    const raw = test.smtp.mails.findLast(({ to }) => to === address)?.raw ?? ''
    const [, token = ''] = /List-Unsubscribe:\s+<\S+\/unsubscribe\/([^?>]+)\?lang=en>/.exec(raw) ?? []
    return token
  }
  const post = (token: string, body: string, type = 'application/x-www-form-urlencoded') =>
    test.server.call('POST', `/unsubscribe/${token}?lang=en`, { body, headers: { 'content-type': type } })
  const show = (token: string) => test.server.ask(mailPreferences.show, 'admin', { params: { token } })
  const reached = async (address: string) => {
    const before = test.smtp.received.get(address) ?? 0
    await test.ask(notifications.sendEmails, {
      body: {
        subject: 'Again',
        body: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] }),
        custom_emails: [address, 'press@sufra.example'],
        at_night: true,
      },
    })
    const press = test.smtp.received.get('press@sufra.example') ?? 0
    await expect.poll(() => test.smtp.received.get('press@sufra.example')).toBe(press + 1)
    return (test.smtp.received.get(address) ?? 0) > before
  }

  it('are changed by one click of a mail program, once, with when and how', async () => {
    const id = await test.customer({ email: 'nora@sufra.example' })
    const token = await linked('nora@sufra.example')
    expect((await show(token)).output).toEqual({ email: 'n•••@sufra.example', receive: true })
    expect((await post(token, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await post(token, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await show(token)).output?.receive).toBe(false)
    const { rows } = await test.query(
      `select given, source from customer_consents where customer_id = $1 and kind = 'email' order by id`,
      [id],
    )
    expect(rows).toEqual([
      { given: true, source: 'app' },
      { given: false, source: 'link' },
    ])
    const audit = await test.query(
      `select operation, actor_kind, actor_name, before, after from audit_log
        where table_name = 'marketing_addresses' order by id`,
    )
    expect(audit.rows).toMatchObject([
      { operation: 'mailPreferences.oneClick', actor_kind: 'recipient', actor_name: '' },
    ])
    expect(JSON.stringify(audit.rows)).not.toContain('sufra.example')
    expect(await reached('nora@sufra.example')).toBe(false)
  })

  it('are changed by a multipart form too, and by nothing else', async () => {
    const token = await linked('john@sufra.example')
    expect((await test.server.call('GET', `/unsubscribe/${token}`)).status).not.toBe(500)
    expect((await post(token, 'x=1')).status).toBe(400)
    expect((await show(token)).output?.receive).toBe(true)
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    expect((await post(token, form, 'multipart/form-data; boundary=b')).status).toBe(200)
    expect((await show(token)).output?.receive).toBe(false)
    const unknown = '01890000-0000-7000-8000-000000000000'
    expect((await post(unknown, 'List-Unsubscribe=One-Click')).status).toBe(404)
    // The database takes a zero byte in no text.
    for (const nonsense of ['nonsense', '%00'])
      expect((await post(nonsense, 'List-Unsubscribe=One-Click')).status).toBe(404)
  })

  it('let somebody subscribe again', async () => {
    const token = await linked('back@sufra.example')
    const save = (receive: boolean) =>
      test.server.ask(mailPreferences.save, 'admin', { params: { token }, body: { receive } })
    expect((await save(false)).output?.receive).toBe(false)
    expect(await reached('back@sufra.example')).toBe(false)
    expect((await save(true)).output?.receive).toBe(true)
    expect(await reached('back@sufra.example')).toBe(true)
  })

  it('are one for all customers of an address: the latest word counts, whoever said it and however', async () => {
    const email = 'both@sufra.example'
    const [first, second] = [
      await test.customer({ email }),
      await test.customer({ email: 'Both@sufra.example' }),
    ]
    const told = (id: number, given: boolean) =>
      test.query(
        `insert into customer_consents (customer_id, kind, given, source) values ($1, 'email', $2, 'support')`,
        [id, given],
      )
    await told(second, false)
    expect(await reached(email)).toBe(false)
    await told(second, true)
    expect(await reached(email)).toBe(true)
    const token = await linked(email)
    await post(token, 'List-Unsubscribe=One-Click')
    expect(await reached(email)).toBe(false)
    // Agreeing again elsewhere is heard, and the page says so.
    await told(first, true)
    expect((await show(token)).output?.receive).toBe(true)
    expect(await reached(email)).toBe(true)
  })

  it('keep nothing of an address that only one customer has and nobody wrote to', async () => {
    const id = await test.customer({ email: 'alone@sufra.example' })
    await test.query(
      `insert into customer_consents (customer_id, kind, given, source) values ($1, 'email', false, 'app')`,
      [id],
    )
    const { rows } = await test.query(`select from marketing_addresses where email = 'alone@sufra.example'`)
    expect(rows).toEqual([])
  })

  it('say nothing about mails that are no marketing', async () => {
    const { email } = test.world.admins.Marketing
    const token = await linked(email)
    await post(token, 'List-Unsubscribe=One-Click')
    const before = test.smtp.received.get(email) ?? 0
    await test.server.ask(auth.sendResetMail, 'admin', { body: { email } })
    await expect.poll(() => test.smtp.received.get(email)).toBeGreaterThan(before)
  })
})

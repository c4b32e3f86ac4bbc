// Over 300 lines: all sends of one audience; a second file would have to make its customers and consents again.
import { notifications } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { bodyOf, mail, message, type NotificationsTest, openNotifications } from './notifications.fixture.ts'

describeRules('what marketing sends', (open) => {
  let test: NotificationsTest
  beforeAll(async () => {
    test = await openNotifications(open)
  })
  afterAll(() => test?.close())
  const mailTo = (address: string) => test.smtp.mails.filter(({ to }) => to === address)
  const count = async (body: Record<string, unknown>) =>
    (await test.ask(notifications.countRecipients, { body })).output?.recipients

  it('reaches those who agreed, in their language, and nobody else', async () => {
    await test.customer({ email: 'nora@sufra.example', fullname: 'Nora <b>&"', language: 'ar' })
    await test.customer({ email: 'john@sufra.example' })
    const silent = await test.customer({ email: 'silent@sufra.example' })
    await test.query('delete from customer_consents where customer_id = $1', [silent])
    const blocked = await test.customer({ email: 'blocked@sufra.example' })
    await test.query('update customers set status = false where id = $1', [blocked])
    expect(await count({ kind: 'email', send_to: ['users'] })).toBe(2)
    const done = await test.reaches(await test.send(), 'finished')
    expect(done).toMatchObject({ recipient_count: 2, sent_count: 2, failed_count: 0 })
    const [toNora] = mailTo('nora@sufra.example')
    expect(toNora?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(toNora?.raw).toMatch(
      /List-Unsubscribe:\s+<http:\/\/localhost:\d+\/unsubscribe\/[0-9a-f-]{36}\?lang=ar>/,
    )
    expect(toNora?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mailTo('john@sufra.example')[0]?.raw).toContain('Subject: National Day')
    expect(mailTo('silent@sufra.example')).toEqual([])
    expect(mailTo('blocked@sufra.example')).toEqual([])
  })

  it('writes to pasted addresses once, whatever their letters, and to customers among them only if they agreed', async () => {
    const withdrew = await test.customer({ email: 'withdrew@sufra.example' })
    await test.query(
      `insert into customer_consents (customer_id, kind, given, source) values ($1, 'email', false, 'app')`,
      [withdrew],
    )
    const custom_emails = ['Press@sufra.example', 'press@sufra.example ', 'withdrew@sufra.example']
    const id = await test.send({ send_to: [], custom_emails })
    expect(await test.reaches(id, 'finished')).toMatchObject({ recipient_count: 1, sent_count: 1 })
    expect(mailTo('press@sufra.example')).toHaveLength(1)
    expect(mailTo('withdrew@sufra.example')).toEqual([])
  })

  it('is not sent to somebody who withdraws after it began', async () => {
    const id = await test.customer({ email: 'late@sufra.example' })
    const send = await test.send({
      send_to: ['users'],
      send_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await test.query(`update notification_sends set state = 'paused' where id = $1`, [send])
    await test.query(
      `insert into notification_recipients (send_id, address, customer_id, language) values ($1, 'late@sufra.example', $2, 'en')`,
      [send, id],
    )
    await test.query(
      `insert into customer_consents (customer_id, kind, given, source) values ($1, 'email', false, 'link')`,
      [id],
    )
    await test.query(
      `update notification_sends set state = 'sending', frozen_at = now(), recipient_count = 1, next_step_at = now() where id = $1`,
      [send],
    )
    const done = await test.reaches(send, 'finished')
    expect(done).toMatchObject({ suppressed_count: 1, missed: [{ reason: 'unsubscribed', count: 1 }] })
    expect(mailTo('late@sufra.example')).toEqual([])
  })

  it('is not sent to store users who were switched off or deleted after it began', async () => {
    await test.world.tenant('late')
    const { rows: people } = await test.query(
      `insert into accounts (kind, name, email, password_hash, role_id, restaurant_id, status, archived_at)
        select 'store_user', name, name || '@late.example', 'x', role_id, restaurant_id, status, archived_at
        from (select role_id, restaurant_id from accounts where kind = 'store_user' order by id limit 1) one,
          (values ('on', true, null), ('off', false, null), ('deleted', true, now())) each (name, status, archived_at)
        returning id, email`,
    )
    expect(people).toHaveLength(3)
    const send = await test.send({
      send_to: ['store_users'],
      send_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await test.query(
      `insert into notification_recipients (send_id, address, account_id, language)
        select $1, email, id, 'en' from accounts where email like '%@late.example'`,
      [send],
    )
    await test.query(
      `insert into marketing_addresses (email) select email from accounts where email like '%@late.example'`,
    )
    await test.query(
      `update notification_sends set state = 'sending', frozen_at = now(), recipient_count = 3, next_step_at = now() where id = $1`,
      [send],
    )
    const done = await test.reaches(send, 'finished')
    expect(done).toMatchObject({
      sent_count: 1,
      suppressed_count: 2,
      missed: [{ reason: 'gone', count: 2 }],
    })
    expect(mailTo('on@late.example')).toHaveLength(1)
    await test.query(`update accounts set archived_at = now() where email like '%@late.example'`)
  })

  it('tells failures by reason, tries again where it helps, and retires addresses that are gone', async () => {
    let busy = 0
    test.smtp.respond = (address) => {
      if (address === 'gone@sufra.example') return { code: 550, text: '5.1.1 no such user' }
      if (address === 'full@sufra.example') return { code: 554, text: '5.7.1 refused' }
      if (address === 'busy@sufra.example' && busy++ === 0) return { code: 450, text: '4.2.0 later' }
      return undefined
    }
    const custom_emails = ['gone@sufra.example', 'full@sufra.example', 'busy@sufra.example']
    const id = await test.send({ send_to: [], custom_emails })
    await expect.poll(async () => (await test.shown(id)).waits_for).toBe('retries')
    await test.query(`update notification_recipients set next_attempt_at = now() where send_id = $1`, [id])
    await test.query(`update notification_sends set next_step_at = now() where id = $1`, [id])
    const done = await test.reaches(id, 'finished')
    expect(done).toMatchObject({ sent_count: 1, failed_count: 2 })
    expect(done.missed).toEqual([
      { reason: 'bounced', count: 1 },
      { reason: 'refused', count: 1 },
    ])
    expect(mailTo('busy@sufra.example')).toHaveLength(1)
    expect(await count({ kind: 'email', custom_emails })).toBe(2)
  })

  it('sends push messages in the language of the phone and retires phones without the app', async () => {
    const id = await test.customer({ fullname: 'Two phones' })
    await test.device(id, 'phone-ar', 'ar')
    await test.device(id, 'phone-gone')
    test.fcm.respond = (token) => (token === 'phone-gone' ? { status: 404, code: 'UNREGISTERED' } : undefined)
    const store = (await test.world.archived('gone')).ids.stores as number
    const refused = await test.ask(notifications.sendPush, { body: { ...message, store_id: store } })
    expect(refused.refusal?.code).toBe('notifications.linkGone')
    expect((await test.ask(notifications.storeItems, { params: { id: store } })).status).toBe(404)
    const tenant = await test.world.tenant('open')
    const done = await test.reaches(
      await test.push({ store_id: tenant.ids.stores as number, menu_id: tenant.ids.items as number }),
      'finished',
    )
    expect(done).toMatchObject({ recipient_count: 2, sent_count: 1, missed: [{ reason: 'gone', count: 1 }] })
    expect(test.fcm.messages).toEqual([
      {
        token: 'phone-ar',
        notification: { title: 'اليوم الوطني', body: 'اطلب مبكرًا' },
        data: { store_id: String(tenant.ids.stores), menu_id: String(tenant.ids.items) },
      },
    ])
    expect(await count({ kind: 'push' })).toBe(1)
  })

  it.each(['stores', 'items'] as const)(
    'sends no push message that opens one of the deleted %s',
    async (table) => {
      const { ids } = await test.world.tenant(`deleted ${table}`)
      const opens = { store_id: ids.stores as number, menu_id: ids.items as number }
      const id = await test.push({ ...opens, send_at: new Date(Date.now() + 3_600_000).toISOString() })
      const before = test.fcm.messages.length
      await test.query(`update ${table} set archived_at = now() where id = $1`, [ids[table]])
      await test.query('update notification_sends set send_at = now(), next_step_at = now() where id = $1', [
        id,
      ])
      const done = await test.reaches(id, 'finished')
      expect(done).toMatchObject({
        recipient_count: 1,
        sent_count: 0,
        failed_count: 1,
        missed: [{ reason: 'linkGone', count: 1 }],
      })
      expect(test.fcm.messages).toHaveLength(before)
    },
  )

  it('waits as long as Firebase asks for, and signs in again', async () => {
    let asked = 0
    test.fcm.respond = () =>
      asked++ === 0 ? { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '40' } : undefined
    const clock = async () =>
      Date.parse(String((await test.query('select clock_timestamp() as now')).rows[0]?.now))
    const began = await clock()
    const id = await test.push()
    await expect.poll(async () => (await test.shown(id)).waits_for).toBe('server')
    const { rows } = await test.query(
      `select next_step_at - interval '40 seconds' as attempted from notification_sends where id = $1`,
      [id],
    )
    const attempted = Date.parse(String(rows[0]?.attempted))
    expect(attempted).toBeGreaterThanOrEqual(began)
    expect(attempted).toBeLessThanOrEqual(await clock())
    test.fcm.expire()
    const before = test.fcm.signIns()
    await test.query(`update notification_recipients set next_attempt_at = now() where send_id = $1`, [id])
    await test.query(`update notification_sends set next_step_at = now() where id = $1`, [id])
    expect(await test.reaches(id, 'finished')).toMatchObject({ sent_count: 1 })
    expect(test.fcm.signIns()).toBe(before + 1)
  })

  it('counts an audience by language, orders and money spent', async () => {
    await test.query(`update customers set archived_at = now() where email like '%@sufra.example'`)
    const tenant = await test.world.tenant('audience')
    const { rows } = await test.query('select customer_id from orders where id = $1', [tenant.ids.orders])
    const ordered = rows[0]?.customer_id as number
    await test.query(`update customers set email = 'ordered@sufra.example', language = 'ar' where id = $1`, [
      ordered,
    ])
    await test.query(
      `insert into customer_consents (customer_id, kind, given, source) values ($1, 'email', true, 'app')`,
      [ordered],
    )
    await test.customer()
    const of = (audience: object) => count({ kind: 'email', send_to: ['users'], audience })
    expect(await of({})).toBe(2)
    expect(await of({ language: 'ar' })).toBe(1)
    expect(await of({ ordered_within: 7 })).toBe(1)
    expect(await of({ never_ordered: true })).toBe(1)
    expect(await of({ spent_at_least: 1 })).toBe(0)
    expect(await of({ area_id: test.world.place.area_id })).toBe(0)
    const store = { kind: 'email', send_to: ['store_users'] }
    expect(await count({ ...store, audience: { restaurant_ids: [tenant.ids.restaurants] } })).toBe(1)
    const archived = await test.world.archived('closed')
    expect(await count({ ...store, audience: { restaurant_ids: [archived.ids.restaurants] } })).toBe(0)
  })

  it('refuses what cannot be sent, and names what is broken', async () => {
    const refused = async (body: Record<string, unknown>) =>
      (await test.ask(notifications.sendEmails, { body: { ...mail, ...body } })).refusal
    expect(await refused({})).toMatchObject({ code: 'input.invalid', errors: { send_to: expect.anything() } })
    const addresses = Array.from({ length: 50_000 }, (_, n) =>
      n % 2 ? `a${n}@sufra.example` : `broken ${n}`,
    )
    const broken = await refused({ custom_emails: addresses })
    expect(broken?.code).toBe('notifications.brokenAddresses')
    expect(broken?.message).toContain('25000 of 50000')
    expect(broken?.message).toContain('“broken 0”')
    const link = (href: string) =>
      JSON.stringify({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
          },
        ],
      })
    const to = { custom_emails: ['press@sufra.example'] }
    expect((await refused({ ...to, body: '' }))?.errors).toEqual({ body: 'This field is required' })
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x'])
      expect((await refused({ ...to, body: link(href) }))?.errors).toHaveProperty('body')
    expect((await refused({ ...to, body: bodyOf('x'.repeat(200_000)) }))?.errors).toHaveProperty('body')
    expect((await refused({ ...to, body: 'x'.repeat(10_000_000) }))?.code).toBe('body.tooLarge')
    expect((await refused({ ...to, send_at: '2020-01-01T10:00:00Z' }))?.code).toBe('notifications.past')
    const night = { ...to, send_at: '2035-01-01T20:00:00Z' }
    expect((await refused({ ...night, at_night: undefined }))?.code).toBe('notifications.quietHours')
    expect(await refused(night)).toBeUndefined()
  })

  it('keeps a line break in a subject out of the headers', async () => {
    const subject = 'Hello\r\nBcc: everybody@sufra.example'
    await test.reaches(
      await test.send({ send_to: [], custom_emails: ['header@sufra.example'], subject }),
      'finished',
    )
    const [sent] = mailTo('header@sufra.example')
    expect(sent?.raw).toContain('Subject: Hello Bcc: everybody@sufra.example')
    expect(sent?.raw).not.toMatch(/^Bcc:/m)
  })

  it('escapes names of readers in mails and shows both languages before', async () => {
    const { output } = await test.ask(notifications.preview, {
      body: { subject: 'A <b>', body: bodyOf('1 < 2 & "3"') },
    })
    expect(output?.en.html).toContain('1 &lt; 2 &amp; &quot;3&quot;')
    expect(output?.ar.html).toContain('dir="rtl"')
    await test.customer({ email: 'markup@sufra.example', fullname: '<img src=x onerror=alert(1)>' })
    await test.reaches(await test.send({ send_to: [], custom_emails: ['markup@sufra.example'] }), 'finished')
    const html = Buffer.from(
      mailTo('markup@sufra.example')[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '',
    ).toString()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('is tried on oneself first, in both languages, whatever one has agreed to', async () => {
    const { email } = test.world.admins.Marketing
    const { at_night: _, ...content } = mail
    const answer = await test.ask(notifications.testEmail, { body: content })
    expect(answer.output).toEqual({ email })
    await expect.poll(() => mailTo(email).length).toBe(2)
  })

  it('is tried on the phones with one’s own number, and those without the app are retired', async () => {
    const { account_id, token } = test.world.admins.Marketing
    const id = await test.customer({ fullname: 'Own phones' })
    await test.query(
      'update accounts set phone = (select mobile from customers where id = $1) where id = $2',
      [id, account_id],
    )
    await test.device(id, 'own-phone')
    await test.device(id, 'own-gone')
    test.fcm.respond = (device) => (device === 'own-gone' ? { status: 404, code: 'UNREGISTERED' } : undefined)
    const { at_night: _, ...content } = message
    const answer = await test.ask(notifications.testPush, { body: content, token })
    expect(answer.output).toEqual({ phones: 2 })
    await expect
      .poll(async () => {
        const { rows } = await test.query(
          'select token from device_tokens where customer_id = $1 and disabled_at is not null',
          [id],
        )
        return rows.map((row) => row.token)
      })
      .toEqual(['own-gone'])
    expect(test.fcm.messages.filter((each) => each.token === 'own-phone')).toHaveLength(1)
  })

  it('is paused, resumed and stopped, and over for good then', async () => {
    const send_at = new Date(Date.now() + 3_600_000).toISOString()
    const id = await test.send({ send_to: [], custom_emails: ['press@sufra.example'], send_at })
    const call = async (operation: 'pause' | 'resume' | 'stop') => {
      const { output, refusal } = await test.ask(notifications[operation], { params: { id } })
      return output?.send.state ?? refusal?.code
    }
    expect(await call('pause')).toBe('paused')
    expect(await call('resume')).toBe('scheduled')
    expect(await call('stop')).toBe('stopped')
    expect(await call('resume')).toBe('notifications.over')
    const { rows } = await test.query(
      `select operation, actor_kind from audit_log where table_name = 'notification_sends' and row_id = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ operation }) => operation)).toEqual([
      'notifications.sendEmails',
      'notifications.pause',
      'notifications.resume',
      'notifications.stop',
    ])
  })
})

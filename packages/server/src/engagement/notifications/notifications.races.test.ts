import { afterAll, beforeAll, expect, it } from 'vitest'
import { again, describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { type NotificationsTest, openNotifications } from './notifications.fixture.ts'
import { renewLease } from './sends.sql.ts'

describeEachDatabase('sends worked off by two processes', (open, kind) => {
  let test: NotificationsTest
  let other: Listening | undefined
  beforeAll(async () => {
    test = await openNotifications(open)
    // The embedded database belongs to one process.
    if (kind === 'postgres')
      other = await listen(await again(test.database), {
        SMTP_URL: test.smtp.url,
        SUFRA_SENDS_PER_SECOND: '5000',
      })
  })
  afterAll(async () => {
    await other?.close()
    await test?.close()
  })
  const due = (id: number) =>
    test.query('update notification_sends set next_step_at = now(), lease_until = null where id = $1', [id])

  it('reach everybody once, also while they change hands', async () => {
    await test.many(600)
    const id = await test.send()
    for (let n = 0; n < 20; n++) {
      await due(id)
      await expect.poll(async () => (await test.shown(id)).sent_count, { interval: 20 }).toBeGreaterThan(n)
    }
    const done = await test.reaches(id, 'finished')
    expect(done.recipient_count).toBe(600)
    expect(done.sent_count + done.unknown_count).toBe(600)
    expect(test.smtp.received.size).toBe(600)
    expect(new Set(test.smtp.received.values())).toEqual(new Set([1]))
  })

  it('are held by whoever works on them, and by nobody else', async () => {
    const id = await test.send({ send_to: [], custom_emails: ['held@sufra.example'] })
    await test.reaches(id, 'finished')
    const held = async (lease: string) => {
      await test.query('update notification_sends set lease = $2, lease_until = now() where id = $1', [
        id,
        'own',
      ])
      await renewLease(test.database.db, id, lease)
      const { rows } = await test.query(
        'select lease_until > now() as held from notification_sends where id = $1',
        [id],
      )
      return rows[0]?.held
    }
    expect(await held('own')).toBe(true)
    expect(await held('another')).toBe(false)
  })

  it('do not try again whom a dead process had begun with', async () => {
    const id = await test.send({
      send_to: [],
      custom_emails: ['first@sufra.example', 'second@sufra.example'],
    })
    await test.reaches(id, 'finished')
    await test.query(
      `update notification_recipients set state = case when address like 'first%' then 'claimed' else 'waiting' end,
        lease = 'dead' where send_id = $1`,
      [id],
    )
    await test.query(
      `update notification_sends set state = 'sending', sent_count = 0, lease = 'dead', next_step_at = now() where id = $1`,
      [id],
    )
    const done = await test.reaches(id, 'finished')
    expect(done).toMatchObject({ sent_count: 1, unknown_count: 1 })
    expect(done.missed).toEqual([{ reason: 'interrupted', count: 1 }])
    expect(test.smtp.received.get('first@sufra.example')).toBe(1)
    expect(test.smtp.received.get('second@sufra.example')).toBe(2)
  })

  it('hand nothing over after they were paused, but what was under way', async () => {
    await test.query(`update customers set email = 'again' || email where email like 'many%'`)
    const id = await test.send()
    await expect.poll(async () => (await test.shown(id)).sent_count).toBeGreaterThan(0)
    await test.query(`update notification_sends set state = 'paused' where id = $1`, [id])
    await expect
      .poll(async () => {
        const { rows } = await test.query(
          `select count(*)::int as claimed from notification_recipients where send_id = $1 and state = 'claimed'`,
          [id],
        )
        return rows[0]?.claimed
      })
      .toBe(0)
    const { sent_count } = await test.shown(id)
    await due(id)
    expect(sent_count).toBeLessThan(600)
    await test.query(`update notification_sends set state = 'sending', next_step_at = now() where id = $1`, [
      id,
    ])
    expect((await test.reaches(id, 'finished')).recipient_count).toBe(600)
    expect([...test.smtp.received.values()].filter((times) => times > 2)).toEqual([])
  })

  it.runIf(kind === 'postgres')('write down nobody who is forgotten meanwhile', () =>
    openTransaction(test.database.pool, async (client, commit) => {
      const { rows } = await client.query(
        `insert into customers (mobile, fullname, email) values ('97430303030', 'Guest', 'gone@sufra.example') returning id`,
      )
      await client.query('commit')
      await test.query(
        `insert into customer_consents (customer_id, kind, given, source) values ($1, 'email', true, 'app')`,
        [rows[0].id],
      )
      await client.query('begin')
      await client.query('select from customers where id = $1 for update', [rows[0].id])
      await client.query(
        `update customers set mobile = '', email = null, archived_at = now(), erased_at = now() where id = $1`,
        [rows[0].id],
      )
      const id = await test.send()
      await anyWaits(test.database.pool)
      await commit()
      await test.reaches(id, 'finished')
      const left = await test.query(
        `select address from notification_recipients where address like 'gone%'
          union all select email from marketing_addresses where email like 'gone%'`,
      )
      expect(left.rows).toEqual([])
      expect([...test.smtp.received.keys()].filter((address) => address.startsWith('gone'))).toEqual([])
    }),
  )
})

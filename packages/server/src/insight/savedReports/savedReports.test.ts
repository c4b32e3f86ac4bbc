// Over 300 lines: saved reports and their mails, of one set-up, which a second file would have to seed again.
import { reports, savedReports } from '@sufra/contract'
import { presetRange } from '@sufra/contract/insight/reports.presets'
import { savedTabs } from '@sufra/contract/insight/savedReports'
import { atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { formatQar } from '@sufra/contract/kernel/money'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { Mail } from '../../kernel/mail/mail.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { tokenOf } from '../reports/reports.fixture.ts'
import { mailReports, sendReport } from './savedReports.mails.ts'

type Body = RequestOf<typeof savedReports.save>

const day = '2027-03-01'
const morning = atQatar(day, '07:00')

describeEachDatabase('saved reports', (open) => {
  let test: MoneyTest
  const mails: Mail[] = []
  /** What becomes of the next mail. */
  let post: () => Promise<void>
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

  beforeAll(async () => {
    test = await openMoney(open)
    const order = await test.order()
    await query(`update orders set created_at = '2027-02-28T20:30:00Z' where id = $1`, [order])
  })
  beforeEach(async () => {
    await query('delete from saved_reports')
    mails.length = 0
    post = async () => {}
  })
  afterAll(() => test?.close())

  const account = (kind: Kind) =>
    kind === 'admin' ? test.world.admins['Super Admin'] : test.kitchen.tenant.people[kind]
  const body = (changes: Partial<Body> = {}): Body => ({
    name: 'Sales of the month',
    tab: 'revenue',
    filters: { range: 'month', group_by: 'store' },
    schedule: 'daily',
    weekday: 0,
    paused: false,
    recipients: [],
    ...changes,
  })
  const ask = (kind: Kind, changes: Partial<Body> = {}) =>
    test.server.ask(savedReports.save, kind, { token: tokenOf(test, kind), body: body(changes) })
  const save = async (kind: Kind, changes: Partial<Body> = {}) => {
    const { output, refusal } = await ask(kind, { recipients: [account(kind).account_id], ...changes })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const list = async (kind: Kind) =>
    (await test.server.ask(savedReports.list, kind, { token: tokenOf(test, kind) })).output?.reports ?? []

  const jobs = { send: async () => {} } as unknown as Jobs
  /** Who is to get which report on the day of an instant. */
  const noted = async (now: Date): Promise<{ id: number; saved_report_id: number }[]> => {
    await mailReports(test.database.db, undefined as unknown as Storage, jobs, now)
    const { rows } = await query('select id, saved_report_id from report_mails where day = $1 order by id', [
      qatarDay(now),
    ])
    return rows
  }
  const services = () =>
    ({
      database: test.database,
      settings: test.server.settings,
      mail: {
        send: async (mail: Mail) => {
          mails.push(mail)
          await post()
        },
      },
    }) as unknown as Services
  /** Works off all mails of the day, and says what became of them. */
  const mailed = async (): Promise<string[]> => {
    for (const { id } of await noted(morning)) await sendReport(services(), { id }).catch(() => {})
    const { rows } = await query('select state from report_mails where day = $1 order by id', [day])
    return rows.map(({ state }) => state)
  }

  it('are each account’s own, changed and deleted by nobody else', async () => {
    const id = await save('restaurant', { schedule: 'none' })
    expect((await list('restaurant')).map((each) => each.id)).toEqual([id])
    expect(await list('store_user')).toEqual([])
    expect(await list('admin')).toEqual([])
    for (const kind of ['admin', 'store_user'] as const) {
      const asked = { token: tokenOf(test, kind), params: { id } }
      expect(
        (await test.server.ask(savedReports.update, kind, { ...asked, body: { name: 'x' } })).status,
      ).toBe(404)
      expect((await test.server.ask(savedReports.remove, kind, asked)).status).toBe(404)
    }
    const own = { token: tokenOf(test, 'restaurant'), params: { id } }
    await test.server.ask(savedReports.update, 'restaurant', {
      ...own,
      body: { name: 'Renamed', filters: { range: 'week' }, version: 1 },
    })
    expect((await list('restaurant'))[0]).toMatchObject({
      name: 'Renamed',
      filters: { range: 'week', group_by: 'day', basis: 'placed' },
      version: 2,
      mailed_on: null,
    })
    const late = await test.server.ask(savedReports.update, 'restaurant', {
      ...own,
      body: { name: 'Too late', version: 1 },
    })
    expect(late.refusal?.code).toBe('version.stale')
    expect((await test.server.ask(savedReports.remove, 'restaurant', own)).status).toBe(200)
    expect(await list('restaurant')).toEqual([])
  })

  it('go to admins who see reports, accounts of the restaurant and users of the store, to nobody else', async () => {
    const offered = async (kind: Kind) =>
      (
        await test.server.ask(savedReports.recipients, kind, { token: tokenOf(test, kind) })
      ).output?.recipients.map((each) => each.id) ?? []
    const [admin, owner, user] = (['admin', 'restaurant', 'store_user'] as const).map(
      (kind) => account(kind).account_id,
    ) as [number, number, number]
    expect(await offered('admin')).toContain(admin)
    expect(await offered('admin')).not.toContain(owner)
    expect(await offered('restaurant')).toEqual(expect.arrayContaining([owner, user]))
    expect(await offered('store_user')).toEqual([user])
    expect((await ask('store_user', { recipients: [user, owner] })).refusal).toMatchObject({
      code: 'savedReports.recipient',
      errors: { recipients: expect.any(String) },
    })
    expect((await ask('restaurant', { recipients: [admin] })).status).toBe(422)
    expect((await ask('admin', { recipients: [owner] })).status).toBe(422)
  })

  it('are due from seven in the morning in Qatar: daily, on their weekday, on the first', async () => {
    const [daily, weekly, monthly] = [
      await save('admin'),
      await save('admin', { schedule: 'weekly', weekday: 2 }),
      await save('admin', { schedule: 'monthly' }),
    ]
    await save('admin', { schedule: 'none' })
    await save('admin', { paused: true })
    const on = async (instant: string) => (await noted(new Date(instant))).map((each) => each.saved_report_id)
    expect(await on('2027-05-31T03:59:59Z')).toEqual([])
    expect(await on('2027-05-31T04:00:00Z')).toEqual([daily])
    expect(await on('2027-06-01T04:00:00Z')).toEqual([daily, weekly, monthly])
    expect(await on('2027-06-01T20:59:00Z')).toEqual([daily, weekly, monthly])
    expect(await on('2027-06-01T21:01:00Z')).toEqual([])
    expect(await on('2027-06-02T05:00:00Z')).toEqual([daily])
  })

  it('are noted once for each recipient and day, however many processes look', async () => {
    const admin = account('admin').account_id
    await save('admin', { recipients: [admin, admin] })
    await Promise.all(Array.from({ length: 5 }, () => noted(morning)))
    expect(await noted(morning)).toHaveLength(1)
    expect(await noted(new Date(morning.getTime() + 86_400_000))).toHaveLength(1)
  })

  it('are what each recipient would see, in their language and direction', async () => {
    const owner = account('restaurant')
    const user = account('store_user')
    await query(`update accounts set language = 'ar' where id = $1`, [user.account_id])
    const filters = { range: 'last_month', group_by: 'store', compare: 'year' } as const
    await save('restaurant', { filters, recipients: [owner.account_id, user.account_id] })
    expect(await mailed()).toEqual(['sent', 'sent'])
    const range = presetRange('last_month', day)
    if (!range) throw new Error('no range')
    for (const kind of ['restaurant', 'store_user'] as const) {
      const { output } = await test.server.ask(reports.list, kind, {
        token: tokenOf(test, kind),
        body: { ...range, group_by: 'store' },
      })
      const mail = mails.find(({ to }) => to === account(kind).email)
      expect(output?.totals.orders).toBe(1)
      expect(mail?.html).toMatch(
        new RegExp(`<td [^>]*dir="ltr"[^>]*>${formatQar(output?.totals.revenue ?? -1)}</td>`),
      )
      expect(mail?.html).toContain(kind === 'restaurant' ? 'dir="ltr">\n<head>' : 'dir="rtl">\n<head>')
      expect(mail?.text).toContain(
        `${kind === 'restaurant' ? '/restaurant' : '/store'}/reports?from=2027-02-01&to=2027-02-28&by=store`,
      )
    }
    expect(mails[0]?.subject).toBe('Sales of the month: 01 Feb 2027 – 28 Feb 2027')
    expect((await list('restaurant'))[0]?.mailed_on).toBe(day)
    await query(`update accounts set language = 'en' where id = $1`, [user.account_id])
  })

  it.each(savedTabs.filter((tab) => tab !== 'revenue'))(
    'of the tab %s are mailed with their figures',
    async (tab) => {
      await save('store_user', { tab, filters: { range: 'last_month', compare: 'year' } })
      expect(await mailed()).toEqual(['sent'])
      expect(mails[0]?.text).toContain('Totals | 01 Feb 2027 – 28 Feb 2027 | 01 Feb 2026 – 28 Feb 2026')
      expect(mails[0]?.text).toContain(`/store/reports?tab=${tab}&from=2027-02-01`)
    },
  )

  it('are mailed once, by two processes at once and after a crash', async () => {
    await save('admin')
    const [mail] = await noted(morning)
    const id = mail?.id ?? 0
    await Promise.all([sendReport(services(), { id }), sendReport(services(), { id })])
    await sendReport(services(), { id })
    expect(mails).toHaveLength(1)
    // One that a dead process had begun with may have arrived.
    await query(`update report_mails set state = 'claimed' where id = $1`, [id])
    expect(await mailed()).toEqual(['claimed'])
    expect(mails).toHaveLength(1)
  })

  it('are tried again if they were certainly not taken, and not if they may have been', async () => {
    const refusal = (more: object) => async () => {
      throw Object.assign(new Error('no'), more)
    }
    await save('admin')
    post = refusal({ syscall: 'connect', code: 'ECONNREFUSED' })
    expect(await mailed()).toEqual(['waiting'])
    post = refusal({ code: 'ECONNRESET' })
    expect(await mailed()).toEqual(['claimed'])
    post = async () => {}
    expect(await mailed()).toEqual(['claimed'])
    expect(mails).toHaveLength(2)
  })

  it('are made again after growing pauses if they cannot be made, and given up after six', async () => {
    await save('admin')
    const [mail] = await noted(morning)
    const id = mail?.id ?? 0
    const broken = {
      ...services(),
      settings: {
        get origin(): string {
          throw new Error('no report')
        },
      },
    } as unknown as Services
    const became: unknown[] = []
    for (let nth = 0; nth < 6; nth++) {
      await expect(sendReport(broken, { id })).rejects.toThrow('no report')
      const { rows } = await query(
        `select state, attempts, ceil(extract(epoch from due_at - now()) / 60)::int as minutes from report_mails
          where id = $1`,
        [id],
      )
      became.push(rows[0])
    }
    expect(became.slice(0, 5)).toEqual(
      [1, 4, 9, 16, 25].map((minutes, nth) => ({ state: 'waiting', attempts: nth + 1, minutes })),
    )
    expect(became[5]).toMatchObject({ state: 'failed', attempts: 6 })
    expect(mails).toEqual([])
  })

  it('go to nobody who may no longer see them, nor of somebody who is gone', async () => {
    const user = account('store_user').account_id
    const owner = account('restaurant').account_id
    const admin = account('admin').account_id
    await save('restaurant', { recipients: [user] })
    await save('admin', { recipients: [admin] })
    // Somebody has to keep each role.
    await query(`insert into accounts (kind, name, email, password_hash, role_id, restaurant_id)
      select kind, 'Second', 'second-' || kind || '@reports.test', 'x', role_id, restaurant_id
        from accounts where id in (${admin}, ${owner})`)
    const skippedWhile = async (change: string, back: string) => {
      await query('delete from report_mails')
      await query(change)
      const states = await mailed()
      await query(back)
      return states
    }
    expect(
      await skippedWhile(
        `update accounts set status = false where id = ${user}`,
        `update accounts set status = true where id = ${user}`,
      ),
    ).toEqual(['skipped', 'sent'])
    expect(
      await skippedWhile(
        `update accounts set status = false where id = ${owner}`,
        `update accounts set status = true where id = ${owner}`,
      ),
    ).toEqual(['skipped', 'sent'])
    expect(
      await skippedWhile(
        `update accounts set role_id = (select id from roles where name = 'Marketing') where id = ${admin}`,
        `update accounts set role_id = (select id from roles where name = 'Super Admin') where id = ${admin}`,
      ),
    ).toEqual(['sent', 'skipped'])
    await query('delete from report_mails')
    await noted(morning)
    await query(`update saved_reports set recipients = '{}' where account_id = ${owner}`)
    await query(`update saved_reports set paused = true where account_id = ${admin}`)
    expect(await mailed()).toEqual(['skipped', 'skipped'])
  })
})

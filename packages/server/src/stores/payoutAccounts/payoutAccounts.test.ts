import { payoutAccounts, stores } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { makeWorld, password, type SignedIn, type Tenant, type World } from '../../../test/world.ts'
import { type Server, serve } from '../../accounts/auth.fixture.ts'
import type { Database } from '../../kernel/database/db.ts'

const first = 'QA93 qnba 0000 0000 0000 1234 5678 9'
const second = 'GB29 NWBK 6016 1331 9268 19'

describeRules('payout accounts', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Server
  let other: SignedIn
  let store: number
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    other = await world.admin('Super Admin')
    store = tenant.ids['unused stores'] ?? 0
    server = await serve(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const tokenOf = (kind: Kind) =>
    kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token
  const at = (kind: Kind, token = tokenOf(kind)) => ({ token, params: { id: store } })
  const save = (body: object = {}, kind: 'admin' | 'restaurant' = 'restaurant', token?: string) =>
    server.ask(payoutAccounts.save, kind, {
      ...at(kind, token),
      body: { beneficiary: 'Karam W.L.L.', bank_name: 'QNB', iban: first, password, ...body },
    })
  const whole = async (kind: 'admin' | 'restaurant' = 'admin', token?: string) =>
    (await server.ask(payoutAccounts.showWhole, kind, at(kind, token))).output?.account
  const confirm = (version: number, token?: string) =>
    server.ask(payoutAccounts.confirm, 'admin', { ...at('admin', token), body: { version } })

  it('are saved with the own password only, and with right check digits', async () => {
    expect(await whole()).toBeNull()
    const wrong = await save({ password: 'not-this-one' })
    expect([wrong.status, wrong.refusal?.code, Object.keys(wrong.refusal?.errors ?? {})]).toEqual([
      422,
      'auth.passwordWrong',
      ['password'],
    ])
    const invalid = await save({ iban: 'QA93QNBA000000000000123456780' })
    expect([invalid.status, Object.keys(invalid.refusal?.errors ?? {})]).toEqual([422, ['iban']])
    const missing = await save({ beneficiary: undefined })
    expect([missing.status, Object.keys(missing.refusal?.errors ?? {})]).toEqual([422, ['beneficiary']])
    expect(await whole()).toBeNull()
    // The one that was edited is gone.
    expect((await save({ version: 3 })).status).toBe(404)
    expect((await save({ version: 0 })).status).toBe(200)
    expect(await whole('restaurant')).toMatchObject({
      iban: 'QA93QNBA000000000000123456789',
      state: 'waiting',
      confirmable: false,
      changed_by: { en: 'Karam Restaurant Owner' },
    })
  })

  it('show all but the last four characters of the IBAN to those who may change it only', async () => {
    const { store_user } = tenant.people
    await database.pool.query('update store_members set store_id = $1 where account_id = $2', [
      store,
      store_user.account_id,
    ])
    const moderator = world.admins.Moderator.token
    for (const [kind, token] of [
      ['store_user', store_user.token],
      ['admin', moderator],
    ] as const) {
      const { output } = await server.ask(payoutAccounts.show, kind, at(kind, token))
      expect(output?.account).toEqual({
        beneficiary: 'Karam W.L.L.',
        bank_name: 'QNB',
        iban_last_four: '6789',
        state: 'waiting',
      })
    }
    const refused = await server.ask(payoutAccounts.showWhole, 'admin', at('admin', moderator))
    expect(refused.status).toBe(403)
    expect((await save({}, 'admin', moderator)).status).toBe(403)
    expect((await confirm(1, moderator)).status).toBe(403)
  })

  it('are confirmed as they were shown, by another admin than the one who changed them', async () => {
    expect((await save({ iban: second, version: 1 }, 'admin')).status).toBe(200)
    const { version = 0, confirmable } = (await whole()) ?? {}
    expect(confirmable).toBe(false)
    expect((await confirm(version)).refusal?.code).toBe('payoutAccounts.ownChange')
    expect((await confirm(version - 1, other.token)).refusal?.code).toBe('payoutAccounts.changed')
    expect((await whole('admin', other.token))?.confirmable).toBe(true)
    expect((await whole('restaurant'))?.confirmable).toBe(false)
    expect((await confirm(version, other.token)).status).toBe(200)
    expect((await confirm(version, other.token)).status).toBe(200)
    expect(await whole()).toMatchObject({ state: 'confirmed', confirmed_by: { en: 'platform Super Admin' } })
    expect((await whole('restaurant'))?.confirmed_by?.en).toBe('Platform staff')
    expect((await confirm(version)).refusal?.code).toBe('payoutAccounts.changed')
  })

  it('wait again after any change, and stay confirmed if nothing changed', async () => {
    const { version = 0 } = (await whole()) ?? {}
    expect((await save({ iban: second, version })).output?.version).toBe(version)
    expect((await whole())?.state).toBe('confirmed')
    expect((await save({ iban: second, bank_name: 'QNB Al Sadd', version })).status).toBe(200)
    expect(await whole()).toMatchObject({ state: 'waiting', confirmed_at: null, confirmed_by: null })
  })

  it('tell a stale form who changed what, also where the last four characters are the same', async () => {
    const { version = 0 } = (await whole()) ?? {}
    // Other digits, the same ending.
    expect((await save({ iban: 'GB26NWBK60161331986819', version }, 'admin')).status).toBe(200)
    const late = await save({ beneficiary: 'Karam Foods', iban: second, version })
    expect([late.status, late.refusal?.code, late.refusal?.stale?.by]).toEqual([
      409,
      'version.stale',
      'Platform staff',
    ])
    expect(late.refusal?.stale?.changes.iban).toEqual({
      before: '•••• •••• •••• 6819',
      after: '•••• •••• •••• 6819',
    })
    const unseen = await save({ beneficiary: 'Karam Foods', version: 0 })
    expect([unseen.status, unseen.refusal?.code]).toEqual([409, 'version.stale'])
  })

  it('leave no IBAN in the audit trail, and are told to the owner with its ending', async () => {
    const { rows } = await database.pool.query(
      `select action, before, after from audit_log where table_name = 'payout_accounts' and store_id = $1 order by id`,
      [store],
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(rows[0]).toMatchObject({ action: 'insert', after: { iban_last_four: '6789', bank_name: 'QNB' } })
    expect(JSON.stringify(rows)).not.toMatch(/NWBK|QNBA/)
    await expect.poll(async () => (await server.mailsTo(tenant.people.restaurant.email)).length).toBe(4)
    const mails = await server.mailsTo(tenant.people.restaurant.email)
    // Each by a job of its own, which the first one made: a mail that fails is tried again without the others.
    const jobs = await database.pool.query(
      `select count(data->>'account_id')::int as mails, count(*)::int as jobs from pgboss.job
        where name = 'payoutAccounts/mails' and data->>'store_id' = $1`,
      [String(store)],
    )
    expect(jobs.rows).toEqual([{ mails: 4, jobs: 8 }])
    expect(mails.some(({ text }) => text.includes('QNB, to the account whose IBAN ends in 6789'))).toBe(true)
    expect(JSON.stringify(mails)).not.toMatch(/NWBK|QNBA/)
  })

  it("stand in the store's history with the end of the IBAN", async () => {
    const masked = (lastFour: string) => `•••• •••• •••• ${lastFour}`
    const historyOf = async (kind: Kind) => {
      const { output } = await server.ask(stores.history, kind, { ...at(kind), body: { count: 100 } })
      return (output?.data ?? []).filter(({ table }) => table === 'payout_accounts')
    }
    const shown = await historyOf('restaurant')
    expect(shown.map(({ action, actor_kind, changes }) => [action, actor_kind, changes])).toEqual([
      [
        'update',
        'admin',
        [
          { field: 'bank_name', before: 'QNB Al Sadd', after: 'QNB' },
          { field: 'iban', before: null, after: null },
        ],
      ],
      [
        'update',
        'restaurant',
        [
          { field: 'bank_name', before: 'QNB', after: 'QNB Al Sadd' },
          { field: 'confirmed', before: true, after: null },
        ],
      ],
      ['update', 'admin', [{ field: 'confirmed', before: null, after: true }]],
      ['update', 'admin', [{ field: 'iban', before: masked('6789'), after: masked('6819') }]],
      [
        'insert',
        'restaurant',
        [
          { field: 'beneficiary', before: null, after: 'Karam W.L.L.' },
          { field: 'bank_name', before: null, after: 'QNB' },
          { field: 'iban', before: null, after: masked('6789') },
        ],
      ],
    ])
    expect(shown[0]?.actor_name).toBeNull()
    for (const kind of ['admin', 'store_user'] as const)
      expect((await historyOf(kind)).map(({ changes }) => changes)).toEqual(
        shown.map(({ changes }) => changes),
      )
    expect(JSON.stringify(await historyOf('admin'))).not.toMatch(/NWBK|QNBA/)
  })

  it('of foreign stores are not found', async () => {
    const stranger = await world.tenant('Other')
    const token = stranger.people.restaurant.token
    expect((await save({}, 'restaurant', token)).status).toBe(404)
    const shown = await server.ask(payoutAccounts.showWhole, 'restaurant', at('restaurant', token))
    expect(shown.status).toBe(404)
  })

  it('count wrong passwords together with changing the password', async () => {
    const { token } = await world.admin('Super Admin')
    const statuses: number[] = []
    for (let nth = 0; nth < 11; nth++)
      statuses.push((await save({ password: 'guess' }, 'admin', token)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })
})

import { auth } from '@sufra/contract/accounts/auth'
import { kinds } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { again, describeRules } from '../../test/databases.ts'
import type { Database } from '../kernel/database/db.ts'
import { addAccount, emptyLimits, password, type Server, serve, signIn, tokenOf } from './auth.fixture.ts'
import { tidyCredentials } from './signIn/signIn.tidy.ts'

describeRules('sessions', (open) => {
  let database: Database
  let other: Database
  let server: Server
  let second: Server
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  /** 200, or the error code. */
  const verify = async (token: string | undefined, on = server) => {
    const { status, refusal } = await on.ask(auth.verifyToken, 'admin', { token })
    return refusal ? `${status} ${refusal.code}` : status
  }
  const list = async (token: string) =>
    (await server.ask(auth.sessions, 'admin', { token })).output?.sessions ?? []

  beforeAll(async () => {
    database = await open()
    server = await serve(database)
    other = await again(database)
    second = await serve(other)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await second?.close()
    await server?.close()
    await other?.close()
    await database?.close()
  })

  it('returns the owner of a token, at its own door only', async () => {
    for (const kind of kinds) {
      const { email, id } = await addAccount(database, { kind })
      const token = await tokenOf(server, email)
      for (const door of kinds) {
        for (const operation of [auth.verifyToken, auth.userInfo]) {
          const { status, output } = await second.ask(operation, door, { token })
          expect(status).toBe(door === kind ? 200 : 403)
          if (door === kind) expect(output?.userInfo).toMatchObject({ id, email, name: 'Nora', kind })
        }
      }
    }
  })

  it('rejects a missing or unknown token, and one of another type', async () => {
    expect(await verify(undefined)).toBe('401 session.missing')
    expect(await verify('sfs_nobody')).toBe('401 session.expired')
    expect(await verify('sfr_nobody')).toBe('401 session.expired')
    expect(await verify('x'.repeat(5000))).toBe('401 session.expired')
  })

  it('ends when signing out, on every process', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    expect((await server.ask(auth.signOut, 'admin', { token })).status).toBe(200)
    expect(await verify(token, second)).toBe('401 session.expired')
  })

  it('ends when unused for a while, and after its longest life even if used', async () => {
    const { id, email } = await addAccount(database)
    const token = await tokenOf(server, email)
    await run(`update sessions set expires_at = now() - interval '1 second' where account_id = $1`, [id])
    expect(await verify(token)).toBe('401 session.expired')
    const next = await tokenOf(server, email)
    await run(`update sessions set absolute_expires_at = now() - interval '1 second' where account_id = $1`, [
      id,
    ])
    expect(await verify(next)).toBe('401 session.expired')
  })

  it('is extended by use, but not beyond its longest life', async () => {
    const { id, email } = await addAccount(database)
    const token = await tokenOf(server, email)
    const left = async () => {
      const { rows } = await run(
        'select extract(epoch from expires_at - now())::float as left from sessions where account_id = $1',
        [id],
      )
      return rows[0].left / 3600
    }
    const used = (absolute: string) =>
      run(
        `update sessions set last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour',
          absolute_expires_at = now() + $2::interval where account_id = $1`,
        [id, absolute],
      )
    await used('20 days')
    expect(await verify(token)).toBe(200)
    expect(await left()).toBeCloseTo(server.settings.session.idleHours, 1)
    await used('2 hours')
    expect(await verify(token)).toBe(200)
    expect(await left()).toBeCloseTo(2, 1)
  })

  it.each([
    ['blocked', 'update accounts set status = false where id = $1'],
    ['deleted', 'update accounts set archived_at = now() where id = $1'],
  ])('is over for a %s user with their next call', async (_, statement) => {
    const { id, email } = await addAccount(database)
    const token = await tokenOf(server, email)
    await run(statement, [id])
    expect(await verify(token)).toBe('401 session.expired')
    expect(await verify(token, second)).toBe('401 session.expired')
  })

  it.each([
    'update stores set archived_at = now() where id = $1 and $2::bigint is not null',
    'update restaurants set archived_at = now() where id = $2 and $1::bigint is not null',
    `update restaurants set approval = 'refused' where id = $2 and $1::bigint is not null`,
  ])('is over when the place is gone: %s', async (statement) => {
    const { email, store_id, restaurant_id } = await addAccount(database, { kind: 'store_user' })
    const token = await tokenOf(server, email)
    expect((await server.ask(auth.verifyToken, 'store_user', { token })).status).toBe(200)
    await run(statement, [store_id, restaurant_id])
    expect((await server.ask(auth.verifyToken, 'store_user', { token })).status).toBe(401)
  })

  it('are listed with their origin, and can be ended one by one', async () => {
    const { email } = await addAccount(database)
    const token = await tokenOf(server, email)
    const phone = await signIn(server, email, password, { 'user-agent': `phone ${'x'.repeat(500)}` })
    const stranger = await tokenOf(server, (await addAccount(database)).email)
    const sessions = await list(token)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const away = sessions.find(({ current }) => !current)
    expect(away).toMatchObject({ user_agent: expect.stringMatching(/^phone x{294}$/), ip: '127.0.0.1' })
    const end = (by: string) =>
      server.ask(auth.revokeSession, 'admin', { token: by, params: { id: away?.id ?? 0 } })
    expect((await end(stranger)).refusal?.code).toBe('row.missing')
    expect(await verify(phone.output?.token)).toBe(200)
    expect((await end(token)).status).toBe(200)
    expect(await verify(phone.output?.token, second)).toBe('401 session.expired')
    expect((await end(token)).refusal?.code).toBe('row.missing')
    expect(await list(token)).toHaveLength(1)
  })

  it('change of name and language', async () => {
    const { email } = await addAccount(database)
    const token = await tokenOf(server, email)
    const update = (body: unknown) => server.ask(auth.updateProfile, 'admin', { token, body })
    expect((await update({ language: 'ar' })).output?.userInfo).toMatchObject({
      name: 'Nora',
      language: 'ar',
    })
    expect((await update({ name: ' نورة ' })).output?.userInfo).toMatchObject({
      name: 'نورة',
      language: 'ar',
    })
    expect((await update({})).status).toBe(200)
    expect((await update({ name: ' ' })).refusal?.errors).toEqual({ name: 'This field is required' })
    expect((await update({ role: 'Super Admin' })).status).toBe(422)
    const { rows } = await run(
      `select actor_name, after from audit_log where operation = 'auth.updateProfile' order by id`,
    )
    expect(rows[0]).toEqual({ actor_name: 'Nora', after: { language: 'ar' } })
  })

  it('keeps the column settings of a list across devices', async () => {
    const { id, email } = await addAccount(database)
    const { email: stranger } = await addAccount(database)
    const [token, phone, other] = [
      await tokenOf(server, email),
      await tokenOf(second, email),
      await tokenOf(server, stranger),
    ]
    const save = (preference: unknown, list = 'orders') =>
      server.ask(auth.savePreference, 'admin', { token, body: { list, preference } })
    const kept = async (by: string, on = second) =>
      (await on.ask(auth.verifyToken, 'admin', { token: by })).output?.userInfo.preferences
    expect(await kept(phone)).toEqual({})
    const orders = {
      set: 'kitchen',
      columns: { kitchen: ['status', 'id'], finance: ['id'] },
      widths: { status: 120 },
    }
    expect((await save(orders)).output?.userInfo.preferences).toEqual({ orders })
    expect(await kept(phone)).toEqual({ orders })
    expect(await kept(other)).toEqual({})
    // Not a change of the account: no stale form results from it.
    expect((await run('select version from accounts where id = $1', [id])).rows).toEqual([{ version: 1 }])
    for (const wrong of [
      { set: 'kitchen' },
      { set: 'kitchen', columns: { kitchen: [] } },
      { set: 'kitchen', columns: { kitchen: ['id; drop'] } },
      { set: 'kitchen', columns: {}, widths: { id: 12 } },
      { set: 'kitchen', columns: {}, heights: {} },
      { set: 'a', columns: Object.fromEntries([...'abcdefghi'].map((key) => [key, ['id']])) },
    ])
      expect((await save(wrong)).status).toBe(422)
    expect((await save(orders, 'somethingElse')).status).toBe(422)
    expect((await save(null)).output?.userInfo.preferences).toEqual({})
    expect(await kept(phone)).toEqual({})
  })

  it('are deleted long after their end', async () => {
    const { id, email } = await addAccount(database)
    const token = await tokenOf(server, email)
    await run(
      `insert into sessions (account_id, token_hash, expires_at, absolute_expires_at)
      values ($1, '\\x00', now(), now() - interval '60 days')`,
      [id],
    )
    await tidyCredentials(database.db)
    expect((await run('select 1 from sessions where account_id = $1', [id])).rows).toHaveLength(1)
    expect(await verify(token)).toBe(200)
  })
})

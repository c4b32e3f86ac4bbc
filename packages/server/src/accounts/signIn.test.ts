import { auth } from '@sufra/contract/accounts/auth'
import { kinds } from '@sufra/contract/kernel/kinds'
import { permissions } from '@sufra/contract/kernel/permissions'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeRules } from '../../test/databases.ts'
import type { Database } from '../kernel/database/db.ts'
import {
  addAccount,
  emptyLimits,
  password,
  type Server,
  serve,
  signIn,
  withoutRequestId,
} from './auth.fixture.ts'

describeRules('sign-in', (open) => {
  let database: Database
  let server: Server
  const run = (text: string, values: unknown[]) => database.pool.query(text, values)

  beforeAll(async () => {
    database = await open()
    server = await serve(database)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  it('accepts every kind under every prefix and returns its kind', async () => {
    for (const kind of kinds) {
      const account = await addAccount(database, { kind })
      for (const door of kinds) {
        const { output } = await server.ask(auth.signIn, door, { body: { email: account.email, password } })
        expect(output?.token).toMatch(/^sfs_[\w-]{43}$/)
        expect(output?.loggedInUser).toMatchObject({
          kind,
          role: [{ guard_name: kind }],
          restaurant_id: account.restaurant_id,
          store_id: account.store_id,
        })
        expect(JSON.stringify(output)).not.toContain('argon2')
      }
    }
  })

  it('returns the permissions of the role', async () => {
    const boss = await signIn(server, (await addAccount(database)).email)
    expect(boss.output?.loggedInUser.permissions).toEqual([...permissions].sort())
    const marketing = await signIn(server, (await addAccount(database, { role: 'Marketing' })).email)
    expect(marketing.output?.loggedInUser.permissions).toEqual(['notifications.write'])
    const accountant = await addAccount(database, { kind: 'restaurant', role: 'Accountant' })
    const { output } = await signIn(server, accountant.email)
    expect(output?.loggedInUser.permissions).toEqual([
      'orders.read',
      'payments.read',
      'reports.read',
      'statements.read',
    ])
  })

  it('ignores letter case and spaces around the address', async () => {
    const { email } = await addAccount(database)
    expect((await signIn(server, `  ${email.toUpperCase()} `)).status).toBe(200)
  })

  it('stores only the hash of a token', async () => {
    const { email } = await addAccount(database)
    const { output } = await signIn(server, email)
    const { rows } = await database.pool.query('select row_to_json(s)::text as row from sessions s')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(output?.token)
  })

  it('reports missing fields in both languages', async () => {
    const ask = async (body: unknown, language: string) =>
      (await server.ask(auth.signIn, 'admin', { body, headers: { 'accept-language': language } })).refusal
        ?.errors
    expect(await ask({}, 'en')).toEqual({
      email: 'This field email is required',
      password: 'This field password is required',
    })
    expect(await ask({ email: '', password: '' }, 'ar')).toEqual({
      email: 'حقل البريد الإلكتروني مطلوب',
      password: 'حقل كلمة المرور مطلوب',
    })
    expect(await ask({ email: 'nora', password: 'x' }, 'en')).toEqual({ email: 'Invalid email address' })
    expect(await ask({ email: 'nora', password: 'x' }, 'ar-QA')).toEqual({
      email: 'عنوان بريد إلكتروني غير صالح',
    })
  })

  it('rejects everybody who may not enter with the same message', async () => {
    const known = await addAccount(database)
    const blocked = await addAccount(database)
    await run('update accounts set status = false where id = $1', [blocked.id])
    const archived = await addAccount(database)
    await run('update accounts set archived_at = now() where id = $1', [archived.id])
    const closed = await addAccount(database, { kind: 'store_user' })
    await run('update stores set archived_at = now() where id = $1', [closed.store_id])
    const gone = await addAccount(database, { kind: 'store_user' })
    await run('update restaurants set archived_at = now() where id = $1', [gone.restaurant_id])
    const expected = {
      status: 401,
      body: { success: false, code: 'auth.failed', message: 'Authentication error', requestId: '' },
    }
    expect(withoutRequestId(await signIn(server, known.email, 'a wrong password'))).toEqual(expected)
    expect(withoutRequestId(await signIn(server, 'nobody@auth.test'))).toEqual(expected)
    for (const { email } of [blocked, archived, closed, gone])
      expect(withoutRequestId(await signIn(server, email)), email).toEqual(expected)
    const arabic = await signIn(server, 'nobody@auth.test', password, { 'accept-language': 'ar' })
    expect(arabic.refusal?.message).toBe('خطأ في المصادقة')
  })

  it('reveals a pending approval only with the right password', async () => {
    const waiting = await addAccount(database, { kind: 'restaurant' })
    await run(`update restaurants set approval = 'pending' where id = $1`, [waiting.restaurant_id])
    expect((await signIn(server, waiting.email)).refusal?.code).toBe('auth.awaitingApproval')
    expect((await signIn(server, waiting.email, 'a wrong one')).refusal?.code).toBe('auth.failed')
    await run(`update restaurants set approval = 'approved' where id = $1`, [waiting.restaurant_id])
    expect((await signIn(server, waiting.email)).status).toBe(200)
  })

  it('reveals a rejected restaurant only with the right password', async () => {
    const refused = await addAccount(database, { kind: 'restaurant' })
    await run(`update restaurants set approval = 'refused' where id = $1`, [refused.restaurant_id])
    const answer = await signIn(server, refused.email, password, { 'accept-language': 'ar' })
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'auth.restaurantRefused'])
    expect(answer.refusal?.message).toContain('لم تتم الموافقة على مطعمك')
    expect((await signIn(server, refused.email, 'a wrong one')).refusal?.code).toBe('auth.failed')
  })
})

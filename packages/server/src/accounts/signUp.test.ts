import { auth } from '@sufra/contract/accounts/auth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../test/databases.ts'
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

describeEachDatabase('sign-up', (open) => {
  let database: Database
  let server: Server
  let made = 0
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  const newEmail = () => `owner-${++made}@auth.test`
  const form = (email: string) => ({
    name: 'Saffron House',
    email,
    phone: '+974 55123456'.replace(' ', ''),
    password,
  })
  const signUp = (body: object, language = 'en') =>
    server.ask(auth.signUp, 'admin', { body, headers: { 'accept-language': language } })
  const verify = async (email: string, code: string, secret = password) => {
    const answer = await server.ask(auth.verifySignUp, 'restaurant', {
      body: { email, code, password: secret },
    })
    return answer.refusal?.code ?? answer.status
  }
  const resend = (email: string) => server.ask(auth.resendCode, 'restaurant', { body: { email } })
  const codes = async (email: string) =>
    (await server.mailsTo(email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '')
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

  beforeAll(async () => {
    database = await open()
    server = await serve(database)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  it('creates a restaurant that can sign in after an admin’s approval', async () => {
    const email = newEmail()
    expect(
      (await signUp({ ...form(email), name_ar: 'بيت الزعفران', email: ` ${email.toUpperCase()}` }, 'ar'))
        .output,
    ).toEqual({})
    expect((await run('select 1 from accounts where email = $1', [email])).rows).toEqual([])
    const [mail] = await server.mailsTo(email)
    const [code = ''] = await codes(email)
    expect(mail?.subject).toBe(`${code} هو رمزك في سفرة`)
    expect(mail?.html).toContain('dir="rtl"')
    expect(await verify(email, code)).toBe(200)
    const { rows } = await run(
      `select a.kind, a.name, a.phone, a.language, r.name as role, t.name as restaurant, t.name_ar,
        t.approval, t.id
      from accounts a join roles r on r.id = a.role_id join restaurants t on t.id = a.restaurant_id
      where a.email = $1`,
      [email],
    )
    const { id, ...account } = rows[0]
    const audited = await run(
      `select distinct actor_kind, actor_name from audit_log where operation = 'auth.verifySignUp'
        and restaurant_id = $1`,
      [id],
    )
    expect(audited.rows).toEqual([{ actor_kind: 'restaurant', actor_name: 'Saffron House' }])
    expect(account).toEqual({
      kind: 'restaurant',
      name: 'Saffron House',
      phone: '97455123456',
      language: 'ar',
      role: 'Restaurant Owner',
      restaurant: 'Saffron House',
      name_ar: 'بيت الزعفران',
      approval: 'pending',
    })
    expect((await signIn(server, email)).refusal?.code).toBe('auth.awaitingApproval')
    await run(`update restaurants set approval = 'approved' where id = $1`, [id])
    expect((await signIn(server, email)).output?.loggedInUser.kind).toBe('restaurant')
  })

  it('accepts a code once', async () => {
    const email = newEmail()
    await signUp(form(email))
    const [code = ''] = await codes(email)
    const all = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)))
    expect(all.sort()).toEqual([200, ...Array(4).fill('auth.codeInvalid')])
    expect((await run('select 1 from restaurants where name = $1', ['Saffron House'])).rows.length).toBe(2)
  })

  it('stops after five wrong codes, although each call was rejected; a new code has five attempts again', async () => {
    const email = newEmail()
    await signUp(form(email))
    const [first = ''] = await codes(email)
    for (let i = 0; i < 5; i++) expect(await verify(email, otherThan(first))).toBe('auth.codeInvalid')
    expect(await verify(email, first)).toBe('auth.codeInvalid')
    expect((await resend(email)).status).toBe(200)
    const [, second = ''] = await codes(email)
    if (second !== first) expect(await verify(email, first)).toBe('auth.codeInvalid')
    expect(await verify(email, second)).toBe(200)
  })

  it('also stops many wrong codes in parallel', async () => {
    const email = newEmail()
    await signUp(form(email))
    const [code = ''] = await codes(email)
    await Promise.all(Array.from({ length: 12 }, () => verify(email, otherThan(code))))
    const { rows } = await run(
      `select attempts from one_time_codes c join pending_sign_ups p on p.id = c.pending_sign_up_id where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ attempts: 5 }])
    expect(await verify(email, code)).toBe('auth.codeInvalid')
  })

  it('expires a code after a quarter of an hour, and the sign-up after a day', async () => {
    const email = newEmail()
    await signUp(form(email))
    const [first = ''] = await codes(email)
    const { rows } = await run(`update one_time_codes set expires_at = expires_at - interval '15 minutes'
      where code_hash in (select code_hash from one_time_codes order by id desc limit 1)
      returning extract(epoch from expires_at - created_at)::int as seconds`)
    expect(rows).toEqual([{ seconds: 0 }])
    expect(await verify(email, first)).toBe('auth.codeInvalid')
    await run(`update pending_sign_ups set expires_at = now() where email = $1`, [email])
    await resend(email)
    expect(await codes(email)).toHaveLength(1)
  })

  it('never creates an account with a password that somebody else chose', async () => {
    const email = newEmail()
    await signUp(form(email))
    await codes(email)
    await signUp({ ...form(email), password: "an attacker's password" })
    const [first = '', second = ''] = await codes(email)
    expect(await verify(email, first)).toBe('auth.codeInvalid')
    expect(await verify(email, second)).toBe('auth.codeInvalid')
    expect((await run('select 1 from accounts where email = $1', [email])).rows).toEqual([])
  })

  it('answers the same for an address that has an account, and tells only its mailbox', async () => {
    const { email } = await addAccount(database, { kind: 'store_user', language: 'ar' })
    const fresh = newEmail()
    const [known, unknown] = [await signUp(form(email)), await signUp(form(fresh))]
    expect(known).toEqual(unknown)
    const [mail] = await server.mailsTo(email)
    expect(mail?.subject).toBe('لديك حساب في سفرة بالفعل')
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    await server.mailsTo(fresh)
    const wrong = (address: string) =>
      server.ask(auth.verifySignUp, 'admin', { body: { email: address, code: '000000', password } })
    expect(withoutRequestId(await wrong(email))).toEqual(
      withoutRequestId(await wrong('never-heard-of@auth.test')),
    )
    expect((await resend(email)).output).toEqual((await resend('never-heard-of@auth.test')).output)
    expect(await server.mailsTo('never-heard-of@auth.test')).toEqual([])
    // Even the right code creates no second account.
    const { rows } = await run(`select id from pending_sign_ups where email = $1`, [email])
    const { hashCode } = await import('./signIn/signIn.rules.ts')
    await run('update one_time_codes set code_hash = $2 where pending_sign_up_id = $1', [
      rows[0].id,
      hashCode(rows[0].id, '123456'),
    ])
    expect(await verify(email, '123456')).toBe('auth.codeInvalid')
  })

  it('does the same for a known address: it stores the input and queues the address', async () => {
    const { email } = await addAccount(database)
    for (const address of [email, newEmail()]) {
      await signUp(form(address))
      const jobs = await run(
        `select data from pgboss.job where name = 'auth/code-mails' and data ->> 'email' = $1`,
        [address],
      )
      expect(jobs.rows).toEqual([{ data: { email: address } }])
      const kept = await run('select 1 as one from pending_sign_ups where email = $1', [address])
      expect(kept.rows).toEqual([{ one: 1 }])
    }
  })

  it('reports missing and invalid fields in both languages', async () => {
    const errors = { name: 'This field is required', email: 'Invalid email address', phone: 'Invalid phone' }
    const body = { name: ' ', email: 'x', phone: '123', password: 'short' }
    expect((await signUp(body)).refusal?.errors).toEqual({
      ...errors,
      password: 'Use at least 10 characters',
    })
    expect((await signUp(body, 'ar')).refusal?.errors).toMatchObject({ phone: 'رقم هاتف غير صالح' })
    const { refusal } = await server.ask(auth.verifySignUp, 'admin', {
      body: { email: 'a@b.qa', code: '12', password },
      headers: { 'accept-language': 'ar' },
    })
    expect(refusal?.errors).toEqual({ code: 'الرمز مكون من 6 أرقام' })
  })
})

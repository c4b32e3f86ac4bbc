import { request } from 'node:http'
import { auth } from '@sufra/contract/accounts/auth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { again, describeEachDatabase } from '../../test/databases.ts'
import type { Database } from '../kernel/database/db.ts'
import {
  addAccount,
  emptyLimits,
  type Server,
  serve,
  signIn,
  tokenOf,
  withoutRequestId,
} from './auth.fixture.ts'

const next = 'a newer password'

/** fetch cannot forge the Host header. */
function forged(
  origin: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

describeEachDatabase('reset of a password by mail', (open) => {
  let database: Database
  let other: Database
  let server: Server
  let second: Server
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  const ask = (email: string) => server.ask(auth.sendResetMail, 'admin', { body: { email } })
  const linked = /https:\/\/sufra\.example\/forget-password\/(sfr_[\w-]{43})/
  const tokensTo = async (email: string) =>
    (await server.mailsTo(email)).map(({ text }) => linked.exec(text)?.[1] ?? '')
  const mailedToken = async (email: string) => {
    await ask(email)
    return (await tokensTo(email)).at(-1) ?? ''
  }
  const verify = async (token: string) => {
    const answer = await server.ask(auth.verifyResetToken, 'restaurant', { params: { token } })
    return answer.refusal?.code ?? answer.status
  }
  const reset = (token: string, on = server) =>
    on.ask(auth.resetPassword, 'store_user', { body: { token, password: next, confirmation_password: next } })
  const code = async (token: string, on = server) => (await reset(token, on)).refusal?.code ?? 200

  beforeAll(async () => {
    database = await open()
    server = await serve(database, { SUFRA_ORIGIN: 'https://sufra.example' })
    other = await again(database)
    // Either process may send the mail, so both write to the first one's directory.
    second = await serve(other, {
      SUFRA_ORIGIN: 'https://sufra.example',
      SUFRA_DATA: server.settings.dataDir,
    })
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await second?.close()
    await server?.close()
    await other?.close()
    await database?.close()
  })

  it('mails a link that works once, sets the password and ends all sessions', async () => {
    const { email } = await addAccount(database)
    const [here, there] = [await tokenOf(server, email), await tokenOf(second, email)]
    const token = await mailedToken(email)
    expect([await verify(token), await verify(token)]).toEqual([200, 200])
    expect(await code(token, second)).toBe(200)
    for (const each of [here, there])
      for (const on of [server, second])
        expect((await on.ask(auth.verifyToken, 'admin', { token: each })).status).toBe(401)
    expect((await signIn(server, email)).status).toBe(401)
    expect((await signIn(server, email, next)).status).toBe(200)
    expect(await verify(token)).toBe('auth.resetTokenInvalid')
    expect(await code(token)).toBe('auth.resetTokenInvalid')
  })

  it('is told in the trail as whose it is', async () => {
    const { id, email } = await addAccount(database)
    expect(await code(await mailedToken(email))).toBe(200)
    const { rows } = await run(
      `select actor_kind, actor_name, actor_account_id::int as actor from audit_log
        where table_name = 'accounts' and row_id = $1::text and operation = 'auth.resetPassword'`,
      [id],
    )
    expect(rows).toEqual([{ actor_kind: 'admin', actor_name: 'Nora', actor: id }])
  })

  it('is mailed in the language of the account', async () => {
    const english = await addAccount(database)
    const arabic = await addAccount(database, { kind: 'store_user', language: 'ar' })
    await run(`update accounts set name = '<b>Nora & Co</b>' where id = $1`, [english.id])
    for (const { email } of [english, arabic]) await ask(email.toUpperCase())
    const [first] = await server.mailsTo(english.email)
    expect(first?.subject).toBe('Set a new password for Sufra')
    expect(first?.text).toContain('Hello <b>Nora & Co</b>,')
    expect(first?.html).toContain('<html lang="en" dir="ltr">')
    expect(first?.html).toContain('Hello &lt;b&gt;Nora &amp; Co&lt;/b&gt;,')
    const [second] = await server.mailsTo(arabic.email)
    expect(second?.subject).toBe('تعيين كلمة مرور جديدة في سفرة')
    expect(second?.html).toContain('<html lang="ar" dir="rtl">')
    expect(second?.text).toContain('صالح لمدة 45 دقيقة')
    expect(second?.text).toMatch(linked)
  })

  it('builds the link from the configured origin, whatever the Host header says', async () => {
    const { email } = await addAccount(database)
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    expect(await forged(server.origin, '/api/admins/sendResetPasswordMail', { email }, evil)).toBe(200)
    const [mail] = await server.mailsTo(email)
    expect(mail?.text).toMatch(linked)
    expect(mail?.text + (mail?.html ?? '')).not.toContain('evil')
  })

  it('answers the same for everybody and mails only those who may sign in', async () => {
    const known = await addAccount(database)
    const blocked = await addAccount(database)
    await run('update accounts set status = false where id = $1', [blocked.id])
    const archived = await addAccount(database)
    await run('update accounts set archived_at = now() where id = $1', [archived.id])
    const all = [known.email, blocked.email, archived.email, 'nobody@auth.test']
    for (const email of all) {
      const answer = await server.call('POST', '/api/restaurant/sendResetPasswordMail', { body: { email } })
      expect([answer.status, answer.body]).toEqual([200, { success: true }])
    }
    const mailed = await Promise.all(all.map(async (email) => (await server.mailsTo(email)).length))
    expect(mailed).toEqual([1, 0, 0, 0])
  })

  it('does the same for unknown and known addresses: it queues the address', async () => {
    const { email } = await addAccount(database)
    for (const address of [email, 'nobody-at-all@auth.test']) {
      await ask(address)
      const { rows } = await run(
        `select data from pgboss.job where name = 'auth/reset-mails' and data ->> 'email' = $1`,
        [address],
      )
      expect(rows).toEqual([{ data: { email: address } }])
    }
  })

  it('is replaced by a newer link', async () => {
    const { email } = await addAccount(database)
    const older = await mailedToken(email)
    const newer = await mailedToken(email)
    expect(newer).not.toBe(older)
    expect(await verify(older)).toBe('auth.resetTokenInvalid')
    expect(await code(older)).toBe('auth.resetTokenInvalid')
    expect(await code(newer)).toBe(200)
  })

  it('expires', async () => {
    const { id, email } = await addAccount(database)
    const token = await mailedToken(email)
    const { rows } = await run(
      `update reset_tokens set expires_at = now() where account_id = $1 and used_at is null
      returning extract(epoch from now() - created_at)::int as age`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(await verify(token)).toBe('auth.resetTokenInvalid')
    expect(await code(token)).toBe('auth.resetTokenInvalid')
  })

  it('becomes invalid when the password changes or the account is blocked', async () => {
    const { id, email } = await addAccount(database)
    const session = await tokenOf(server, email)
    const token = await mailedToken(email)
    const body = { old_password: 'a right password', new_password: next, confirmation_password: next }
    expect((await server.ask(auth.changePassword, 'admin', { token: session, body })).status).toBe(200)
    expect(await code(token)).toBe('auth.resetTokenInvalid')
    const last = await mailedToken(email)
    await run('update accounts set status = false where id = $1', [id])
    expect(await code(last)).toBe('auth.resetTokenInvalid')
  })

  it('works once, also in parallel calls', async () => {
    const token = await mailedToken((await addAccount(database)).email)
    const codes = await Promise.all(Array.from({ length: 8 }, (_, i) => code(token, i % 2 ? server : second)))
    expect(codes.filter((each) => each === 200)).toHaveLength(1)
  })

  it('stores only the hash of its token, anywhere', async () => {
    const token = await mailedToken((await addAccount(database)).email)
    for (const table of ['reset_tokens', 'pgboss.job', 'audit_log']) {
      const { rows } = await run(`select row_to_json(t)::text as row from ${table} t`)
      for (const { row } of rows) expect(row).not.toContain(token)
    }
  })

  it('rejects unknown tokens and differing passwords in both languages', async () => {
    expect(await verify('unknown')).toBe('auth.resetTokenInvalid')
    expect(await verify('%00'), 'no text at all').toBe('row.missing')
    const wrong = await server.ask(auth.resetPassword, 'admin', {
      body: { token: 'x', password: next, confirmation_password: 'another' },
      headers: { 'accept-language': 'ar' },
    })
    expect(wrong.refusal?.errors).toEqual({ confirmation_password: 'التأكيد لا يطابق كلمة المرور الجديدة' })
    expect((await ask('')).refusal?.errors).toEqual({ email: 'This field is required' })
  })

  it('rejects a common password and keeps its link valid', async () => {
    const token = await mailedToken((await addAccount(database)).email)
    const body = { token, password: '1234567890', confirmation_password: '1234567890' }
    const { status, refusal } = await server.ask(auth.resetPassword, 'admin', { body })
    expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([422, ['password']])
    expect(await code(token)).toBe(200)
  })

  it('is limited per mailbox, with the same answer for any address', async () => {
    const { email } = await addAccount(database)
    for (const address of [email, 'nobody@auth.test']) {
      const answers = []
      for (let i = 0; i < 16; i++) answers.push(withoutRequestId(await ask(address)))
      expect(answers.map(({ status }) => status)).toEqual([...Array(15).fill(200), 429])
      await emptyLimits(database)
    }
    expect(await server.mailsTo(email)).toHaveLength(15)
  })

  it('unlocks an account that strangers had locked', async () => {
    const { email } = await addAccount(database)
    await run(`insert into rate_limit_buckets values ($1, 100, now() + interval '10 minutes')`, [
      `signIn:${email}`,
    ])
    expect((await signIn(server, email)).status).toBe(429)
    expect(await code(await mailedToken(email))).toBe(200)
    expect((await signIn(server, email, next)).status).toBe(200)
  })
})

import { auth } from '@sufra/contract/accounts/auth'
import { kinds } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { again, describeEachDatabase } from '../../test/databases.ts'
import type { Database } from '../kernel/database/db.ts'
import { addAccount, emptyLimits, password, type Server, serve, signIn, tokenOf } from './auth.fixture.ts'

const next = 'a newer password '

describeEachDatabase('change of password', (open) => {
  let database: Database
  let other: Database
  let server: Server
  let second: Server
  const change = (token: string, body: object, language = 'en') =>
    server.ask(auth.changePassword, 'admin', { token, body, headers: { 'accept-language': language } })
  const rightly = { old_password: password, new_password: next, confirmation_password: next }

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

  it('ends all other sessions at once, also on the other process', async () => {
    for (const kind of kinds) {
      const { email } = await addAccount(database, { kind })
      const [here, there, elsewhere] = [
        await tokenOf(server, email),
        await tokenOf(second, email),
        await tokenOf(server, email),
      ]
      const verify = async (token: string, on: Server) =>
        (await on.ask(auth.verifyToken, kind, { token })).status
      expect(await verify(there, second)).toBe(200)
      const { status } = await server.ask(auth.changePassword, kind, { token: here, body: rightly })
      expect(status).toBe(200)
      expect(await verify(there, second)).toBe(401)
      expect(await verify(elsewhere, second)).toBe(401)
      expect(await verify(here, second)).toBe(200)
      expect((await signIn(second, email, password)).status).toBe(401)
      // Passwords are not trimmed.
      expect((await signIn(second, email, next.trim())).status).toBe(401)
      expect((await signIn(second, email, next)).status).toBe(200)
    }
  })

  it('opens no session for the old password while the change runs', async () => {
    const { email, id } = await addAccount(database)
    const token = await tokenOf(server, email)
    const signIns = Array.from({ length: 6 }, (_, i) => signIn(i % 2 ? server : second, email))
    const [{ status }, ...answers] = await Promise.all([change(token, rightly), ...signIns])
    expect(status).toBe(200)
    const { rows } = await database.pool.query(
      'select count(*)::int as n from sessions where account_id = $1 and revoked_at is null',
      [id],
    )
    expect(rows[0].n).toBe(1)
    for (const { output } of answers) {
      if (output)
        expect((await second.ask(auth.verifyToken, 'admin', { token: output.token })).status).toBe(401)
    }
  })

  it('rejects a wrong old password under its field', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    const body = { ...rightly, old_password: 'a wrong one' }
    expect(await change(token, body)).toMatchObject({
      status: 422,
      refusal: { code: 'auth.oldPasswordWrong', errors: { old_password: 'The old password is wrong' } },
    })
    expect((await change(token, body, 'ar')).refusal?.message).toBe('كلمة المرور الحالية غير صحيحة')
  })

  it('rejects missing, differing and short passwords in the spec’s words', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    const required = 'This field is required'
    expect((await change(token, {})).refusal?.errors).toEqual({
      old_password: required,
      new_password: required,
      confirmation_password: required,
    })
    expect((await change(token, { ...rightly, confirmation_password: 'another' })).refusal?.errors).toEqual({
      confirmation_password: 'The confirmation does not match the new password',
    })
    const short = { ...rightly, new_password: 'short', confirmation_password: 'short' }
    expect((await change(token, short)).refusal?.errors).toEqual({
      new_password: 'Use at least 10 characters',
    })
    expect((await change(token, short, 'ar')).refusal?.errors).toEqual({
      new_password: 'استخدم 10 أحرف على الأقل',
    })
  })

  it('cannot be used to guess the password with a stolen session', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    for (let i = 0; i < 10; i++)
      expect((await change(token, { ...rightly, old_password: `${i}` })).status).toBe(422)
    expect((await change(token, rightly)).refusal?.code).toBe('auth.tooManyTries')
  })

  it('writes no password or hash to the audit trail', async () => {
    const { id, email } = await addAccount(database)
    expect((await change(await tokenOf(server, email), rightly)).status).toBe(200)
    const { rows } = await database.pool.query(
      `select operation, actor_account_id, before::text || after::text as row from audit_log where row_id = $1::text
      and operation = 'auth.changePassword'`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].actor_account_id).toBe(id)
    expect(rows[0].row).not.toContain('argon2')
  })
})

import { auth } from '@sufra/contract/accounts/auth'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { kinds } from '@sufra/contract/kernel/kinds'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import {
  type Account,
  addAccount,
  emptyLimits,
  password,
  type Server,
  serve,
  tokenOf,
} from '../auth.fixture.ts'

const half = 30_000

describeEachDatabase('the second step of signing in', (open) => {
  let database: Database
  let server: Server
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  beforeAll(async () => {
    database = await open()
    server = await serve(database)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const enter = ({ email }: Account, code?: string) =>
    server.ask(auth.signIn, 'admin', { body: { email, password, ...(code !== undefined && { code }) } })
  const outcome = async (account: Account, code?: string) => {
    const { status, refusal } = await enter(account, code)
    return refusal?.code ?? status
  }
  const codeAt = (secret: string, shift = 0) =>
    generate({ secret, epoch: Math.floor((Date.now() + shift) / 1000) })
  /** An account that asks for codes, the code of whose last half minute was used. */
  const withCodes = async (given?: Account) => {
    const account = given ?? (await addAccount(database))
    const token = await tokenOf(server, account.email)
    const { output: begun } = await server.ask(secondStep.begin, account.kind, { token })
    const secret = begun?.secret ?? ''
    expect(begun?.uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`))
    const code = await codeAt(secret, -half)
    const { output } = await server.ask(secondStep.turnOn, account.kind, { token, body: { code } })
    return { account, token, secret, used: code, recovery: output?.recovery_codes ?? [] }
  }

  it.each(kinds)('asks a %s for a code only once one was confirmed', async (kind) => {
    const account = await addAccount(database, { kind })
    const token = await tokenOf(server, account.email)
    await server.ask(secondStep.begin, kind, { token })
    expect(await outcome(account)).toBe(200)
    const { secret, recovery } = await withCodes(account)
    expect(new Set(recovery).size).toBe(10)
    expect(await outcome(account)).toBe('auth.codeNeeded')
    expect(await outcome(account, '000000')).toBe('auth.codeInvalid')
    const { output } = await enter(account, await codeAt(secret))
    expect(output?.loggedInUser.id).toBe(account.id)
    const rows = await run(`select method from sessions where account_id = $1 order by id desc limit 1`, [
      account.id,
    ])
    expect(rows).toEqual([{ method: 'code' }])
    expect((await server.mailsTo(account.email)).map(({ subject }) => subject)).toContain(
      'Two-step sign-in was turned on for your Sufra account',
    )
  })

  it('says nothing about the second step to whoever does not know the password', async () => {
    const { account } = await withCodes()
    const { refusal } = await server.ask(auth.signIn, 'admin', {
      body: { email: account.email, password: 'no' },
    })
    expect(refusal?.code).toBe('auth.failed')
  })

  it('takes a code once: again, or after a later one, it is wrong', async () => {
    const { account, secret, used } = await withCodes()
    expect(await outcome(account, used)).toBe('auth.codeInvalid')
    const [now, next] = [await codeAt(secret), await codeAt(secret, half)]
    expect(await outcome(account, next)).toBe(200)
    expect(await outcome(account, next)).toBe('auth.codeInvalid')
    expect(await outcome(account, now)).toBe('auth.codeInvalid')
  })

  it('takes a code once of ten at the same time, and a recovery code too', async () => {
    const { account, secret, recovery } = await withCodes()
    const code = await codeAt(secret)
    for (const each of [code, recovery[0] ?? '']) {
      await emptyLimits(database)
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(account, each)))
      expect(outcomes.filter((one) => one === 200)).toHaveLength(1)
      expect(outcomes.filter((one) => one === 'auth.codeInvalid')).toHaveLength(9)
    }
  })

  it('takes each recovery code once, however it is typed, and stores only hashes', async () => {
    const { account, token, recovery } = await withCodes()
    const [first = '', second = '', third = ''] = recovery
    expect(await outcome(account, first)).toBe(200)
    expect(await outcome(account, first)).toBe('auth.codeInvalid')
    expect(await outcome(account, ` ${second.replaceAll('-', ' ').toUpperCase()}`)).toBe(200)
    const { output } = await server.ask(secondStep.show, 'admin', { token })
    expect(output).toMatchObject({ codes_since: expect.any(String), recovery_left: 8 })
    const spent = await run(
      `select actor_account_id::int as actor from audit_log where table_name = 'recovery_codes' and action = 'update'
        and actor_account_id = $1`,
      [account.id],
    )
    expect(spent).toHaveLength(2)
    const renewed = await server.ask(secondStep.renewCodes, 'admin', { token })
    expect(await outcome(account, third)).toBe('auth.codeInvalid')
    expect(await outcome(account, renewed.output?.recovery_codes[0])).toBe(200)
    const stored = JSON.stringify(await run('select row_to_json(r)::text from recovery_codes r'))
    const audited = JSON.stringify(await run(`select before, after from audit_log`))
    for (const code of [...recovery, ...(renewed.output?.recovery_codes ?? [])]) {
      expect(stored).not.toContain(code)
      expect(audited).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('stops trying after ten wrong codes from a known address', async () => {
    const { account, secret } = await withCodes()
    for (let tries = 0; tries < 10; tries++) expect(await outcome(account, '000000')).toBe('auth.codeInvalid')
    expect(await outcome(account, await codeAt(secret))).toBe('auth.tooManyTries')
  })

  it('can be turned off by its owner', async () => {
    const { account, token } = await withCodes()
    expect((await server.ask(secondStep.begin, 'admin', { token })).refusal?.code).toBe('secondStep.on')
    await server.ask(secondStep.turnOff, 'admin', { token })
    expect(await outcome(account)).toBe(200)
  })

  it('is reset by a Super Admin only, audited, with a mail and the end of all sessions', async () => {
    const { account, token } = await withCodes(await addAccount(database, { kind: 'store_user' }))
    const chief = await addAccount(database)
    const chiefToken = await tokenOf(server, chief.email)
    const moderator = await tokenOf(server, (await addAccount(database, { role: 'Moderator' })).email)
    await run(
      `insert into role_permissions (role_id, permission) select id, unnest(array['roles.read', 'roles.write'])
        from roles where name = 'Moderator' and guard_name = 'admin' on conflict do nothing`,
    )
    const reset = async (by: string) => {
      const body = { account_id: account.id }
      const { status, refusal } = await server.ask(secondStep.reset, 'admin', { token: by, body })
      return refusal?.code ?? status
    }
    expect(await reset(moderator)).toBe('secondStep.superOnly')
    expect(await reset(chiefToken)).toBe(200)
    expect(await reset(chiefToken)).toBe('secondStep.off')
    expect((await server.ask(auth.verifyToken, 'store_user', { token })).status).toBe(401)
    expect(await outcome(account)).toBe(200)
    const [row] = await run(
      `select actor_account_id from audit_log where table_name = 'accounts' and row_id = $1
        and operation = 'secondStep.reset'`,
      [String(account.id)],
    )
    expect(row).toEqual({ actor_account_id: chief.id })
    const mails = await server.mailsTo(account.email)
    expect(mails.at(-1)?.subject).toBe('The second step of signing in to Sufra was reset')
  })
})

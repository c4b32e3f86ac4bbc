import { auth } from '@sufra/contract/accounts/auth'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { secondStep } from '@sufra/contract/accounts/secondStep'
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
import { softwareAuthenticator } from './authenticator.fixture.ts'
import {
  type Authenticator,
  addPasskey,
  creationFor,
  origin,
  signInWith,
  withPasskey,
} from './passkeys.fixture.ts'

describeEachDatabase('passkeys as a second step', (open) => {
  let database: Database
  let server: Server
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  beforeAll(async () => {
    database = await open()
    server = await serve(database, { SUFRA_ORIGIN: origin, SUFRA_CONFIRMED_MINUTES: '15' })
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const outcome = ({ status, refusal }: { status: number; refusal?: { code: string } | undefined }) =>
    refusal?.code ?? status
  const byPassword = async ({ email }: Account, code?: string) =>
    outcome(
      await server.ask(auth.signIn, 'admin', {
        body: { email, password, ...(code !== undefined && { code }) },
      }),
    )
  const show = async (token: string) => (await server.ask(secondStep.show, 'admin', { token })).output
  const age = ({ id }: Account) =>
    run(`update sessions set confirmed_at = now() - interval '16 minutes' where account_id = $1`, [id])
  const turnOnCodes = async (token: string) => {
    const secret = (await server.ask(secondStep.begin, 'admin', { token })).output?.secret ?? ''
    const body = { code: await generate({ secret }) }
    return { secret, ...(await server.ask(secondStep.turnOn, 'admin', { token, body })).output }
  }
  const confirmWith = async (token: string, authenticator: Authenticator, wrong = {}) => {
    const { output } = await server.ask(passkeys.beginConfirm, 'admin', { token })
    if (!output) throw new Error('could not begin to confirm')
    const body = { credential: authenticator.use(output.options, wrong) }
    return { ...output, outcome: outcome(await server.ask(passkeys.confirm, 'admin', { token, body })) }
  }

  it('make the password alone insufficient; a recovery code beside it signs in once', async () => {
    const { account, recovery } = await withPasskey(database, server)
    expect(await byPassword(account)).toBe('auth.passkeyNeeded')
    expect(await byPassword(account, '000000')).toBe('auth.codeInvalid')
    expect(await byPassword(account, recovery[0])).toBe(200)
    expect(await byPassword(account, recovery[0])).toBe('auth.codeInvalid')
  })

  it('stand beside codes: the recovery codes of the first stay, until the last is gone', async () => {
    const { account, token, recovery, id } = await withPasskey(database, server)
    const { secret, recovery_codes } = await turnOnCodes(token)
    expect(recovery_codes).toEqual([])
    expect(await byPassword(account)).toBe('auth.codeNeeded')
    const epoch = Math.floor(Date.now() / 1000) + 30
    expect(await byPassword(account, await generate({ secret, epoch }))).toBe(200)
    expect(await byPassword(account, recovery[1])).toBe(200)
    expect(outcome(await server.ask(secondStep.turnOff, 'admin', { token }))).toBe(200)
    expect(await byPassword(account)).toBe('auth.passkeyNeeded')
    expect(await byPassword(account, recovery[2])).toBe(200)
    expect(await show(token)).toEqual({ codes_since: null, passkeys: 1, recovery_left: 8, sso: false })
    await server.ask(passkeys.remove, 'admin', { token, params: { id } })
    expect(await byPassword(account)).toBe(200)
    expect(await show(token)).toEqual({ codes_since: null, passkeys: 0, recovery_left: 0, sso: false })
    expect((await server.mailsTo(account.email)).map(({ subject }) => subject)).toContain(
      'One-time codes were turned off for your Sufra account',
    )
  })

  it('added to codes bring no new recovery codes', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    const { recovery_codes } = await turnOnCodes(token)
    expect(recovery_codes).toHaveLength(10)
    expect((await addPasskey(server, { kind: 'admin', token })).recovery).toEqual([])
    expect(await show(token)).toMatchObject({ passkeys: 1, recovery_left: 10 })
  })

  it('added two at the same time bring ten recovery codes, of which each works', async () => {
    const account = await addAccount(database)
    const token = await tokenOf(server, account.email)
    const made = [await creationFor(server, 'admin', token), await creationFor(server, 'admin', token)].map(
      (options) => softwareAuthenticator(origin).create(options),
    )
    const answers = await Promise.all(
      made.map((credential) =>
        server.ask(passkeys.add, 'admin', { token, body: { name: 'Both', credential } }),
      ),
    )
    const codes = answers.flatMap(({ output }) => output?.recovery_codes ?? [])
    expect(codes).toHaveLength(10)
    expect(await byPassword(account, codes[9])).toBe(200)
  })

  it('confirm a decision about money, which the password then no longer does', async () => {
    const { account, token, authenticator, recovery } = await withPasskey(database, server)
    const begin = async () => outcome(await server.ask(passkeys.begin, 'admin', { token }))
    await age(account)
    expect(await begin()).toBe('auth.confirmFirst')
    for (const body of [{ password }, { password, code: '000000' }, {}])
      expect(outcome(await server.ask(secondStep.confirm, 'admin', { token, body }))).toBe('auth.codeInvalid')
    expect(await begin()).toBe('auth.confirmFirst')
    const { options, outcome: confirmed } = await confirmWith(token, authenticator)
    expect(options.allowCredentials).toMatchObject([{ transports: ['internal', 'hybrid'] }])
    expect(confirmed).toBe(200)
    expect(await begin()).toBe(200)
    await age(account)
    const body = { code: recovery[0] }
    expect(outcome(await server.ask(secondStep.confirm, 'admin', { token, body }))).toBe(200)
    expect(await begin()).toBe(200)
  })

  it('confirm for their own account and the asking session only, and not without a look at the person', async () => {
    const { account, token, authenticator } = await withPasskey(database, server)
    const other = await withPasskey(database, server)
    const { output } = await signInWith(server, authenticator)
    await age(account)
    await age(other.account)
    expect((await confirmWith(token, other.authenticator)).outcome).toBe('passkeys.invalid')
    expect((await confirmWith(token, authenticator, { verified: false })).outcome).toBe('passkeys.invalid')
    expect((await confirmWith(token, authenticator)).outcome).toBe(200)
    const begin = async (by?: string) => outcome(await server.ask(passkeys.begin, 'admin', { token: by }))
    expect(await begin(token)).toBe(200)
    expect(await begin(output?.token)).toBe('auth.confirmFirst')
    expect(await begin(other.token)).toBe('auth.confirmFirst')
  })

  it('signed in with are a confirmation of themselves', async () => {
    const { authenticator } = await withPasskey(database, server)
    const { output } = await signInWith(server, authenticator)
    expect(outcome(await server.ask(passkeys.begin, 'admin', { token: output?.token }))).toBe(200)
  })

  it('stop being tried after ten failures of a session’s address', async () => {
    const { token, authenticator } = await withPasskey(database, server)
    for (let tries = 0; tries < 10; tries++)
      expect((await confirmWith(token, authenticator, { verified: false })).outcome).toBe('passkeys.invalid')
    expect((await confirmWith(token, authenticator)).outcome).toBe('auth.tooManyTries')
  })

  it('satisfy a role that requires a second step', async () => {
    const chief = await tokenOf(server, (await addAccount(database)).email)
    const account = await addAccount(database, { role: 'Moderator' })
    const token = await tokenOf(server, account.email)
    const [{ role_id: id }] = await run('select role_id from accounts where id = $1', [account.id])
    const require = (required: boolean) =>
      server.ask(secondStep.require, 'admin', { token: chief, params: { id }, body: { required } })
    const lacking = async () => {
      const { output } = await server.ask(secondStep.roles, 'admin', { token: chief })
      return output?.roles.find((role) => role.id === id)?.without
    }
    const mustSetUp = async () =>
      (await server.ask(auth.verifyToken, 'admin', { token })).output?.userInfo.must_set_up
    await require(true)
    expect([await mustSetUp(), await lacking()]).toEqual([true, 1])
    const added = await addPasskey(server, { kind: 'admin', token })
    expect([await mustSetUp(), await lacking()]).toEqual([false, 0])
    await server.ask(passkeys.remove, 'admin', { token, params: { id: added.id } })
    expect([await mustSetUp(), await lacking()]).toEqual([true, 1])
    await require(false)
  })

  it('go when a Super Admin resets the second step, with recovery codes and sessions', async () => {
    const { account, token, authenticator, recovery } = await withPasskey(
      database,
      server,
      await addAccount(database, { kind: 'store_user' }),
    )
    const chief = await tokenOf(server, (await addAccount(database)).email)
    const reset = () =>
      server.ask(secondStep.reset, 'admin', { token: chief, body: { account_id: account.id } })
    expect(outcome(await reset())).toBe(200)
    expect(outcome(await reset())).toBe('secondStep.off')
    expect((await server.ask(auth.verifyToken, 'store_user', { token })).status).toBe(401)
    expect(outcome(await signInWith(server, authenticator))).toBe('passkeys.unknown')
    expect(await byPassword(account)).toBe(200)
    const left = await run('select id from recovery_codes where account_id = $1', [account.id])
    expect([recovery.length, left]).toEqual([10, []])
  })
})

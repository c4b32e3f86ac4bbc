import { randomBytes } from 'node:crypto'
import { auth } from '@sufra/contract/accounts/auth'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { sso } from '@sufra/contract/accounts/sso'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, tokenOf } from '../auth.fixture.ts'
import { Browser } from './browser.fixture.ts'
import { openSso, outcome, type SsoTest } from './sso.fixture.ts'

const half = 30_000

describe('the second step after the provider', () => {
  let database: Database
  let test: SsoTest
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  beforeAll(async () => {
    database = await testDatabase('pglite')
    test = await openSso(database)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await test?.close()
    await database?.close()
  })

  const codeAt = (secret: string, shift = 0) =>
    generate({ secret, epoch: Math.floor((Date.now() + shift) / 1000) })
  const withCodes = async (amr?: readonly string[]) => {
    const person = await test.withPerson(amr && { amr })
    const token = await tokenOf(test.server, person.email)
    const { output } = await test.server.ask(secondStep.begin, 'admin', { token })
    const secret = output?.secret ?? ''
    const body = { code: await codeAt(secret) }
    await test.server.ask(secondStep.turnOn, 'admin', { token, body })
    return { ...person, secret }
  }
  const methodOf = async (id: number) =>
    (await run('select method from sessions where account_id = $1 order by id desc limit 1', [id]))[0]?.method

  it('is asked of an account that has one, and signs in once', async () => {
    const { id, who, secret } = await withCodes()
    const first = await test.atProvider(who)
    expect(outcome(await test.server.ask(sso.signIn, 'admin', { body: first }))).toBe('auth.codeNeeded')
    const send = async (code: string, page = first.page) =>
      outcome(await test.server.ask(sso.signInWithCode, 'admin', { body: { page, code } }))
    expect(await send('000000')).toBe('auth.codeInvalid')
    expect(await send(await codeAt(secret, half), randomBytes(32).toString('base64url'))).toBe('sso.failed')
    expect(await send(await codeAt(secret, half))).toBe(200)
    expect(await send('000000')).toBe('sso.failed')
    expect(await methodOf(id)).toBe('code')
  })

  it('is asked of nobody before the provider has named them', async () => {
    const { output } = await test.server.ask(sso.begin, 'admin')
    const body = { page: output?.page ?? '', code: '000000' }
    expect(outcome(await test.server.ask(sso.signInWithCode, 'admin', { body }))).toBe('sso.failed')
  })

  it('limits the codes that are tried', async () => {
    const { who } = await withCodes()
    const { page, returned } = await test.atProvider(who)
    await test.server.ask(sso.signIn, 'admin', { body: { page, returned } })
    const send = async () =>
      outcome(await test.server.ask(sso.signInWithCode, 'admin', { body: { page, code: '000000' } }))
    const outcomes: unknown[] = []
    for (let tries = 0; tries < 11; tries++) outcomes.push(await send())
    expect(outcomes.slice(9)).toEqual(['auth.codeInvalid', 'auth.tooManyTries'])
  })

  it('is not asked if the provider says that it asked for two', async () => {
    const { id, who } = await withCodes(['pwd', 'otp', 'mfa'])
    expect(outcome(await test.signIn(who))).toBe(200)
    expect(await methodOf(id)).toBe('sso')
  })

  it('has to be set up for a role that requires it, unless the provider asked for two', async () => {
    const [role] = await run(
      `insert into roles (guard_name, name, name_ar, second_step) values ('admin', 'Careful', 'حريص', true) returning name`,
    )
    const account = () => addAccount(database, { role: role?.name })
    const one = await test.withPerson({ account: await account() })
    const two = await test.withPerson({ account: await account(), amr: ['mfa'] })
    expect((await test.signIn(one.who)).output?.loggedInUser.must_set_up).toBe(true)
    const { output } = await test.signIn(two.who)
    expect(output?.loggedInUser.must_set_up).toBe(false)
    const { token } = output ?? {}
    const verified = await test.server.ask(auth.verifyToken, 'admin', { token })
    expect(verified.output?.userInfo.must_set_up).toBe(false)
    expect((await test.server.ask(auth.sessions, 'admin', { token })).status).toBe(200)
    const saved = await test.server.ask(auth.updateProfile, 'admin', { token, body: { language: 'ar' } })
    expect(saved.output?.userInfo.must_set_up).toBe(false)
  })

  it('is reset together with the binding: at the next sign-in the address decides again', async () => {
    const { id, email, who } = await test.withPerson()
    expect(outcome(await test.signIn(who))).toBe(200)
    test.provider.people.set('newly hired', { email, email_verified: true })
    const token = await tokenOf(test.server, (await addAccount(database)).email)
    const body = { account_id: id }
    expect((await test.server.ask(secondStep.reset, 'admin', { token, body })).status).toBe(200)
    expect((await test.signIn('newly hired')).output?.loggedInUser.id).toBe(id)
  })
})

describe('confirming at the provider', () => {
  let database: Database
  let test: SsoTest
  beforeAll(async () => {
    database = await testDatabase('pglite')
    test = await openSso(database, { SUFRA_CONFIRMED_MINUTES: '15' })
  })
  afterAll(async () => {
    await test?.close()
    await database?.close()
  })

  const expire = (id: number) =>
    database.pool.query(
      `update sessions set confirmed_at = now() - interval '1 hour' where account_id = $1`,
      [id],
    )
  const offered = async (token: string) =>
    (await test.server.ask(secondStep.show, 'admin', { token })).output?.sso
  const begin = async (token: string) => {
    const { output } = await test.server.ask(sso.beginConfirm, 'admin', { token })
    return output?.url ?? ''
  }
  const confirm = async (token: string, returned: string) =>
    outcome(await test.server.ask(sso.confirm, 'admin', { token, body: { returned } }))
  /** An operation that asks for it. */
  const careful = async (token: string) =>
    outcome(await test.server.ask(secondStep.turnOff, 'admin', { token }))

  it('asks there again, also somebody whom the provider knows, and lets decisions through', async () => {
    const { id, who } = await test.withPerson()
    const browser = new Browser()
    const token = (await test.signIn(who, browser)).output?.token ?? ''
    await expire(id)
    expect(await careful(token)).toBe('auth.confirmFirst')
    expect(await offered(token)).toBe(true)
    const returned = await browser.signIn(await begin(token), who)
    expect(browser.asked).toBe(true)
    expect(await confirm(token, returned)).toBe(200)
    expect(await careful(token)).toBe(200)
    expect(await confirm(token, returned)).toBe('sso.failed')
  })

  it('does not let somebody else’s sign-in through, nor one that began in another session', async () => {
    const [mine, theirs] = [await test.withPerson(), await test.withPerson()]
    const token = (await test.signIn(mine.who)).output?.token ?? ''
    const other = (await test.signIn(mine.who)).output?.token ?? ''
    await test.signIn(theirs.who)
    await expire(mine.id)
    const byThem = await new Browser().signIn(await begin(token), theirs.who)
    expect(await confirm(token, byThem)).toBe('sso.noAccount')
    const elsewhere = await new Browser().signIn(await begin(other), mine.who)
    expect(await confirm(token, elsewhere)).toBe('sso.failed')
    expect(await careful(token)).toBe('auth.confirmFirst')
  })

  it('does not let an earlier sign-in through that the browser smuggles past the question', async () => {
    const { id, who } = await test.withPerson()
    const browser = new Browser()
    const token = (await test.signIn(who, browser)).output?.token ?? ''
    await expire(id)
    const url = new URL(await begin(token))
    url.searchParams.delete('prompt')
    url.searchParams.delete('max_age')
    const returned = await browser.signIn(url.href, who)
    expect(browser.asked).toBe(false)
    expect(await confirm(token, returned)).toBe('sso.failed')
  })

  it('is not offered to whoever never signed in there, nor in place of a second step', async () => {
    const token = await tokenOf(test.server, (await addAccount(database)).email)
    expect(await offered(token)).toBe(false)
    expect(outcome(await test.server.ask(sso.beginConfirm, 'admin', { token }))).toBe('sso.noAccount')
  })
})

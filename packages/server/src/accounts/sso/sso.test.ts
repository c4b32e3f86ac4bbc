import { auth } from '@sufra/contract/accounts/auth'
import { sso } from '@sufra/contract/accounts/sso'
import { branding } from '@sufra/contract/settings/branding'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, serve, signIn } from '../auth.fixture.ts'
import { Browser } from './browser.fixture.ts'
import { openSso, outcome, type SsoTest } from './sso.fixture.ts'

describeEachDatabase('single sign-on', (open) => {
  let database: Database
  let test: SsoTest
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  beforeAll(async () => {
    database = await open()
    test = await openSso(database, { SUFRA_OIDC_NAME: 'Saffron Group' })
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await test?.close()
    await database?.close()
  })

  it('signs somebody in by their verified address, says so in the list of sessions and the trail', async () => {
    const { id, who } = await test.withPerson()
    const { output } = await test.signIn(who)
    expect(output?.loggedInUser).toMatchObject({ id, kind: 'admin' })
    const { output: mine } = await test.server.ask(auth.sessions, 'admin', { token: output?.token })
    expect(mine?.sessions).toMatchObject([{ method: 'sso', current: true }])
    const rows = await run(
      `select operation, action, after->>'subject' as subject, actor_kind, actor_account_id::int as actor, source
        from audit_log where table_name = 'sso_identities' and (after->>'account_id')::bigint = $1`,
      [id],
    )
    const by = { operation: 'sso.signIn', actor_kind: 'admin', actor: id, source: 'api' }
    expect(rows).toEqual([{ action: 'insert', subject: who, ...by }])
  })

  it('asks for nothing secret in an address: code challenge, state and nonce go to the provider', async () => {
    const { output } = await test.server.ask(sso.begin, 'admin')
    const asked = new URL(output?.url ?? '')
    expect(asked.origin).toBe(test.provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://sufra.example/sso',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(output?.url).not.toContain(output?.page)
  })

  it('stays with the account when the address changes at the provider, and when others take it', async () => {
    const { id, who, email } = await test.withPerson()
    expect(outcome(await test.signIn(who))).toBe(200)
    const other = await addAccount(database)
    test.provider.people.set(who, { email: other.email, email_verified: true })
    expect((await test.signIn(who)).output?.loggedInUser.id).toBe(id)
    test.provider.people.set('successor', { email, email_verified: true })
    expect(outcome(await test.signIn('successor'))).toBe('sso.noAccount')
  })

  it('accepts an invitation, and ends its link', async () => {
    const { id, who } = await test.withPerson()
    await run('update accounts set invited_at = now() where id = $1', [id])
    await run(
      `insert into reset_tokens (account_id, token_hash, expires_at) values ($1, sha256('invitation'), now() + interval '7 days')`,
      [id],
    )
    const { output } = await test.signIn(who)
    const { output: mine } = await test.server.ask(auth.sessions, 'admin', { token: output?.token })
    expect(mine?.sessions).toMatchObject([{ method: 'sso', current: true }])
    expect(await run('select 1 from reset_tokens where account_id = $1 and used_at is null', [id])).toEqual(
      [],
    )
  })

  it('refuses an unknown address without creating an account', async () => {
    const [{ n }] = await run('select count(*)::int as n from accounts')
    test.provider.people.set('stranger', { email: 'stranger@elsewhere.test', email_verified: true })
    expect(outcome(await test.signIn('stranger'))).toBe('sso.noAccount')
    expect(await run('select count(*)::int as n from accounts')).toEqual([{ n }])
  })

  it.each(['restaurant', 'store_user'] as const)('refuses a %s with the same address', async (kind) => {
    const { who } = await test.withPerson({ account: await addAccount(database, { kind }) })
    expect(outcome(await test.signIn(who))).toBe('sso.noAccount')
  })

  it('refuses an address that the provider has not verified', async () => {
    const { who } = await test.withPerson({ email_verified: false })
    expect(outcome(await test.signIn(who))).toBe('sso.unverified')
  })

  it('refuses a blocked or archived account, in the language of the browser, bound before or not', async () => {
    const [bound, fresh] = [await test.withPerson(), await test.withPerson()]
    expect(outcome(await test.signIn(bound.who))).toBe(200)
    await run('update accounts set status = false where id = any($1)', [[bound.id, fresh.id]])
    expect(outcome(await test.signIn(bound.who))).toBe('sso.noAccount')
    const body = await test.atProvider(fresh.who)
    const headers = { 'accept-language': 'ar' }
    const { refusal } = await test.server.ask(sso.signIn, 'admin', { body, headers })
    expect(refusal?.message).toMatch(/لا يوجد هنا حساب نشط/)
  })

  it('takes each return once: of ten at the same time one gets in, and none later', async () => {
    const { who } = await test.withPerson()
    const body = await test.atProvider(who)
    const send = async () => outcome(await test.server.ask(sso.signIn, 'admin', { body }))
    const outcomes = await Promise.all(Array.from({ length: 10 }, send))
    expect(outcomes.toSorted()).toEqual([200, ...Array(9).fill('sso.failed')])
    expect(await send()).toBe('sso.failed')
  })

  it('binds one person when two with the same address come at the same time', async () => {
    const { id, email, who } = await test.withPerson()
    test.provider.people.set('twin', { email, email_verified: true })
    const bodies = [await test.atProvider(who), await test.atProvider('twin')]
    const outcomes = await Promise.all(
      bodies.map(async (body) => outcome(await test.server.ask(sso.signIn, 'admin', { body }))),
    )
    expect(outcomes.toSorted()).toEqual([200, 'sso.noAccount'])
    expect(await run('select 1 from sso_identities where account_id = $1', [id])).toHaveLength(1)
  })

  it('signs nobody in on a page that did not begin it, with another state or issuer, or too late', async () => {
    const [mine, theirs] = [await test.withPerson(), await test.withPerson()]
    const [one, two] = [await test.atProvider(mine.who), await test.atProvider(theirs.who)]
    const send = async (body: { page: string; returned: string }) =>
      outcome(await test.server.ask(sso.signIn, 'admin', { body }))
    expect(await send({ page: two.page, returned: one.returned })).toBe('sso.failed')
    const state = new URLSearchParams(two.returned).get('state') ?? ''
    const mixed = new URLSearchParams(one.returned)
    mixed.set('state', state)
    expect(await send({ page: two.page, returned: String(mixed) })).toBe('sso.failed')
    const another = await test.atProvider(mine.who)
    const misled = new URLSearchParams(another.returned)
    expect(misled.get('iss')).toBe(test.provider.issuer)
    misled.set('iss', 'https://another-provider.example')
    expect(await send({ page: another.page, returned: String(misled) })).toBe('sso.failed')
    const late = await test.atProvider(mine.who)
    await run(`update sso_flows set expires_at = now() - interval '1 second'`)
    expect(await send(late)).toBe('sso.failed')
  })

  it('says that it was cancelled if the provider refused', async () => {
    expect(outcome(await test.signIn('nobody-there'))).toBe('sso.failed')
  })

  it('says when the provider cannot be reached; the password still signs in', async () => {
    const { who, email } = await test.withPerson()
    const begun = await test.atProvider(who)
    const fresh = await serve(database, { SUFRA_ORIGIN: 'https://sufra.example', ...test.provider.env })
    await test.provider.down()
    expect(outcome(await fresh.ask(sso.begin, 'admin'))).toBe('sso.unavailable')
    expect(outcome(await test.server.ask(sso.signIn, 'admin', { body: begun }))).toBe('sso.unavailable')
    expect((await signIn(test.server, email)).status).toBe(200)
    await test.provider.back()
    expect(outcome(await fresh.ask(sso.begin, 'admin'))).toBe(200)
    await fresh.close()
    expect(outcome(await test.signIn(who))).toBe(200)
  })

  it('remembers at the provider who it is', async () => {
    const { who } = await test.withPerson()
    const browser = new Browser()
    expect(outcome(await test.signIn(who, browser))).toBe(200)
    expect(browser.asked).toBe(true)
    expect(outcome(await test.signIn(who, browser))).toBe(200)
    expect(browser.asked).toBe(false)
  })

  it('is offered only where it is set up', async () => {
    expect((await test.server.ask(branding.show, 'admin')).output?.sso).toEqual({ name: 'Saffron Group' })
    const without = await serve(database)
    expect((await without.ask(branding.show, 'admin')).output?.sso).toBeNull()
    expect(outcome(await without.ask(sso.begin, 'admin'))).toBe('sso.off')
    await without.close()
  })
})

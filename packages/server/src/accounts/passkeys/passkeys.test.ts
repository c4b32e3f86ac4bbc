import { auth } from '@sufra/contract/accounts/auth'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { kinds } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, password, type Server, serve, signIn, tokenOf } from '../auth.fixture.ts'
import { newKey, softwareAuthenticator } from './authenticator.fixture.ts'
import {
  addPasskey,
  creationFor,
  origin,
  requestToSignIn,
  signInWith,
  withPasskey,
} from './passkeys.fixture.ts'

describeEachDatabase('passkeys', (open) => {
  let database: Database
  let server: Server
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  beforeAll(async () => {
    database = await open()
    server = await serve(database, { SUFRA_ORIGIN: origin })
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const outcome = ({ status, refusal }: { status: number; refusal?: { code: string } | undefined }) =>
    refusal?.code ?? status
  const listed = async (token: string) =>
    (await server.ask(passkeys.list, 'admin', { token })).output?.passkeys ?? []

  it.each(kinds)('sign a %s in without a password, and say so in the list of sessions', async (kind) => {
    const { account, authenticator, token, recovery } = await withPasskey(
      database,
      server,
      await addAccount(database, { kind }),
    )
    expect(new Set(recovery).size).toBe(10)
    const { output } = await signInWith(server, authenticator)
    expect(output?.loggedInUser).toMatchObject({ id: account.id, kind })
    const { output: mine } = await server.ask(auth.sessions, kind, { token: output?.token })
    expect(mine?.sessions.find(({ current }) => current)?.method).toBe('passkey')
    const { output: shown } = await server.ask(passkeys.list, kind, { token })
    expect(shown?.passkeys).toMatchObject([
      { name: 'Office laptop', synced: true, last_used_at: expect.any(String) },
    ])
  })

  it('belong to the host of the configured origin', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    const options = await creationFor(server, 'admin', token)
    expect(options).toMatchObject({
      rp: { id: 'sufra.example', name: 'Sufra' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await requestToSignIn(server)).toMatchObject({
      rpId: 'sufra.example',
      userVerification: 'required',
    })
  })

  it.each([
    ['on another page', { origin: 'https://sufra.example.evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['without a look at the person', { verified: false }],
  ])('are not added if made %s', async (_, wrong) => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    const options = await creationFor(server, 'admin', token)
    const credential = softwareAuthenticator(origin).create(options, wrong)
    const added = await server.ask(passkeys.add, 'admin', { token, body: { name: 'Mine', credential } })
    expect(outcome(added)).toBe('passkeys.invalid')
    expect(await listed(token)).toEqual([])
  })

  it.each([
    ['on another page', { origin: 'https://sufra.example.evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['without a look at the person', { verified: false }],
    ['with another key', { key: newKey().privateKey }],
    ['for somebody else', { userHandle: Buffer.from('1').toString('base64url') }],
    ['by a copy that counts from an earlier use', { counter: 1 }],
  ])('sign nobody in if used %s', async (_, wrong) => {
    const { authenticator } = await withPasskey(database, server)
    expect(outcome(await signInWith(server, authenticator, { counter: 5 }))).toBe(200)
    expect(outcome(await signInWith(server, authenticator, { counter: 9, ...wrong }))).toBe(
      'passkeys.invalid',
    )
    expect(outcome(await signInWith(server, authenticator, { counter: 10 }))).toBe(200)
  })

  it('sign in again and again if their authenticator does not count', async () => {
    const token = await tokenOf(server, (await addAccount(database)).email)
    const authenticator = softwareAuthenticator(origin, { counts: false })
    await addPasskey(server, { kind: 'admin', token }, authenticator)
    for (let times = 0; times < 3; times++) expect(outcome(await signInWith(server, authenticator))).toBe(200)
  })

  it('answer each challenge once: of ten at the same time one gets in, and none later', async () => {
    const { authenticator } = await withPasskey(database, server)
    const credential = authenticator.use(await requestToSignIn(server))
    const send = async () => outcome(await server.ask(passkeys.signIn, 'admin', { body: { credential } }))
    const outcomes = await Promise.all(Array.from({ length: 10 }, send))
    expect(outcomes.toSorted()).toEqual([200, ...Array(9).fill('passkeys.invalid')])
    expect(await send()).toBe('passkeys.invalid')
  })

  it('count a use once, if two sign different challenges with the same count at the same time', async () => {
    const { authenticator } = await withPasskey(database, server)
    for (let round = 1; round <= 5; round++) {
      const both = [await requestToSignIn(server), await requestToSignIn(server)]
      const outcomes = await Promise.all(
        both.map(async (options) => {
          const credential = authenticator.use(options, { counter: round * 10 })
          return outcome(await server.ask(passkeys.signIn, 'admin', { body: { credential } }))
        }),
      )
      expect(outcomes.toSorted()).toEqual([200, 'passkeys.invalid'])
    }
  })

  it('do not answer a challenge that is old, of another purpose or of another account', async () => {
    const { authenticator, token } = await withPasskey(database, server)
    const send = async (credential: ReturnType<typeof authenticator.use>) =>
      outcome(await server.ask(passkeys.signIn, 'admin', { body: { credential } }))
    const old = await requestToSignIn(server)
    await run(`update passkey_challenges set expires_at = now() where challenge = $1`, [old.challenge])
    expect(await send(authenticator.use(old))).toBe('passkeys.invalid')
    const { output } = await server.ask(passkeys.beginConfirm, 'admin', { token })
    if (!output) throw new Error('could not begin to confirm')
    expect(await send(authenticator.use(output.options))).toBe('passkeys.invalid')
    const other = await tokenOf(server, (await addAccount(database)).email)
    const options = await creationFor(server, 'admin', other)
    const credential = softwareAuthenticator(origin).create(options)
    const body = { name: 'Taken', credential }
    const own = await tokenOf(server, (await addAccount(database)).email)
    expect(outcome(await server.ask(passkeys.add, 'admin', { token: own, body }))).toBe('passkeys.invalid')
  })

  it('that nobody has are not known', async () => {
    const { authenticator, token, id } = await withPasskey(database, server)
    await server.ask(passkeys.remove, 'admin', { token, params: { id } })
    expect(outcome(await signInWith(server, authenticator))).toBe('passkeys.unknown')
  })

  it('let nobody in whom the password would not', async () => {
    const { account, authenticator } = await withPasskey(
      database,
      server,
      await addAccount(database, { kind: 'restaurant' }),
    )
    await run(`update restaurants set approval = 'pending' where id = $1`, [account.restaurant_id])
    expect(outcome(await signInWith(server, authenticator))).toBe('auth.awaitingApproval')
    await run(`update restaurants set approval = 'refused' where id = $1`, [account.restaurant_id])
    expect(outcome(await signInWith(server, authenticator))).toBe('auth.restaurantRefused')
    await run(`update restaurants set approval = 'approved' where id = $1`, [account.restaurant_id])
    await run(
      `insert into accounts (kind, name, email, password_hash, role_id, restaurant_id)
        select kind, 'Other', 'other-' || email, password_hash, role_id, restaurant_id from accounts where id = $1`,
      [account.id],
    )
    await run('update accounts set status = false where id = $1', [account.id])
    expect(outcome(await signInWith(server, authenticator))).toBe('auth.failed')
  })

  it('are renamed and removed by their owner alone, each change audited and mailed', async () => {
    const { account, token, id } = await withPasskey(database, server)
    const stranger = await tokenOf(server, (await addAccount(database)).email)
    const body = { name: 'Phone' }
    for (const [operation, options] of [
      [passkeys.rename, { params: { id }, body }],
      [passkeys.remove, { params: { id } }],
    ] as const)
      expect(outcome(await server.ask(operation, 'admin', { ...options, token: stranger }))).toBe(
        'row.missing',
      )
    expect(outcome(await server.ask(passkeys.rename, 'admin', { token, params: { id }, body }))).toBe(200)
    expect(await listed(token)).toMatchObject([{ name: 'Phone' }])
    expect(outcome(await server.ask(passkeys.remove, 'admin', { token, params: { id } }))).toBe(200)
    const changes = await run(
      `select operation, before, after from audit_log where table_name = 'passkeys' and row_id = $1 order by id`,
      [String(id)],
    )
    expect(changes).toMatchObject([
      { operation: 'passkeys.add', after: { name: 'Office laptop' } },
      { operation: 'passkeys.rename', before: { name: 'Office laptop' }, after: { name: 'Phone' } },
      { operation: 'passkeys.remove', before: { name: 'Phone' } },
    ])
    for (const secret of ['public_key', 'credential_id', 'counter'])
      expect(JSON.stringify(changes)).not.toContain(secret)
    expect((await server.mailsTo(account.email)).map(({ subject }) => subject)).toEqual([
      'A passkey was added to your Sufra account',
      'Two-step sign-in was turned off for your Sufra account',
    ])
  })

  it('are at most 20, also if two are added at the same time, and each is of one account', async () => {
    const { account, token, authenticator } = await withPasskey(database, server)
    await run(
      `insert into passkeys (account_id, credential_id, public_key, name, synced)
        select $1::bigint, sha256(convert_to($1::bigint || ' ' || n, 'UTF8')), '', 'Copy', true from generate_series(1, 18) n`,
      [account.id],
    )
    const made = [await creationFor(server, 'admin', token), await creationFor(server, 'admin', token)].map(
      (options) => softwareAuthenticator(origin).create(options),
    )
    const add = (credential: (typeof made)[number], by = token) =>
      server.ask(passkeys.add, 'admin', { token: by, body: { name: 'One more', credential } })
    const outcomes = (await Promise.all(made.map((credential) => add(credential)))).map(outcome)
    expect(outcomes.toSorted()).toEqual([200, 'passkeys.tooMany'])
    expect(outcome(await server.ask(passkeys.begin, 'admin', { token }))).toBe('passkeys.tooMany')
    const other = await tokenOf(server, (await addAccount(database)).email)
    const options = await creationFor(server, 'admin', other)
    const twice = authenticator.create(options)
    expect(outcome(await add(twice, other))).toBe(200)
    const again = { ...options, challenge: (await creationFor(server, 'admin', other)).challenge }
    const { clientDataJSON } = authenticator.create(again).response
    const same = { ...twice, response: { ...twice.response, clientDataJSON } }
    expect(outcome(await add(same, other))).toBe('passkeys.exists')
  })

  it('that fail from one address are limited', async () => {
    const { authenticator } = await withPasskey(database, server)
    for (let tries = 0; tries < 100; tries++) {
      const credential = authenticator.use({
        challenge: 'bm9uZQ',
        rpId: 'sufra.example',
        timeout: 1,
        userVerification: 'required',
      })
      await server.ask(passkeys.signIn, 'admin', { body: { credential } })
    }
    expect(outcome(await signInWith(server, authenticator))).toBe('auth.tooManyTries')
  })

  it('signing in with them from a new device is mailed, and the password still needs a second step', async () => {
    const { account, authenticator } = await withPasskey(database, server)
    const options = await requestToSignIn(server)
    const body = { credential: authenticator.use(options) }
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/19.1 Safari/604.1' }
    await server.ask(passkeys.signIn, 'admin', { body, headers })
    expect((await server.mailsTo(account.email)).map(({ subject }) => subject)).toContain(
      'New sign-in to your Sufra account',
    )
    expect(outcome(await signIn(server, account.email, password))).toBe('auth.passkeyNeeded')
    expect(outcome(await signIn(server, account.email, 'not it'))).toBe('auth.failed')
  })
})

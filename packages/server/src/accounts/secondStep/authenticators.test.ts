import { randomBytes } from 'node:crypto'
import { auth } from '@sufra/contract/accounts/auth'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import { addAccount, emptyLimits, password, type Server, serve, tokenOf } from '../auth.fixture.ts'

const half = 30_000
const key = randomBytes(32).toString('base64')
const other = randomBytes(32).toString('base64')

describeRules('secrets of authenticator apps', (open) => {
  let database: Database
  let server: Server
  const start = async (keys: string) => {
    await server?.close()
    server = await serve(database, { SUFRA_SECRET_KEY: keys })
  }
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await emptyLimits(database)
    await start(key)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const codeAt = (secret: string, shift = 0) =>
    generate({ secret, epoch: Math.floor((Date.now() + shift) / 1000) })
  const withCodes = async () => {
    const account = await addAccount(database)
    const token = await tokenOf(server, account.email)
    const secret = (await server.ask(secondStep.begin, 'admin', { token })).output?.secret ?? ''
    const body = { code: await codeAt(secret) }
    const { output } = await server.ask(secondStep.turnOn, 'admin', { token, body })
    return { account, secret, recovery: output?.recovery_codes ?? [] }
  }
  const enter = async (email: string, code: string) => {
    const { status, refusal } = await server.ask(auth.signIn, 'admin', { body: { email, password, code } })
    return refusal?.code ?? status
  }
  const storedOf = async (id: number) =>
    (await database.pool.query('select secret from authenticators where account_id = $1', [id])).rows[0]
      .secret

  it('are stored encrypted', async () => {
    const { account, secret } = await withCodes()
    expect(await storedOf(account.id)).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/)
    expect(await storedOf(account.id)).not.toContain(secret)
    expect(await enter(account.email, await codeAt(secret, half))).toBe(200)
  })

  it('that were stored plain are encrypted at the start', async () => {
    const { account, secret } = await withCodes()
    await database.pool.query('update authenticators set secret = $2 where account_id = $1', [
      account.id,
      secret,
    ])
    await start(key)
    expect(await storedOf(account.id)).toMatch(/^v1\./)
    expect(await enter(account.email, await codeAt(secret, half))).toBe(200)
  })

  it('are encrypted anew with another key, and then open without the earlier one', async () => {
    const { account, secret } = await withCodes()
    const before = await storedOf(account.id)
    await start(`${other},${key}`)
    expect(await storedOf(account.id)).not.toBe(before)
    await start(other)
    expect(await enter(account.email, await codeAt(secret, half))).toBe(200)
  })

  it('that no key opens give no code; recovery codes still sign in', async () => {
    const { account, secret, recovery } = await withCodes()
    await start(randomBytes(32).toString('base64'))
    expect(await enter(account.email, await codeAt(secret, half))).toBe('auth.codeInvalid')
    expect(await enter(account.email, recovery[0] ?? '')).toBe(200)
  })

  it('do not open in the row of another account', async () => {
    const [mine, theirs] = [await withCodes(), await withCodes()]
    await database.pool.query(
      'update authenticators set secret = (select secret from authenticators where account_id = $2) where account_id = $1',
      [mine.account.id, theirs.account.id],
    )
    expect(await enter(mine.account.email, await codeAt(theirs.secret, half))).toBe('auth.codeInvalid')
  })
})

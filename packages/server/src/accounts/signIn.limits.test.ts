import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { again, describeEachDatabase } from '../../test/databases.ts'
import type { Database } from '../kernel/database/db.ts'
import { addAccount, emptyLimits, type Server, serve, signIn } from './auth.fixture.ts'

describeEachDatabase('sign-in limits', (open) => {
  let database: Database
  let other: Database
  let server: Server
  let second: Server
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const status = async (email: string, secret: string | undefined, address: string, on = server) =>
    (await signIn(on, email, secret, from(address))).status
  const wrong = 'a wrong password'
  const fill = (key: string, count: number) =>
    database.pool.query(
      `insert into rate_limit_buckets (key, count, expires_at) values ($1, $2, now() + interval '10 minutes')
      on conflict (key) do update set count = excluded.count`,
      [key, count],
    )

  beforeAll(async () => {
    database = await open()
    const env = { SUFRA_TRUST_PROXY: '1' }
    server = await serve(database, env)
    other = await again(database)
    second = await serve(other, env)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await second?.close()
    await server?.close()
    await other?.close()
    await database?.close()
  })

  it('blocks the eleventh try at an account from one address, on every process and in any spelling', async () => {
    const { email } = await addAccount(database)
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('p', 'P'), `${email}  `]
    for (let i = 0; i < 10; i++) {
      expect(await status(spellings[i % 5] ?? email, wrong, '10.0.0.1', i % 2 ? server : second)).toBe(401)
    }
    // The right password is blocked too; otherwise the answer would reveal it.
    for (const on of [server, second]) expect(await status(email, undefined, '10.0.0.1', on)).toBe(429)
    expect(await status(email, undefined, '10.0.0.2')).toBe(200)
  })

  it('returns when to retry, in both languages', async () => {
    await fill('signIn:nobody@auth.test from 10.0.0.1', 10)
    const answer = await server.call<{ code: string; message: string }>('POST', '/api/storeUser/signIn', {
      body: { email: 'nobody@auth.test', password: wrong },
      headers: from('10.0.0.1'),
    })
    expect(answer.status).toBe(429)
    expect(Math.ceil(Number(answer.headers.get('retry-after')) / 60)).toBe(10)
    expect(answer.body.message).toBe('Too many failed attempts. Try again in 10 minutes')
    const arabic = await signIn(server, 'nobody@auth.test', wrong, {
      ...from('10.0.0.1'),
      'accept-language': 'ar',
    })
    expect(arabic.refusal?.message).toBe('تجاوزت عدد المحاولات المسموح به. حاول مرة أخرى بعد 10 دقائق')
  })

  it('counts unknown addresses like known ones', async () => {
    for (let i = 0; i < 10; i++) expect(await status('nobody@auth.test', wrong, '10.0.0.1')).toBe(401)
    expect(await status('nobody@auth.test', wrong, '10.0.0.1')).toBe(429)
  })

  it('allows ten of thirty parallel tries', async () => {
    const { email } = await addAccount(database)
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, i) => status(email, wrong, '10.0.0.1', i % 2 ? server : second)),
    )
    expect(all.filter((each) => each === 401)).toHaveLength(10)
    expect(all.filter((each) => each === 429)).toHaveLength(20)
  })

  it('blocks one address guessing at many accounts', async () => {
    const { email } = await addAccount(database)
    await fill('signIn from 10.0.0.1', 100)
    expect(await status(email, undefined, '10.0.0.1')).toBe(429)
    expect(await status(email, undefined, '10.0.0.2')).toBe(200)
  })

  it('counts one IPv6 network as one address', async () => {
    const { email } = await addAccount(database)
    for (let i = 0; i < 10; i++) expect(await status(email, wrong, `2001:db8:1:2::${i}`)).toBe(401)
    expect(await status(email, wrong, '2001:db8:1:2:ffff::1')).toBe(429)
    expect(await status(email, wrong, '2001:db8:1:3::1')).toBe(401)
  })

  it('blocks many addresses guessing at one account, but not its owner’s known addresses', async () => {
    const { email } = await addAccount(database)
    expect(await status(email, undefined, '10.0.0.1')).toBe(200)
    await fill(`signIn:${email}`, 100)
    expect(await status(email, undefined, '10.9.9.9')).toBe(429)
    expect(await status(email, undefined, '10.0.0.1')).toBe(200)
  })

  it('resets the failures after a success', async () => {
    const { email } = await addAccount(database)
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) expect(await status(email, wrong, '10.0.0.1')).toBe(401)
      expect(await status(email, undefined, '10.0.0.1')).toBe(200)
    }
    const { rows } = await database.pool.query(
      `select key, count from rate_limit_buckets where key like 'signIn%'`,
    )
    expect(rows).toEqual(expect.arrayContaining([{ key: 'signIn from 10.0.0.1', count: 18 }]))
  })

  it('starts again after the window', async () => {
    const { email } = await addAccount(database)
    await fill(`signIn:${email} from 10.0.0.1`, 10)
    expect(await status(email, undefined, '10.0.0.1')).toBe(429)
    await database.pool.query(`update rate_limit_buckets set expires_at = now() - interval '1 second'`)
    expect(await status(email, undefined, '10.0.0.1')).toBe(200)
  })
})

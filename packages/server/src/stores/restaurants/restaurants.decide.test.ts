import { auth } from '@sufra/contract/accounts/auth'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { emptyLimits } from '../../accounts/auth.fixture.ts'
import { newEmail, openRestaurants, password, type RestaurantTest } from './restaurants.fixture.ts'

describeEachDatabase('approving and rejecting a restaurant', (open) => {
  let test: RestaurantTest
  beforeAll(async () => {
    test = await openRestaurants(open)
  })
  beforeEach(() => emptyLimits(test.database))
  afterAll(() => test?.close())

  const decide = (id: number, approval: string, options = {}) =>
    test.ask(restaurants.decide, { params: { id }, body: { approval }, ...options })
  const outcome = async (id: number, approval: string) => {
    const { refusal, output } = await decide(id, approval)
    return refusal?.code ?? output?.approval
  }
  const subjects = async (email: string) => (await test.server.mailsTo(email)).map(({ subject }) => subject)

  /** A restaurant that signed up. */
  async function registered(language: 'en' | 'ar'): Promise<{ id: number; email: string }> {
    const email = newEmail()
    const body = { name: 'Rose & Cardamom', email, phone: '55123456', password }
    await test.server.ask(auth.signUp, 'admin', { body, headers: { 'accept-language': language } })
    const [mail] = await test.server.mailsTo(email)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
    await test.server.ask(auth.verifySignUp, 'admin', { body: { email, password, code } })
    const { output } = await test.ask(restaurants.list, { body: { search: email } })
    return { id: output?.restaurants[0]?.id ?? 0, email }
  }

  it('approves one that signed up, and notifies its owner', async () => {
    const { id, email } = await registered('en')
    expect(await test.entering(email)).toBe('auth.awaitingApproval')
    expect(await outcome(id, 'approved')).toBe('approved')
    expect(await test.entering(email)).toBe(200)
    const [row] = await test.query(
      `select approved_by, restaurants.approved_at is not null as decided, a.approved_at is not null as account
      from restaurants join accounts a on a.restaurant_id = restaurants.id where restaurants.id = $1`,
      [id],
    )
    const approved_by = test.world.admins['Super Admin'].account_id
    expect(row).toEqual({ approved_by, decided: true, account: true })
    const [, mail] = await test.server.mailsTo(email)
    expect(mail?.subject).toBe('Your restaurant has been approved')
    expect(mail?.text).toContain('Rose & Cardamom is now part of Sufra')
    expect(mail?.text).toContain(`${test.server.settings.origin}/`)
  })

  it('rejects one in the language of its sign-up, and tells its owner when signing in', async () => {
    const { id, email } = await registered('ar')
    expect(await outcome(id, 'refused')).toBe('refused')
    expect(await test.entering(email)).toBe('auth.restaurantRefused')
    expect(await test.entering(email, 'a wrong password')).toBe('auth.failed')
    const [, mail] = await test.server.mailsTo(email)
    expect(mail?.subject).toBe('بخصوص طلب تسجيلك في سفرة')
    expect(mail?.html).toContain('dir="rtl"')
    expect((await test.show(id)).output?.restaurant.approval).toBe('refused')
  })

  it('repeated, changes nothing and sends no mail', async () => {
    const { id, email } = await registered('en')
    await decide(id, 'approved')
    const { version } = (await test.show(id)).output?.restaurant ?? {}
    expect(await outcome(id, 'approved')).toBe('approved')
    expect((await test.show(id)).output?.restaurant.version).toBe(version)
    expect(await subjects(email)).toHaveLength(2)
  })

  it('can turn a rejection into an approval, never the reverse', async () => {
    const { id, email } = await registered('en')
    await decide(id, 'refused')
    await subjects(email)
    expect(await outcome(id, 'approved')).toBe('approved')
    expect((await subjects(email)).slice(1)).toEqual([
      'About your registration with Sufra',
      'Your restaurant has been approved',
    ])
    expect(await outcome(id, 'refused')).toBe('restaurants.decided')
    expect(await outcome(id, 'pending')).toBe('input.invalid')
    expect(await test.entering(email)).toBe(200)
  })

  it('is done once by ten admins in parallel', async () => {
    const { id, email } = await registered('en')
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, 'approved')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await subjects(email)).toHaveLength(2)
    const log = await test.query(
      `select 1 from audit_log where table_name = 'restaurants' and row_id = $1 and action = 'update'`,
      [String(id)],
    )
    expect(log).toHaveLength(1)
  })

  it('allows password resets, also before approval', async () => {
    const { id, email } = await registered('ar')
    expect((await test.ask(restaurants.sendReset, { params: { id } })).output).toEqual({})
    const [, mail] = await test.server.mailsTo(email)
    expect(mail?.subject).toBe('تعيين كلمة مرور جديدة في سفرة')
    const [, token = ''] = /forget-password\/(\S+)/.exec(mail?.text ?? '') ?? []
    const body = { token, password: 'password anew', confirmation_password: 'password anew' }
    expect((await test.server.ask(auth.resetPassword, 'admin', { body })).status).toBe(200)
    expect(await test.entering(email, 'password anew')).toBe('auth.awaitingApproval')
  })

  it('sends no more links to an address than its owner could request', async () => {
    const { id, email } = await test.add()
    const ask = () => test.ask(restaurants.sendReset, { params: { id } })
    await test.query(
      `insert into rate_limit_buckets (key, count, expires_at) values ($1, 14, now() + interval '1 hour')`,
      [`mail reset:${email}`],
    )
    expect((await ask()).status).toBe(200)
    expect((await ask()).refusal?.code).toBe('limit.reached')
    expect(await subjects(email)).toEqual(['Set a new password for Sufra'])
  })

  it('requires its permission', async () => {
    const { id } = await registered('en')
    const { token } = test.world.admins['Business Support']
    expect((await decide(id, 'approved', { token })).refusal?.code).toBe('permission.missing')
  })
})

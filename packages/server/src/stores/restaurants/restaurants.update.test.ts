import { auth } from '@sufra/contract/accounts/auth'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { emptyLimits, tokenOf } from '../../accounts/auth.fixture.ts'
import { newEmail, openRestaurants, password, type RestaurantTest } from './restaurants.fixture.ts'

describeEachDatabase('changing a restaurant', (open) => {
  let test: RestaurantTest
  beforeAll(async () => {
    test = await openRestaurants(open)
  })
  beforeEach(() => emptyLimits(test.database))
  afterAll(() => test?.close())

  const update = (id: number, body: Record<string, unknown>, language = 'en') =>
    test.ask(restaurants.update, { params: { id }, body, headers: { 'accept-language': language } })
  const shown = async (id: number) => {
    const { output } = await test.show(id)
    if (!output) throw new Error('not shown')
    return output.restaurant
  }
  const ownerOf = async (id: number) =>
    (await test.query('select * from accounts where restaurant_id = $1', [id]))[0]
  const alive = async (token: string) =>
    (await test.server.ask(auth.verifyToken, 'restaurant', { token })).status

  it('changes the given fields, keeps the rest, and increments the version', async () => {
    const { id, email, version } = await test.add()
    const before = await shown(id)
    const named = (await update(id, { name: 'Saffron Garden', version })).output
    expect(await shown(id)).toEqual({
      ...before,
      name: 'Saffron Garden',
      name_ar: 'Saffron Garden',
      version: named?.version,
    })
    const moved = (await update(id, { phone: '55000001', version: named?.version })).output
    expect(await shown(id)).toMatchObject({ name: 'Saffron Garden', email, phone: '97455000001' })
    const pictured = (await update(id, { logofile: examplePicture, version: moved?.version })).output
    const after = await shown(id)
    expect(after.logo?.uri).not.toBe(before.logo?.uri)
    const all = [version, named?.version, moved?.version, pictured?.version]
    expect(new Set(all).size).toBe(4)
    expect((await update(id, { name: 'Saffron Garden', version: after.version })).output?.version).toBe(
      after.version,
    )
  })

  it('renames the owner’s account with the restaurant, unless the owner chose a name', async () => {
    const { id, email } = await test.add()
    await update(id, { name: 'Olive Tree' })
    expect((await ownerOf(id))?.name).toBe('Olive Tree')
    const token = await tokenOf(test.server, email, password)
    await test.server.ask(auth.updateProfile, 'restaurant', { token, body: { name: 'Mariam' } })
    await update(id, { name: 'Olive Grove' })
    expect((await ownerOf(id))?.name).toBe('Mariam')
  })

  describe('with a stale form', () => {
    it('is rejected with all changes of restaurant and sign-in, saving neither', async () => {
      const { id, version } = await test.add()
      const { token } = await test.world.admin('Moderator')
      const as = { params: { id }, token }
      await test.ask(restaurants.update, { ...as, body: { name: 'Theirs' } })
      await test.ask(restaurants.update, { ...as, body: { phone: '55999999', tax_number: '300-1' } })
      const current = (await shown(id)).version
      const late = await update(id, { name: 'Mine', email: newEmail(), version }, 'ar')
      expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
      expect(late.refusal?.message).toContain('platform Moderator')
      expect(late.refusal?.stale).toMatchObject({
        version: current,
        by: 'platform Moderator',
        changes: {
          name: { before: 'Saffron House', after: 'Theirs' },
          phone: { before: '97455123456', after: '97455999999' },
          tax_number: { before: null, after: '300-1' },
        },
      })
      expect(Object.keys(late.refusal?.errors ?? {}).sort()).toEqual(['name', 'phone', 'tax_number'])
      expect(await shown(id)).toMatchObject({ name: 'Theirs', version: current })
      expect((await update(id, { name: 'Mine', version: current })).status).toBe(200)
    })

    it('does not save the half that is not stale', async () => {
      const { id, version } = await test.add()
      await update(id, { phone: '55999999' })
      expect((await update(id, { name: 'Mine', version })).status).toBe(409)
      expect((await shown(id)).name).toBe('Saffron House')
    })

    it('is not stale after a sign-in, another language, a new password or an approval', async () => {
      const { id, email, version } = await test.add()
      await test.query(`update restaurants set approval = 'pending' where id = $1`, [id])
      await test.ask(restaurants.decide, { params: { id }, body: { approval: 'approved' } })
      const token = await tokenOf(test.server, email, password)
      await test.server.ask(auth.updateProfile, 'restaurant', { token, body: { language: 'ar' } })
      await test.server.ask(auth.changePassword, 'restaurant', {
        token,
        body: {
          old_password: password,
          new_password: 'new password 1',
          confirmation_password: 'new password 1',
        },
      })
      expect((await update(id, { name: 'Mine', email: newEmail(), version })).status).toBe(200)
    })

    it('succeeds for one of ten parallel calls', async () => {
      const { id, version } = await test.add()
      const saves = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          update(id, { ...(n % 2 ? { name: `Name ${n}` } : { phone: `5500000${n}` }), version }),
        ),
      )
      expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    })
  })

  describe('its sign-in', () => {
    it('ends sessions and reset links when the password changes', async () => {
      const { id, email } = await test.add()
      const token = await tokenOf(test.server, email, password)
      await test.ask(restaurants.sendReset, { params: { id } })
      const [mail] = await test.server.mailsTo(email)
      const [, link = ''] = /forget-password\/(\S+)/.exec(mail?.text ?? '') ?? []
      const good = async () =>
        (await test.server.ask(auth.verifyResetToken, 'admin', { params: { token: link } })).status
      expect([await alive(token), await good()]).toEqual([200, 200])
      await update(id, { name: 'Only a name', email })
      expect([await alive(token), await good()]).toEqual([200, 200])
      await update(id, { password: 'another password' })
      expect([await alive(token), await good()]).toEqual([401, 422])
      expect(await test.entering(email)).toBe('auth.failed')
      expect(await test.entering(email, 'another password')).toBe(200)
      expect((await test.server.mailsTo(email)).map(({ subject }) => subject)).toEqual([
        'Set a new password for Sufra',
        'The password of your Sufra account was changed',
      ])
    })

    it('is not given a new address or password by staff who may do less than an owner', async () => {
      const { id, email } = await test.add()
      const { token } = await test.world.admin('Moderator')
      const as = (body: object) => test.ask(restaurants.update, { params: { id }, token, body })
      for (const [field, body] of [
        ['email', { email: newEmail() }],
        ['password', { password: 'another password' }],
      ] as const) {
        const { refusal } = await as(body)
        expect([refusal?.code, Object.keys(refusal?.errors ?? {})]).toEqual(['permission.beyond', [field]])
      }
      expect((await as({ name: 'Only a name', email, phone: '55000002' })).status).toBe(200)
      expect(await test.entering(email)).toBe(200)
    })

    it('unlocks a sign-in with too many failures', async () => {
      const { id, email } = await test.add()
      await test.query(
        `insert into rate_limit_buckets (key, count, expires_at) values ($1, 1000, now() + interval '1 hour')`,
        [`signIn:${email}`],
      )
      expect(await test.entering(email)).toBe('auth.tooManyTries')
      await update(id, { password: 'another password' })
      expect(await test.entering(email, 'another password')).toBe(200)
    })

    it('notifies the old address of a new one, in the owner’s language, and ends sessions', async () => {
      const { id, email } = await test.add()
      await test.query(`update accounts set language = 'ar' where restaurant_id = $1`, [id])
      const token = await tokenOf(test.server, email, password)
      const moved = newEmail()
      expect((await update(id, { email: moved })).status).toBe(200)
      expect(await alive(token)).toBe(401)
      const mails = await test.server.mailsTo(email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'تغيّر البريد الإلكتروني الذي تسجّل به الدخول إلى سفرة',
      ])
      expect(mails[0]?.html).toContain('dir="rtl"')
      expect(mails[0]?.text).not.toContain(moved)
      expect(await test.server.mailsTo(moved)).toEqual([])
      expect([await test.entering(email), await test.entering(moved)]).toEqual(['auth.failed', 200])
    })

    it('has a unique address: one of two parallel restaurants gets it', async () => {
      const wanted = newEmail()
      const all = await Promise.all(Array.from({ length: 4 }, () => test.add()))
      const answers = await Promise.all(all.map(({ id }) => update(id, { name: 'Wanting', email: wanted })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const lost = answers.find(({ status }) => status === 409)?.refusal
      expect([lost?.code, Object.keys(lost?.errors ?? {})]).toEqual(['accounts.emailTaken', ['email']])
      expect(await test.query(`select 1 from restaurants where name = 'Wanting'`)).toHaveLength(1)
      // The address of an archived account is free.
      await test.query(
        'update restaurants set archived_at = now() where id = (select restaurant_id from accounts where email = $1)',
        [wanted],
      )
      await test.query('update accounts set archived_at = now() where email = $1', [wanted])
      const { id } = await test.add()
      expect((await update(id, { email: wanted })).status).toBe(200)
    })
  })
})

import { examplePicture } from '@sufra/contract/kernel/uploads'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { newEmail, openRestaurants, password, type RestaurantTest } from './restaurants.fixture.ts'

describeEachDatabase('restaurants', (open) => {
  let test: RestaurantTest
  beforeAll(async () => {
    test = await openRestaurants(open)
  })
  afterAll(() => test?.close())

  const list = async (body: Record<string, unknown> = {}) => {
    const { output } = await test.ask(restaurants.list, { body })
    if (!output) throw new Error('no list')
    return output
  }
  const idsOf = async (body: Record<string, unknown>) => (await list(body)).restaurants.map(({ id }) => id)

  it('are added approved, with a logo and an owner who can sign in', async () => {
    const email = newEmail()
    const { id, version } = await test.add({ email: ` ${email.toUpperCase()} `, name: 'Karam Kitchen' })
    expect((await test.show(id)).output?.restaurant).toEqual({
      id,
      name: 'Karam Kitchen',
      name_ar: 'Karam Kitchen',
      email,
      phone: '97455123456',
      tax_number: null,
      logo: { uri: expect.stringMatching(/^\/files\/.+/), sizes: [] },
      approval: 'approved',
      created_at: expect.any(String),
      version,
    })
    const [row] = await test.query(
      `select approval, restaurants.approved_at is not null as approved, approved_by, a.kind, a.name, r.name as role,
        a.approved_at is not null as account_approved
      from restaurants join accounts a on a.restaurant_id = restaurants.id join roles r on r.id = a.role_id
      where restaurants.id = $1`,
      [id],
    )
    expect(row).toEqual({
      approval: 'approved',
      approved: true,
      approved_by: test.world.admins['Super Admin'].account_id,
      kind: 'restaurant',
      name: 'Karam Kitchen',
      role: 'Restaurant Owner',
      account_approved: true,
    })
    expect(await test.entering(email)).toBe(200)
  })

  it('have an optional Arabic name; without it, the English one is used for both', async () => {
    const { id, email } = await test.add({ name: 'House of Basil', name_ar: ' دار الريحان ' })
    const names = async () => {
      const { name, name_ar } = (await test.show(id)).output?.restaurant ?? {}
      return { name, name_ar }
    }
    const update = (body: object) => test.ask(restaurants.update, { params: { id }, body })
    expect(await names()).toEqual({ name: 'House of Basil', name_ar: 'دار الريحان' })
    expect((await update({ name: 'Basil House' })).status).toBe(200)
    expect(await names()).toEqual({ name: 'Basil House', name_ar: 'دار الريحان' })
    expect((await update({ name_ar: 'بيت الريحان' })).status).toBe(200)
    expect(await names()).toEqual({ name: 'Basil House', name_ar: 'بيت الريحان' })
    expect(await idsOf({ search: 'بيت الرّيحان' }), 'in any spelling').toEqual([id])
    expect(await idsOf({ search: 'basil hou' })).toEqual([id])
    // An Arabic name equal to the English one is not stored, so it follows the English one.
    expect((await update({ name_ar: 'Basil House' })).status).toBe(200)
    expect((await update({ name: 'Basil Palace' })).status).toBe(200)
    expect(await names()).toEqual({ name: 'Basil Palace', name_ar: 'Basil Palace' })
    expect((await update({ name_ar: ' ' })).refusal?.errors).toEqual({ name_ar: 'This field is required' })
    expect(await test.query('select name from accounts where email = $1', [email])).toEqual([
      { name: 'Basil Palace' },
    ])
  })

  it('have an optional tax registration number, in one line with western digits; empty, it is removed', async () => {
    const { id } = await test.add({ tax_number: ' ٣٠٠-\u202e12\n34/A ' })
    const number = async () => (await test.show(id)).output?.restaurant.tax_number
    const update = (tax_number: string | null) =>
      test.ask(restaurants.update, { params: { id }, body: { tax_number } })
    expect(await number()).toBe('300-12 34/A')
    expect((await update('سجل 77')).status).toBe(200)
    expect(await number()).toBe('سجل 77')
    for (const wrong of ['300.12', '=1', 'a'.repeat(31)]) {
      const { status, refusal } = await update(wrong)
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([422, ['tax_number']])
    }
    expect((await update('300_12')).refusal?.errors?.tax_number).toContain('letters, digits, spaces')
    expect(await number()).toBe('سجل 77')
    expect((await update(' ')).status).toBe(200)
    expect(await number()).toBe(null)
    expect((await update(null)).status).toBe(200)
    const [last] = await test.query(
      `select operation, before, after from audit_log where table_name = 'restaurants' and row_id = $1
       order by id desc limit 1`,
      [String(id)],
    )
    expect(last).toMatchObject({
      operation: 'restaurants.update',
      before: { tax_number: 'سجل 77' },
      after: { tax_number: null },
    })
  })

  it('require every field when added, reported by field', async () => {
    const body = { name: ' ', email: 'nobody', phone: '123', password: 'short' }
    const { refusal } = await test.ask(restaurants.save, { body })
    expect(refusal?.errors).toEqual({
      name: 'This field is required',
      email: 'Invalid email address',
      phone: 'Invalid phone',
      password: 'Use at least 10 characters',
      logofile: 'This field is required',
    })
  })

  it('have unique addresses: one of ten parallel calls succeeds, the others leave nothing', async () => {
    const email = newEmail()
    const body = { name: 'Racer', email, phone: '55123456', password, logofile: examplePicture }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.ask(restaurants.save, { body, headers: { 'accept-language': 'ar' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const refusal = answers.find(({ status }) => status === 409)?.refusal
    expect(refusal?.code).toBe('accounts.emailTaken')
    expect(refusal?.errors).toEqual({ email: 'عنوان البريد الإلكتروني هذا مستخدم لتسجيل الدخول بالفعل' })
    expect(await test.query(`select 1 from restaurants where name = 'Racer'`)).toHaveLength(1)
    expect(await test.query('select 1 from files where unused_since is not null')).toHaveLength(0)
  })

  it('do not write passwords to the audit trail', async () => {
    const { id } = await test.add({ password: 'unmistakable secret' })
    await test.ask(restaurants.update, { params: { id }, body: { password: 'another secret of theirs' } })
    const log = await test.query(`select actor_name, operation, before, after from audit_log
      where table_name in ('restaurants', 'accounts') and operation like 'restaurants.%' order by id`)
    expect(log.at(-1)).toMatchObject({ actor_name: 'platform Super Admin', operation: 'restaurants.update' })
    expect(JSON.stringify(log)).not.toMatch(/argon2|secret/)
  })

  describe('in the list', () => {
    it('are found by exact id, or by part of name or address in any case', async () => {
      const { id, email } = await test.add({ name: 'Beit Al-Qamar 77' })
      await test.query(`update restaurants set name = 'مطعم القمر' where id = $1`, [id])
      const other = await test.add({ name: `Number ${id} of the street` })
      expect((await idsOf({ search: String(id) })).filter((each) => each >= id)).toEqual([other.id, id])
      expect(await idsOf({ search: email.slice(0, -5).toUpperCase() })).toEqual([id])
      expect(await idsOf({ search: 'القمر' })).toEqual([id])
      expect(await idsOf({ search: 'number' })).toEqual([other.id])
      expect(await idsOf({ search: '%' })).toEqual([])
      expect(await idsOf({ search: '97455123456' })).toEqual([])
      expect(await idsOf({ filter: { search: 'NUMBER' } })).toEqual([other.id])
    })

    it('are sorted by awaiting approval, then newest; the number waiting ignores the search', async () => {
      const [first, second, third] = [await test.add(), await test.add(), await test.add()]
      await test.query(`update restaurants set approval = 'pending' where id = $1`, [first.id])
      const all = await list()
      expect(all.restaurants.slice(0, 3).map(({ id }) => id)).toEqual([first.id, third.id, second.id])
      expect([all.pending, all.cut]).toEqual([1, false])
      const none = await list({ search: 'no such thing' })
      expect([none.restaurants, none.pending]).toEqual([[], 1])
      expect(await idsOf({ approval: 'pending' })).toEqual([first.id])
      expect(await idsOf({ approval: 'refused' })).toEqual([])
    })

    it('are unpaged by default, or paged on request', async () => {
      const all = await list()
      expect(all.restaurants).toHaveLength(all.total)
      expect(all.total).toBeGreaterThan(4)
      const ids = all.restaurants.map(({ id }) => id)
      const second = await list({ count: 2, page: 2 })
      expect([second.restaurants.map(({ id }) => id), second.total]).toEqual([ids.slice(2, 4), all.total])
      expect((await list({ count: 3 })).restaurants).toHaveLength(3)
      expect((await list({ page: 9999 })).restaurants).toEqual([])
      expect((await list({ page: 1, search: 'no such thing' })).total).toBe(0)
    })

    it('are missing once archived, everywhere', async () => {
      const { id } = await test.add({ name: 'Vanishing' })
      const { pending } = await list()
      await test.query(`update restaurants set archived_at = now(), approval = 'pending' where id = $1`, [id])
      expect(await idsOf({ search: 'Vanishing' })).toEqual([])
      expect((await list()).pending).toBe(pending)
      const params = { id }
      const answers = [
        await test.show(id),
        await test.ask(restaurants.update, { params, body: { name: 'Back' } }),
        await test.ask(restaurants.decide, { params, body: { approval: 'approved' } }),
        await test.ask(restaurants.sendReset, { params }),
        await test.ask(restaurants.remove, { params }),
        await test.ask(restaurants.storesOf, { body: { restaurants: [id] } }),
      ]
      expect(answers.map(({ refusal }) => refusal?.code)).toEqual(Array(6).fill('row.missing'))
    })
  })

  it('return their stores; one unknown id rejects the call', async () => {
    const [one, two] = [await test.world.tenant('Olive'), await test.world.tenant('Thyme')]
    const ask = (ids: unknown[]) => test.ask(restaurants.storesOf, { body: { restaurants: ids } })
    const [a, b] = [one.ids.restaurants as number, two.ids.restaurants as number]
    await test.query('update stores set archived_at = now() where id = $1', [two.ids['unused stores']])
    const { output } = await ask([b, a, a])
    expect(output).toEqual({
      cut: false,
      stores: [
        { id: one.ids.stores, restaurant_id: a, name: { en: 'Olive store', ar: 'Olive store ع' } },
        { id: one.ids['unused stores'], restaurant_id: a, name: { en: 'Olive store', ar: 'Olive store ع' } },
        { id: two.ids.stores, restaurant_id: b, name: { en: 'Thyme store', ar: 'Thyme store ع' } },
      ],
    })
    expect((await ask([a, 999_999_999])).refusal?.code).toBe('row.missing')
    const archived = await test.world.archived('gone')
    expect((await ask([a, archived.ids.restaurants])).refusal?.code).toBe('row.missing')
    expect((await ask([])).status).toBe(422)
  })
})

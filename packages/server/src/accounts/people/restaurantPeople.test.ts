import { features, orders, restaurants, statements, stores, storeUsers } from '@sufra/contract'
import { auth } from '@sufra/contract/accounts/auth'
import { roles } from '@sufra/contract/accounts/roles'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openDesk, openStream } from '../../../test/openStream.ts'
import { addAccount, emptyLimits, signIn, tokenOf } from '../auth.fixture.ts'
import { invitation, type Member, names, openTeam, people, type Team } from '../roles/roles.fixture.ts'

const chosen = 'my very own password'

/** What operations at these doors need; what is needed by the value of a field is held for others. */
const permissionsAt = (...doors: Audience[]) =>
  [
    ...new Set(
      Object.values(features)
        .flatMap((operations) => Object.values(operations))
        .filter((operation) => doors.some((door) => operation.paths[door] !== undefined && !operation.public))
        .map(({ permission }) => permission)
        .filter((permission) => typeof permission === 'string' && permission !== 'everyone'),
    ),
  ].toSorted()

describeEachDatabase('the people of a restaurant', (open) => {
  let team: Team
  let manager: Member
  const named: Record<string, number> = {}
  beforeAll(async () => {
    team = await openTeam(open, 'restaurant')
    for (const name of ['Restaurant Owner', 'Manager', 'Accountant', 'Order Taker'])
      named[name] = await team.roleNamed(name)
    manager = await team.member(named.Manager ?? 0)
  })
  beforeEach(() => emptyLimits(team.database))
  afterAll(() => team?.close())

  const pool = () => team.database.pool
  const list = async (by: Member = team.chief) =>
    (await team.server.ask(people.list, 'restaurant', { token: by.token })).output?.users ?? []
  const allRoles = async (by: Member = team.chief) =>
    (await team.server.ask(roles.list, 'restaurant', { token: by.token })).output?.roles ?? []
  const invite = (by: Member, role_id: number) => team.outcome(by, people.save, { body: invitation(role_id) })
  const remove = (by: Member, id: number) => team.outcome(by, people.remove, { params: { id } })
  const give = (by: Member, id: number, role_id: number | undefined) =>
    team.outcome(by, people.update, { params: { id }, body: { role_id } })
  /** Somebody of another restaurant. */
  const stranger = async (): Promise<Member> => {
    const { id, email } = await addAccount(team.database, { kind: 'restaurant' })
    return { id, email, token: await tokenOf(team.server, email) }
  }

  it('begin with four roles, of which the owner’s allows all that there is for them and their stores', async () => {
    const all = await allRoles()
    expect(all.slice(0, 4).map(({ name_en }) => name_en)).toEqual(Object.keys(named))
    expect(all[0]).toMatchObject({ super: true, own: true, shared: true, within: true })
    expect(all[0]?.permissions.toSorted()).toEqual(permissionsAt('restaurant', 'store_user'))
  })

  it('and the users of stores keep what they could do', async () => {
    for (const name of ['Store Manager', 'Store Staff']) {
      const { rows } = await pool().query('select permissions from roles where name = $1', [name])
      expect(rows[0].permissions.toSorted(), name).toEqual(permissionsAt('store_user'))
    }
  })

  it('are invited by mail in the restaurant’s name and may do what their role allows', async () => {
    const body = invitation(named['Order Taker'] ?? 0)
    expect(await team.outcome(team.chief, people.save, { body })).toBe(200)
    const [mail] = await team.server.mailsTo(body.email)
    expect(mail?.text).toContain('added to the team of Saffron. Your role is Order Taker')
    const token = /\/invitation\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const password = { token, password: chosen, confirmation_password: chosen }
    expect((await team.server.ask(auth.resetPassword, 'restaurant', { body: password })).status).toBe(200)
    const { output } = await signIn(team.server, body.email, chosen)
    expect(output?.loggedInUser).toMatchObject({
      kind: 'restaurant',
      role: [{ guard_name: 'restaurant', name: 'Order Taker', name_ar: 'مستلم الطلبات' }],
      permissions: ['orders.read', 'orders.write'],
    })
    const taker = { id: 0, email: body.email, token: output?.token ?? '' }
    expect(await team.outcome(taker, orders.list, { body: {} })).toBe(200)
    for (const operation of [stores.list, statements.show, people.list, roles.list])
      expect(await team.outcome(taker, operation, { body: {} })).toBe('permission.missing')
  })

  it('are only those of the own restaurant, with its own roles', async () => {
    const other = await stranger()
    const role = await team.role(['orders.read'])
    expect((await list()).map(({ id }) => id)).toContain(manager.id)
    expect((await list(other)).map(({ id }) => id)).toEqual([other.id])
    expect((await allRoles(other)).map(({ id }) => id)).not.toContain(role)
    expect(await invite(other, role)).toBe('row.missing')
    expect(await remove(other, manager.id)).toBe('row.missing')
    expect(await team.outcome(other, roles.update, { params: { id: role }, body: names() })).toBe(
      'row.missing',
    )
    // How many have a role is counted at home.
    expect((await allRoles(other)).find(({ id }) => id === named.Manager)?.users).toBe(0)
    // Two restaurants may call their roles the same.
    const { name_en, name_ar } = names()
    for (const by of [team.chief, other])
      expect(await team.outcome(by, roles.save, { body: { name_en, name_ar, permissions: [] } })).toBe(200)
  })

  it('can’t change the roles that all restaurants have, nor make others of their names', async () => {
    const update = (id: number) => team.outcome(team.chief, roles.update, { params: { id }, body: names() })
    expect(await update(named.Accountant ?? 0)).toBe('roles.shared')
    expect(await update(named['Restaurant Owner'] ?? 0)).toBe('roles.fixed')
    const body = { ...names(), name_en: 'ACCOUNTANT', permissions: [] }
    expect(await team.outcome(team.chief, roles.save, { body })).toBe('roles.nameTaken')
  })

  it('use up no password links of people whom they may not see', async () => {
    const other = await stranger()
    for (let time = 0; time < 16; time++)
      expect(await team.outcome(team.chief, people.sendLink, { params: { id: other.id } })).toBe(
        'row.missing',
      )
    const { rows } = await pool().query('select key from rate_limit_buckets where key like $1', [
      `%link:${other.id}`,
    ])
    expect(rows).toEqual([])
  })

  it('give nobody more than they hold', async () => {
    const owner = await team.member(named['Restaurant Owner'] ?? 0)
    expect(await invite(manager, named['Restaurant Owner'] ?? 0)).toBe('permission.beyond')
    expect(await invite(manager, named.Accountant ?? 0)).toBe(200)
    expect(await give(manager, owner.id, named.Accountant)).toBe('permission.beyond')
    for (const operation of [people.remove, people.sendLink, people.signOut])
      expect(await team.outcome(manager, operation, { params: { id: owner.id } })).toBe('permission.beyond')
    expect(await give(manager, manager.id, named['Restaurant Owner'])).toBe('adminUsers.own')
    const save = (permissions: readonly string[]) =>
      team.outcome(manager, roles.save, { body: { ...names(), permissions } })
    expect([await save(['orders.write']), await save(['payouts.write'])]).toEqual([200, 'permission.beyond'])
    expect(await save(['customers.read'])).toBe('permission.beyond')
  })

  it('give users of stores no more than they hold either', async () => {
    const cook = await team.member(await team.role(['restaurants.write', 'orders.write']))
    const { rows } = await pool().query(
      `insert into stores (restaurant_id, name_en, name_ar, description_en, description_ar, email, phone,
        catering_commission, value_added_tax, catering_advance, credit_card_fee, debit_card_fee,
        cash_on_delivery_limit, max_catering_per_day)
        select restaurant_id, 'Store', 'متجر', '', '', 's@t.qa', '97455000000', 15, 0, 50, 2.5, 1.5, 1000, 10
          from accounts where id = $1 returning id`,
      [team.chief.id],
    )
    const store_id = rows[0].id
    const { output } = await team.server.ask(storeUsers.formData, 'restaurant', { token: cook.token })
    expect(output?.roles.map(({ name }) => name)).toEqual(['Order Taker'])
    const add = async (by: Member, role: string) => {
      const { email, name } = invitation(0)
      const body = {
        name,
        email,
        mobile: '55123456',
        password: chosen,
        imagefile: examplePicture,
        role,
        store_ids: [store_id],
      }
      return team.server.ask(storeUsers.save, 'restaurant', { token: by.token, body })
    }
    expect((await add(cook, 'Store Manager')).refusal?.code).toBe('permission.beyond')
    expect((await add(cook, 'Order Taker')).status).toBe(200)
    const id = (await add(manager, 'Store Manager')).output?.id ?? 0
    const params = { id }
    expect(await team.outcome(cook, storeUsers.update, { params, body: { name: 'Mine' } })).toBe(
      'permission.beyond',
    )
    expect(await team.outcome(cook, storeUsers.updateStatus, { params, body: { status: false } })).toBe(
      'permission.beyond',
    )
    expect(await team.outcome(cook, storeUsers.remove, { params })).toBe('permission.beyond')
    expect(await team.outcome(manager, storeUsers.remove, { params })).toBe(200)
  })

  it('find a change of their role in force with the next call and on open pages', async () => {
    const id = await team.role(['orders.read', 'reviews.read'])
    const member = await team.member(id)
    const { origin } = team.server
    const page = await openStream({
      origin,
      door: 'restaurant',
      path: 'profile/access',
      output: auth.access.output,
      token: member.token,
    })
    expect((await page.next())?.data.permissions).toEqual(['orders.read', 'reviews.read'])
    const desk = await openDesk(origin, 'restaurant', member.token)
    expect((await desk.next())?.data).toMatchObject({ type: 'hello' })
    const body = { permissions: ['reviews.read'] }
    expect(await team.outcome(team.chief, roles.update, { params: { id }, body })).toBe(200)
    expect(await team.outcome(member, orders.list, { body: {} })).toBe('permission.missing')
    expect((await page.next())?.data.permissions).toEqual(['reviews.read'])
    expect(await desk.next()).toBeUndefined()
    page.close()
  })

  it('may be several owners; the next one stands for the restaurant when the first goes', async () => {
    const second = await team.member(named['Restaurant Owner'] ?? 0)
    const admin = await addAccount(team.database)
    const token = await tokenOf(team.server, admin.email)
    const address = async () => {
      const { rows } = await pool().query('select restaurant_id as id from accounts where id = $1', [
        second.id,
      ])
      const { output } = await team.server.ask(restaurants.show, 'admin', {
        token,
        params: { id: rows[0].id },
      })
      return output?.restaurant.email
    }
    const first = await address()
    expect(first).toBe(team.chief.email)
    const body = { ...invitation(named.Accountant ?? 0), email: second.email }
    expect(await team.outcome(team.chief, people.save, { body })).toBe('accounts.emailTaken')
    // The owner that has been there longest of those left.
    for (const { id, role_en, own } of await list(second))
      if (role_en === 'Restaurant Owner' && !own && id !== team.chief.id) await remove(second, id)
    expect(await give(second, team.chief.id, named.Manager)).toBe(200)
    expect(await address()).toBe(second.email)
    expect(await give(second, team.chief.id, named['Restaurant Owner'])).toBe(200)
    expect(await address()).toBe(second.email)
    expect(await remove(team.chief, second.id)).toBe(200)
    expect(await address()).toBe(team.chief.email)
  })

  it('always leave one owner who can sign in, also when two remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await stranger()
      const { rows } = await pool().query(
        `insert into accounts (kind, name, email, password_hash, role_id, restaurant_id)
          select kind, 'Nora', 'other-' || email, password_hash, role_id, restaurant_id from accounts where id = $1
          returning id, email, restaurant_id`,
        [one.id],
      )
      const other = { ...rows[0], token: await tokenOf(team.server, rows[0].email) }
      const outcomes = await Promise.all([remove(one, other.id), give(other, one.id, named.Manager)])
      expect(outcomes.filter((each) => each === 200)).toHaveLength(1)
      for (const outcome of outcomes)
        expect([
          200,
          'adminUsers.lastSuper',
          'session.expired',
          'permission.missing',
          'permission.beyond',
        ]).toContain(outcome)
      const left = await pool().query(
        `select accounts.id from accounts join roles on roles.id = role_id
          where accounts.restaurant_id = $1 and super and status and accounts.archived_at is null and main_owner`,
        [other.restaurant_id],
      )
      expect(left.rows).toHaveLength(1)
      await emptyLimits(team.database)
      for (const statement of [
        'update accounts set status = false where id = $1',
        'update accounts set archived_at = now() where id = $1',
        `update accounts set role_id = ${named.Manager} where id = $1`,
      ])
        await expect(pool().query(statement, [left.rows[0].id]), statement).rejects.toThrow('keep this role')
    }
  })

  it('all go with their restaurant', async () => {
    const other = await stranger()
    const { rows } = await pool().query('select restaurant_id as id from accounts where id = $1', [other.id])
    const admin = await addAccount(team.database)
    const token = await tokenOf(team.server, admin.email)
    const gone = await team.server.ask(restaurants.remove, 'admin', { token, params: { id: rows[0].id } })
    expect(gone.status).toBe(200)
    expect(await team.outcome(other, auth.verifyToken)).toBe('session.expired')
  })
})

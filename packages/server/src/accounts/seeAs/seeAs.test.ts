import { customers, features, orders, reviews, stores } from '@sufra/contract'
import { auth } from '@sufra/contract/accounts/auth'
import { people } from '@sufra/contract/accounts/people'
import { roles } from '@sufra/contract/accounts/roles'
import { seeAs } from '@sufra/contract/accounts/seeAs'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { fingerprinter } from '../../../test/fingerprint.ts'
import { type Actors, mounted, requestOf, rowOf } from '../../../test/matrix.ts'
import { openDesk } from '../../../test/openStream.ts'
import type { AskOptions } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { emptyLimits, type Server, serve } from '../auth.fixture.ts'

describeDatabase('pglite', 'seeing the product as somebody else', (open) => {
  let database: Database
  let world: World
  let server: Server
  let tenant: Tenant
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await serve(database)
    tenant = await world.tenant('Karam')
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const chief = () => world.admins['Super Admin'].token
  const rowsOf = async (text: string, values: unknown[] = []) =>
    (await database.pool.query(text, values)).rows
  const roleNamed = async (name: string) =>
    (await rowsOf(`select id from roles where guard_name = 'admin' and name = $1`, [name]))[0].id
  const begin = (body: object, token = chief()) => server.ask(seeAs.begin, 'admin', { token, body })
  const look = async (body: object, token = chief()) => {
    const { output, refusal } = await begin(body, token)
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.token
  }
  const outcome = async <Op extends Operation>(operation: Op, kind: Kind, options: AskOptions) => {
    const { refusal, status } = await server.ask(operation, kind, options)
    return refusal?.code ?? status
  }
  const alive = (token: string, kind: Kind) => outcome(auth.verifyToken, kind, { token })

  it('shows what a role of the platform allows', async () => {
    const role_id = await roleNamed('Business Support')
    const { output } = await begin({ role_id })
    const token = output?.token ?? ''
    expect(output?.userInfo).toMatchObject({ role: [{ name: 'Business Support' }], super: false })
    const { output: told } = await server.ask(auth.verifyToken, 'admin', { token })
    expect(told?.userInfo).toEqual(output?.userInfo)
    const body = { count: 5, page: 1 }
    expect(await outcome(customers.list, 'admin', { token, body })).toBe(200)
    expect(await outcome(roles.list, 'admin', { token })).toBe('permission.missing')
  })

  it('shows nobody who was invited and has set no password yet', async () => {
    const { account_id } = await world.admin('Marketing')
    await rowsOf('update accounts set invited_at = now() where id = $1', [account_id])
    expect(await outcome(seeAs.begin, 'admin', { token: chief(), body: { account_id } })).toBe('row.missing')
    await rowsOf('update accounts set invited_at = null where id = $1', [account_id])
    expect(await outcome(seeAs.begin, 'admin', { token: chief(), body: { account_id } })).toBe(200)
  })

  it('shows what a person of any kind sees', async () => {
    const marketing = await look({ account_id: world.admins.Marketing.account_id })
    expect(await outcome(reviews.list, 'admin', { token: marketing, body: {} })).toBe('permission.missing')
    for (const [kind, body] of [
      ['restaurant', { account_id: tenant.people.restaurant.account_id }],
      ['store_user', { account_id: tenant.people.store_user.account_id }],
    ] as const) {
      const token = await look(body)
      const shown = await server.ask(stores.list, kind, { token, body: {} })
      const own = await server.ask(stores.list, kind, { token: tenant.people[kind].token, body: {} })
      expect(shown.output, kind).toEqual(own.output)
      expect(await outcome(orders.list, 'admin', { token, body: {} })).toBe('session.wrongDoor')
    }
  })

  it('is offered for everybody of a restaurant who can sign in, each with the rights of their role', async () => {
    const other = await world.tenant('Zaman')
    const team = await world.team(other)
    const off = team['restaurant Host']
    await database.pool.query('update accounts set status = false where id = $1', [off.account_id])
    const params = { id: other.ids.restaurants as number }
    const { output } = await server.ask(seeAs.people, 'admin', { token: chief(), params })
    const ids = output?.people.map(({ id }) => id) ?? []
    expect(ids).not.toContain(off.account_id)
    expect(ids).not.toContain(tenant.people.restaurant.account_id)
    const allowed = (token: string) =>
      Promise.all([
        outcome(orders.list, 'restaurant', { token, body: {} }),
        outcome(roles.list, 'restaurant', { token }),
      ])
    for (const [role, expected] of [
      ['restaurant Accountant', [200, 'permission.missing']],
      ['restaurant Order Taker', [200, 'permission.missing']],
      ['restaurant Manager', await allowed(team['restaurant Manager'].token)],
    ] as const) {
      expect(ids, role).toContain(team[role].account_id)
      const token = await look({ account_id: team[role].account_id })
      expect(await allowed(token), role).toEqual(expected)
      expect(await outcome(auth.signOut, 'restaurant', { token }), role).toBe(200)
    }
    const refused = async (token: string, id = params.id) =>
      (await server.ask(seeAs.people, 'admin', { token, params: { id } })).refusal?.code
    expect(await refused(world.admins.Moderator.token)).toBe('permission.missing')
    const archived = await world.archived('closed')
    expect(await refused(chief(), archived.ids.restaurants)).toBe('row.missing')
  })

  it('is refused every write of every operation, and nothing is changed', async () => {
    const admin = world.admins['Super Admin']
    const actors: Actors = { world, tenant, admin }
    const tokens: Partial<Record<string, string>> = {
      admin: await look({ account_id: admin.account_id }),
      restaurant: await look({ account_id: tenant.people.restaurant.account_id }),
      store_user: await look({ account_id: tenant.people.store_user.account_id }),
    }
    const writes = mounted(features).filter(
      ({ operation, door }) =>
        tokens[door] && !operation.public && !operation.readOnly && !operation.endsLook,
    )
    expect(writes.length).toBeGreaterThan(200)
    const fingerprint = await fingerprinter(database.pool)
    const before = await fingerprint()
    for (const each of writes) {
      const example = each.operation.example((table) => rowOf(table, each.door, actors))
      const { method, url, headers, body } = requestOf(each, example, tokens[each.door])
      const answer = await server.call<{ code?: string }>(method, url, { headers, body })
      expect([answer.status, answer.body.code], `${each.operation.id} at ${each.door}`).toEqual([
        403,
        'seeAs.readOnly',
      ])
    }
    expect(await fingerprint()).toBe(before)
  })

  it('is a Super Admin’s alone, and not begun from within', async () => {
    const { id } = (
      await rowsOf(
        `insert into roles (guard_name, name, name_ar, permissions)
          select 'admin', 'Everything', 'كل شيء', permissions from roles where guard_name = 'admin' and super returning id`,
      )
    )[0]
    const keeper = await world.admin('Moderator')
    await database.pool.query('update accounts set role_id = $2 where id = $1', [keeper.account_id, id])
    const body = { account_id: keeper.account_id }
    expect((await begin(body, keeper.token)).refusal?.code).toBe('seeAs.superOnly')
    expect((await begin(body, world.admins.Moderator.token)).refusal?.code).toBe('permission.missing')
    expect((await begin(body, await look(body))).refusal?.code).toBe('seeAs.readOnly')
  })

  it('needs exactly one who could be in', async () => {
    const role_id = await roleNamed('Moderator')
    for (const body of [{}, { role_id, account_id: tenant.people.restaurant.account_id }])
      expect((await begin(body)).refusal?.code).toBe('input.invalid')
    const off = await world.admin('Moderator')
    await database.pool.query('update accounts set status = false where id = $1', [off.account_id])
    const archived = await world.archived('gone')
    const ofRestaurant = tenant.ids['restaurant roles']
    for (const body of [
      { account_id: off.account_id },
      { account_id: archived.people.restaurant.account_id },
      { role_id: ofRestaurant },
    ])
      expect((await begin(body)).refusal?.code).toBe('row.missing')
  })

  it('ends when it is ended, and with the rights or the sessions of whoever looks', async () => {
    const viewer = await world.admin('Super Admin')
    const body = { account_id: tenant.people.restaurant.account_id }
    const ended = await look(body, viewer.token)
    const desk = await openDesk(server.origin, 'restaurant', ended)
    expect((await desk.next())?.data).toMatchObject({ type: 'hello' })
    expect(await outcome(auth.signOut, 'restaurant', { token: ended })).toBe(200)
    expect(await desk.next()).toBeUndefined()
    expect(await alive(ended, 'restaurant')).toBe('session.expired')

    const params = { id: viewer.account_id }
    const signedOut = await look(body, viewer.token)
    expect(await outcome(people.signOut, 'admin', { token: chief(), params })).toBe(200)
    expect(await alive(signedOut, 'restaurant')).toBe('session.expired')

    const again = await world.admin('Super Admin')
    const demoted = await look(body, again.token)
    const watched = await openDesk(server.origin, 'restaurant', demoted)
    expect((await watched.next())?.data).toMatchObject({ type: 'hello' })
    const role_id = await roleNamed('Moderator')
    const change = { token: chief(), params: { id: again.account_id }, body: { role_id } }
    expect(await outcome(people.update, 'admin', change)).toBe(200)
    expect(await alive(demoted, 'restaurant')).toBe('session.expired')
    expect(await watched.next()).toBeUndefined()
  })

  it('is in the audit trail from beginning to end, with what was looked at on the way', async () => {
    const viewer = await world.admin('Super Admin')
    const account_id = world.admins['Business Support'].account_id
    const token = await look({ account_id }, viewer.token)
    const customer = tenant.ids.customers as number
    expect(await outcome(customers.show, 'admin', { token, params: { id: customer } })).toBe(200)
    await outcome(auth.signOut, 'admin', { token })
    const rows = await rowsOf(
      `select operation, table_name, row_id, action, actor_kind from audit_log where actor_account_id = $1 order by id`,
      [viewer.account_id],
    )
    const of = { action: 'view', actor_kind: 'admin' }
    expect(rows).toEqual([
      { ...of, operation: 'seeAs.begin', table_name: 'accounts', row_id: String(account_id) },
      { ...of, operation: customers.show.id, table_name: 'customers', row_id: String(customer) },
      { ...of, operation: 'auth.signOut', table_name: 'accounts', row_id: String(account_id) },
    ])
  })

  it('is none of the sessions of who is seen', async () => {
    const person = world.admins.Moderator
    const shown = async () => {
      const { output } = await server.ask(auth.sessions, 'admin', { token: person.token })
      const { output: all } = await server.ask(people.show, 'admin', {
        token: chief(),
        params: { id: person.account_id },
      })
      return [output?.sessions.length, all?.user.sessions, all?.user.last_seen_at]
    }
    const before = await shown()
    await look({ account_id: person.account_id })
    expect(await shown()).toEqual(before)
  })
})

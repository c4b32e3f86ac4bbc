import { auth } from '@sufra/contract/accounts/auth'
import type { Operation } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { storeUsers } from '@sufra/contract/stores/storeUsers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import type { AskOptions } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import { emptyLimits, type Server, serve, signIn, tokenOf } from '../../accounts/auth.fixture.ts'
import type { Database } from '../../kernel/database/db.ts'

const password = 'a right password'

describeEachDatabase('store users', (open) => {
  let database: Database
  let world: World
  let server: Server
  let own: Tenant
  let other: Tenant
  let made = 0
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await serve(database)
    own = await world.tenant('Karam')
    other = await world.tenant('Other')
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  /** Calls as the restaurant's owner. */
  const ask = <Op extends Operation>(operation: Op, options: AskOptions = {}) =>
    server.ask(operation, 'restaurant', { token: own.people.restaurant.token, ...options })
  const newEmail = () => `user-${++made}@stores.test`
  const fields = (changes = {}) => ({
    name: 'Noora',
    email: newEmail(),
    mobile: '55123456',
    password,
    role: 'Store Staff',
    imagefile: examplePicture,
    store_ids: [own.ids.stores],
    ...changes,
  })
  const add = async (changes: object = {}) => {
    const body = fields(changes)
    const { output, refusal } = await ask(storeUsers.save, { body })
    if (!output) throw new Error(`not added: ${JSON.stringify(refusal)}`)
    return { ...output, email: body.email }
  }
  const update = (id: number, body: Record<string, unknown>) =>
    ask(storeUsers.update, { params: { id }, body })
  const shown = async (id: number) => (await ask(storeUsers.show, { params: { id } })).output?.user
  const entering = async (email: string, secret = password) => {
    const answer = await signIn(server, email, secret)
    return answer.refusal?.code ?? answer.status
  }
  const alive = async (token: string) => (await server.ask(auth.verifyToken, 'store_user', { token })).status

  it('are added with picture and role, listed by name, and sign in for their store', async () => {
    const { id, email, version } = await add()
    const user = {
      id,
      store_ids: [own.ids.stores],
      name: 'Noora',
      email,
      mobile: '97455123456',
      image: { uri: expect.stringMatching(/^\/files\/.+/), sizes: [] },
      status: true,
      role_name: 'Store Staff',
      within: true,
      version,
    }
    expect(await shown(id)).toEqual(user)
    const { output } = await ask(storeUsers.list, { params: { id: own.ids.stores as number } })
    expect(output?.users.map(({ name }) => name)).toEqual(['Karam Store Manager', 'Noora'])
    expect([output?.users[1], output?.cut]).toEqual([user, false])
    const entered = await signIn(server, email, password)
    expect(entered.output?.loggedInUser).toMatchObject({ kind: 'store_user', store_id: own.ids.stores })
  })

  it('have one of the form’s roles', async () => {
    const { output } = await ask(storeUsers.formData)
    expect(output?.roles.map(({ name }) => name).slice(0, 4)).toEqual([
      'Store Manager',
      'Store Staff',
      'Accountant',
      'Order Taker',
    ])
    const { id } = await add()
    for (const role of ['Super Admin', 'Restaurant Owner', 'Chef']) {
      const headers = { 'accept-language': 'ar' }
      const saved = await ask(storeUsers.save, { body: fields({ role }), headers })
      expect([saved.status, saved.refusal?.errors]).toEqual([422, { role: 'ليس من الخيارات المتاحة' }])
      expect((await update(id, { role })).refusal?.errors).toEqual({ role: 'Not one of the choices' })
    }
    expect((await update(id, { role: 'Store Manager' })).status).toBe(200)
    expect((await shown(id))?.role_name).toBe('Store Manager')
  })

  it('require every field when added, reported by field', async () => {
    const body = { name: '', email: 'x', mobile: '1', password: 'short', store_ids: [] }
    const { refusal } = await ask(storeUsers.save, { body })
    const fields = ['email', 'imagefile', 'mobile', 'name', 'password', 'role', 'store_ids']
    expect(Object.keys(refusal?.errors ?? {}).sort()).toEqual(fields)
  })

  it('can be changed by admins in every store, and by a restaurant only in its own', async () => {
    const theirs = other.people.store_user.account_id
    const params = { id: theirs }
    const missing = [
      await ask(storeUsers.list, { params: { id: other.ids.stores as number } }),
      await ask(storeUsers.show, { params }),
      await ask(storeUsers.save, { body: fields({ store_ids: [other.ids.stores] }) }),
      await ask(storeUsers.update, { params, body: { name: 'Mine' } }),
      await ask(storeUsers.updateStatus, { params, body: { status: false } }),
      await ask(storeUsers.remove, { params }),
      // An account of another kind.
      await ask(storeUsers.show, { params: { id: own.people.restaurant.account_id } }),
    ]
    expect(missing.map(({ refusal }) => refusal?.code)).toEqual(Array(7).fill('row.missing'))
    const { token } = world.admins['Super Admin']
    const renamed = await server.ask(storeUsers.update, 'admin', { token, params, body: { name: 'Theirs' } })
    expect(renamed.status).toBe(200)
  })

  it('have unique addresses: one of ten parallel calls succeeds', async () => {
    const email = newEmail()
    const bodies = Array.from({ length: 10 }, () => fields({ name: 'Racer', email }))
    const answers = await Promise.all(bodies.map((body) => ask(storeUsers.save, { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const lost = answers.find(({ status }) => status === 409)?.refusal
    expect([lost?.code, Object.keys(lost?.errors ?? {})]).toEqual(['accounts.emailTaken', ['email']])
    const all = await Promise.all([add(), add(), add()])
    const wanted = newEmail()
    const moves = await Promise.all(all.map(({ id }) => update(id, { email: wanted })))
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  describe('when changed', () => {
    it('rejects a stale form with the changes, as the form shows them', async () => {
      const { id, version } = await add()
      await update(id, { mobile: '55999999', role: 'Store Manager' })
      const { refusal } = await update(id, { name: 'Mine', version })
      expect([refusal?.code, refusal?.stale?.changes]).toEqual([
        'version.stale',
        {
          mobile: { before: '97455123456', after: '97455999999' },
          role: { before: 'Store Staff', after: 'Store Manager' },
        },
      ])
      expect(refusal?.stale?.by).toBe('Karam Restaurant Owner')
    })

    it('makes no form stale by signing in, another language or the switch', async () => {
      const { id, email, version } = await add()
      const token = await tokenOf(server, email, password)
      await server.ask(auth.updateProfile, 'store_user', { token, body: { language: 'ar' } })
      await ask(storeUsers.updateStatus, { params: { id }, body: { status: false } })
      expect((await update(id, { name: 'Mine', version })).status).toBe(200)
    })

    it('ends sessions for a new password or address, and notifies the old address', async () => {
      const { id, email } = await add()
      const first = await tokenOf(server, email, password)
      await update(id, { name: 'Noora Ali', mobile: '55000000' })
      expect(await alive(first)).toBe(200)
      await update(id, { password: 'another password' })
      expect(await alive(first)).toBe(401)
      const second = await tokenOf(server, email, 'another password')
      const moved = newEmail()
      await update(id, { email: moved })
      expect(await alive(second)).toBe(401)
      expect([await entering(email, 'another password'), await entering(moved, 'another password')]).toEqual([
        'auth.failed',
        200,
      ])
      const [about, mail] = await server.mailsTo(email)
      expect(about?.subject).toBe('The password of your Sufra account was changed')
      expect(mail?.subject).toBe('The address you sign in to Sufra with was changed')
      expect(mail?.text).toContain('Hello Noora Ali')
    })

    it('are given no address or password by staff who may do less than they', async () => {
      const { id, email } = await add()
      const { token } = await world.admin('Moderator')
      const as = async (body: object) =>
        (await server.ask(storeUsers.update, 'admin', { params: { id }, token, body })).refusal?.code
      expect(await as({ password: 'another password' })).toBe('permission.beyond')
      expect(await as({ email: newEmail() })).toBe('permission.beyond')
      expect(await as({ name: 'Only a name', role: 'Store Staff' })).toBeUndefined()
      expect(await entering(email, password)).toBe(200)
    })

    it('are given no role by staff who may do less than it allows', async () => {
      const { id } = await add({ role: 'Order Taker' })
      const { token } = await world.admin('Moderator')
      const asStaff = { token, params: {} }
      expect(
        (await server.ask(storeUsers.formData, 'admin', asStaff)).output?.roles.map(({ name }) => name),
      ).toEqual(['Order Taker'])
      const body = { role: 'Store Manager' }
      const raised = await server.ask(storeUsers.update, 'admin', { token, params: { id }, body })
      expect(raised.refusal?.code).toBe('permission.beyond')
      const added = (role: string) => server.ask(storeUsers.save, 'admin', { token, body: fields({ role }) })
      expect((await added('Store Manager')).refusal?.code).toBe('permission.beyond')
      expect((await added('Order Taker')).status).toBe(200)
    })

    it('writes an audit trail with the actor, without passwords', async () => {
      const { id } = await add()
      await update(id, { password: 'unmistakable secret', name: 'Noora Ali' })
      const { rows } = await database.pool.query(
        `select actor_name, restaurant_id, before, after from audit_log where table_name = 'accounts' and row_id = $1
        order by id`,
        [String(id)],
      )
      expect(rows.at(-1)).toMatchObject({
        actor_name: 'Karam Restaurant Owner',
        restaurant_id: own.ids.restaurants,
      })
      expect(rows.at(-1)).toMatchObject({ before: { name: 'Noora' }, after: { name: 'Noora Ali' } })
      expect(JSON.stringify(rows)).not.toMatch(/argon2|secret/)
    })
  })

  it('are signed out with their next call when deactivated, and can sign in again when activated', async () => {
    const { id, email } = await add()
    const token = await tokenOf(server, email, password)
    const put = (status: boolean) => ask(storeUsers.updateStatus, { params: { id }, body: { status } })
    expect((await put(false)).output).toEqual({ id, status: false })
    expect([await alive(token), await entering(email)]).toEqual([401, 'auth.failed'])
    const version = (await shown(id))?.version
    expect((await put(false)).output).toEqual({ id, status: false })
    expect((await shown(id))?.version).toBe(version)
    await put(true)
    expect([await alive(token), await entering(email)]).toEqual([401, 200])
  })

  it('are gone when deleted, and their address can be used again', async () => {
    const { id, email } = await add()
    const token = await tokenOf(server, email, password)
    expect((await ask(storeUsers.remove, { params: { id } })).output).toEqual({})
    expect([await alive(token), await entering(email)]).toEqual([401, 'auth.failed'])
    expect((await ask(storeUsers.remove, { params: { id } })).status).toBe(404)
    expect((await update(id, { name: 'Back' })).status).toBe(404)
    expect((await add({ email })).id).not.toBe(id)
  })

  it('cannot be added to a store that is being archived', async () => {
    await database.pool.query('update stores set archived_at = now() where id = $1', [
      own.ids['unused stores'],
    ])
    const body = fields({ store_ids: [own.ids.stores, own.ids['unused stores']] })
    const { status, refusal } = await ask(storeUsers.save, { body })
    expect([status, refusal?.code]).toEqual([409, 'storeUsers.storeGone'])
  })
})

import { features } from '@sufra/contract'
import { auth } from '@sufra/contract/accounts/auth'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { type Kind, kinds } from '@sufra/contract/kernel/kinds'
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { mounted } from '../../../test/matrix.ts'
import type { Database } from '../../kernel/database/db.ts'
import { type Account, addAccount, emptyLimits, type Server, serve, tokenOf } from '../auth.fixture.ts'

const operations = mounted(features).filter(({ operation }) => !operation.public && !operation.streams)

describeDatabase('pglite', 'a role that requires the second step', (open) => {
  let database: Database
  let server: Server
  let chief: string
  beforeAll(async () => {
    database = await open()
    server = await serve(database)
    chief = await tokenOf(server, (await addAccount(database)).email)
  })
  beforeEach(() => emptyLimits(database))
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const roleOf = async ({ id }: Account) =>
    (await database.pool.query('select role_id from accounts where id = $1', [id])).rows[0].role_id as number
  const require = (id: number, required: boolean, token = chief) =>
    server.ask(secondStep.require, 'admin', { token, params: { id }, body: { required } })
  const roles = { admin: 'Moderator', restaurant: 'Accountant', store_user: 'Store Staff' }
  const member = async (kind: Kind) => {
    const account = await addAccount(database, { kind, role: roles[kind] })
    return { account, token: await tokenOf(server, account.email), role_id: await roleOf(account) }
  }
  const refusals = async (kind: Kind, token: string) => {
    const at = operations.filter(({ door, operation }) => door === kind && operation.id !== auth.signOut.id)
    const codes = await Promise.all(
      at.map(async ({ operation }) => {
        const body = operation.method === 'GET' ? undefined : { surely_unknown: 1 }
        const { refusal } = await server.ask(operation, kind, { token, params: { id: 999_999 }, body })
        return [operation.id, refusal?.code] as const
      }),
    )
    return codes.filter(([, code]) => code !== 'secondStep.needed').map(([id]) => id)
  }

  it.each(kinds)('lets a %s do nothing but set it up, and everything afterwards', async (kind) => {
    const { token, role_id } = await member(kind)
    expect((await require(role_id, true)).status).toBe(200)
    const open = await refusals(kind, token)
    expect([...new Set(open)].toSorted()).toEqual([
      'auth.userInfo',
      'auth.verifyToken',
      'passkeys.add',
      'passkeys.begin',
      'passkeys.beginConfirm',
      'passkeys.confirm',
      'passkeys.list',
      'secondStep.begin',
      'secondStep.confirm',
      'secondStep.renewCodes',
      'secondStep.show',
      'secondStep.turnOn',
      // Only the platform's people have it.
      ...(kind === 'admin' ? ['sso.beginConfirm', 'sso.confirm'] : []),
    ])
    const who = async () => (await server.ask(auth.verifyToken, kind, { token })).output?.userInfo.must_set_up
    expect(await who()).toBe(true)
    const secret = (await server.ask(secondStep.begin, kind, { token })).output?.secret ?? ''
    await server.ask(secondStep.turnOn, kind, { token, body: { code: await generate({ secret }) } })
    expect(await who()).toBe(false)
    expect((await server.ask(auth.sessions, kind, { token })).status).toBe(200)
    await require(role_id, false)
  })

  it('is set by Super Admins only, is audited, and counts who lacks it', async () => {
    const { role_id, token } = await member('admin')
    await database.pool.query(
      `insert into role_permissions (role_id, permission) select $1, unnest(array['roles.read', 'roles.write'])`,
      [role_id],
    )
    expect((await require(role_id, true, token)).refusal?.code).toBe('secondStep.superOnly')
    await require(role_id, true)
    const { output } = await server.ask(secondStep.roles, 'admin', { token: chief })
    const shown = output?.roles.find(({ id }) => id === role_id)
    expect(shown).toMatchObject({
      kind: 'admin',
      name_en: 'Moderator',
      required: true,
      people: 2,
      without: 1,
    })
    const { rows } = await database.pool.query(
      `select before, after from audit_log where operation = 'secondStep.require' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ before: { second_step: false }, after: { second_step: true } }])
    await require(role_id, false)
  })

  it('can be required by a restaurant of the roles it made, within the own role, and of no others', async () => {
    const owner = await addAccount(database, { kind: 'restaurant' })
    const other = await addAccount(database, { kind: 'restaurant' })
    const token = await tokenOf(server, owner.email)
    const make = async (account: Account, permissions: string) => {
      const { rows } = await database.pool.query(
        `insert into roles (guard_name, name, name_ar, restaurant_id, permissions)
          select 'restaurant', $2, $2, restaurant_id, $3::text[] from accounts where id = $1 returning id`,
        [account.id, `Made ${account.id} ${permissions}`, permissions],
      )
      return rows[0].id as number
    }
    const ask = async (role: number, by = token) =>
      (
        await server.ask(secondStep.require, 'restaurant', {
          token: by,
          params: { id: role },
          body: { required: true },
        })
      ).status
    const own = await make(owner, '{orders.read}')
    const foreign = await make(other, '{orders.read}')
    const shared = await roleOf(owner)
    expect([await ask(own), await ask(foreign), await ask(shared)]).toEqual([200, 404, 404])
    const shown = async (by: string) =>
      (await server.ask(secondStep.roles, 'restaurant', { token: by })).output?.roles ?? []
    expect(await shown(token)).toMatchObject([{ id: own, required: true, people: 0 }])
    // Nor does the platform see or require it of them.
    const platform = (await server.ask(secondStep.roles, 'admin', { token: chief })).output?.roles ?? []
    expect(platform.map(({ id }) => id)).not.toContain(own)
    expect((await require(own, false)).status).toBe(404)

    // Somebody who may change roles, but may not read orders.
    const narrow = await make(owner, '{roles.read,roles.write}')
    const clerk = await addAccount(database, { kind: 'restaurant', role: roles.restaurant })
    await database.pool.query('update accounts set role_id = $2, restaurant_id = $3 where id = $1', [
      clerk.id,
      narrow,
      owner.restaurant_id,
    ])
    const theirs = await tokenOf(server, clerk.email)
    expect((await shown(theirs)).map(({ id }) => id)).toEqual([narrow])
    expect(await ask(own, theirs)).toBe(404)
  })

  it('can be required of Super Admins too, who then set it up themselves', async () => {
    const account = await addAccount(database)
    const own = await tokenOf(server, account.email)
    const role_id = await roleOf(account)
    expect((await require(role_id, true, own)).status).toBe(200)
    expect((await require(role_id, false, own)).refusal?.code).toBe('secondStep.needed')
    await database.pool.query('update roles set second_step = false where id = $1', [role_id])
  })
})

import { orders } from '@sufra/contract'
import { auth } from '@sufra/contract/accounts/auth'
import { trail } from '@sufra/contract/accounts/trail'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { stores } from '@sufra/contract/stores/stores'
import { storeUsers } from '@sufra/contract/stores/storeUsers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openDesk, openStream } from '../../../test/openStream.ts'
import { tokenOf } from '../../accounts/auth.fixture.ts'
import { openStores, type StoresTest } from '../stores/stores.fixture.ts'

const password = 'a right password'

describeEachDatabase('a user of several stores', (open) => {
  let test: StoresTest
  let sister: number
  let made = 0
  beforeAll(async () => {
    test = await openStores(open)
    sister = await test.added({ name_en: 'Sister' })
  })
  beforeEach(() => test.database.pool.query('delete from rate_limit_buckets'))
  afterAll(() => test?.close())

  const owner = { kind: 'restaurant' } as const
  const add = async (
    store_ids: readonly unknown[] | undefined,
    by: 'admin' | 'restaurant' = 'restaurant',
    more: object = {},
  ) => {
    const email = `member-${++made}@stores.test`
    const mobile = '55123456'
    const fields = { name: `Noora ${made}`, email, mobile, password, role: 'Store Manager' }
    const body = { ...fields, imagefile: examplePicture, store_ids, ...more }
    const { output, refusal } = await test.ask(storeUsers.save, undefined, body, { kind: by })
    return { id: output?.id ?? 0, version: output?.version ?? 0, email, name: fields.name, refusal }
  }
  const change = (id: number, body: object) => test.ask(storeUsers.update, id, body, owner)
  const enter = ({ email }: { readonly email: string }) => tokenOf(test.server, email, password)
  const told = async (token: string) => {
    const { output, refusal } = await test.server.ask(auth.verifyToken, 'store_user', { token })
    return output ? [output.userInfo.store_id, output.userInfo.stores.map(({ id }) => id)] : refusal?.code
  }
  const choose = async (token: string, store_id: number | undefined) => {
    const answer = await test.server.ask(auth.switchStore, 'store_user', { token, body: { store_id } })
    return answer.refusal?.code ?? answer.output?.userInfo.store_id
  }
  /** The stores that a session sees. */
  const seen = async (token: string) =>
    (await test.ask(stores.list, undefined, {}, { kind: 'store_user', token })).output?.stores.map(
      ({ id }) => id,
    )
  const listed = async (store: number) =>
    (await test.ask(storeUsers.list, store, {}, owner)).output?.users.map(({ id }) => id) ?? []
  const both = () => [test.store, sister]

  it('is saved with several, and is in the list of each', async () => {
    const person = await add([sister, test.store, sister])
    const { output } = await test.ask(storeUsers.show, person.id, {}, owner)
    expect(output?.user.store_ids).toEqual(both())
    for (const store of both()) expect(await listed(store)).toContain(person.id)
    const { version = 0 } =
      (await change(person.id, { store_ids: [sister], version: person.version })).output ?? {}
    expect(version).toBe(person.version + 1)
    expect(await listed(test.store)).not.toContain(person.id)
    expect(await listed(sister)).toContain(person.id)
    const stale = await change(person.id, { store_ids: [test.store], version: person.version })
    expect(stale.refusal?.stale?.changes).toEqual({ store_ids: { before: both(), after: [sister] } })
    expect((await change(person.id, { store_ids: [sister], version })).output?.version).toBe(version)
  })

  it('is what a page or a process of the release before makes of one store', async () => {
    const { refusal, id } = await add(undefined, 'restaurant', { store_id: sister })
    expect([refusal, await listed(sister)]).toEqual([undefined, expect.arrayContaining([id])])
    const at = async () =>
      (await test.database.pool.query('select store_id from accounts where id = $1', [id])).rows[0].store_id
    expect(await at()).toBe(sister)
    await change(id, { store_ids: both() })
    expect(await at()).toBe(test.store)
    const { rows } = await test.database.pool.query(
      `insert into accounts (kind, name, email, password_hash, role_id, store_id)
        select kind, name, 'before-' || email, password_hash, role_id, store_id from accounts where id = $1
        returning id, restaurant_id`,
      [id],
    )
    expect(rows[0].restaurant_id).toBe(test.tenant.ids.restaurants)
    expect(await listed(test.store)).toContain(rows[0].id)
  })

  it('is offered the stores of one restaurant', async () => {
    const other = await test.world.tenant('Beside')
    const beside = async (id: number | undefined, kind: 'admin' | 'restaurant') => {
      const { output, refusal } = await test.ask(storeUsers.storesOfRestaurant, id, {}, { kind })
      return output?.stores.map((store) => store.id) ?? refusal?.code
    }
    for (const kind of ['admin', 'restaurant'] as const)
      expect(await beside(sister, kind)).toEqual(expect.arrayContaining(both()))
    expect(await beside(sister, 'admin')).not.toContain(other.ids.stores)
    expect(await beside(other.ids.stores, 'restaurant')).toBe('row.missing')
  })

  it('has no stores of another restaurant, not even by platform staff, and at least one', async () => {
    const other = await test.world.tenant('Foreign')
    const foreign = other.ids.stores as number
    const person = await add(both())
    for (const kind of ['restaurant', 'admin'] as const) {
      expect((await add([test.store, foreign], kind)).refusal?.code).toBe('row.missing')
      for (const store_ids of [[foreign], [test.store, foreign], [9_000_000]])
        expect((await test.ask(storeUsers.update, person.id, { store_ids }, { kind })).refusal).toMatchObject(
          {
            code: 'row.missing',
            errors: { store_ids: 'Not found. It may have been deleted' },
          },
        )
    }
    for (const store_ids of [[], undefined])
      expect((await add(store_ids)).refusal?.errors).toHaveProperty('store_ids')
    expect((await change(person.id, { store_ids: [] })).refusal?.errors).toHaveProperty('store_ids')
    expect(await listed(sister)).toContain(person.id)
  })

  it('is refused a store that was archived meanwhile, by its name and at its field', async () => {
    const gone = await test.added({ name_en: 'Closed', name_ar: 'المغلق' })
    const foreign = (await test.world.tenant('Archived')).ids.stores as number
    await test.database.pool.query('update stores set archived_at = now() where id = any($1)', [
      [gone, foreign],
    ])
    const person = await add(both())
    const changed = (kind: 'admin' | 'restaurant', store_ids: readonly number[], language = 'en') =>
      test.ask(storeUsers.update, person.id, { store_ids }, { kind, language })
    for (const kind of ['admin', 'restaurant'] as const) {
      const { status, refusal } = await changed(kind, [test.store, gone])
      expect([status, refusal?.code]).toEqual([409, 'storeUsers.storeGone'])
      expect(refusal?.errors).toEqual({ store_ids: 'Closed is no longer there. Choose the stores again' })
      expect((await add([gone], kind)).refusal?.code).toBe('storeUsers.storeGone')
    }
    expect((await changed('restaurant', [gone], 'ar')).refusal?.message).toContain('المغلق')
    expect((await changed('restaurant', [test.store, foreign])).refusal?.code).toBe('row.missing')
  })

  it('works in one store at a time, in each session on its own', async () => {
    const person = await add(both())
    const [token, elsewhere] = [await enter(person), await enter(person)]
    expect([await told(token), await seen(token)]).toEqual([[test.store, both()], [test.store]])
    expect(await choose(token, sister)).toBe(sister)
    expect([await told(token), await seen(token)]).toEqual([[sister, both()], [sister]])
    expect(await seen(elsewhere)).toEqual([test.store])
    const order = test.tenant.ids.orders as number
    const shown = async (by: string) =>
      (await test.ask(orders.show, order, {}, { kind: 'store_user', token: by })).status
    expect([await shown(token), await shown(elsewhere)]).toEqual([404, 200])
  })

  it('cannot change to a store that is not theirs', async () => {
    const other = await test.world.tenant('Elsewhere')
    const token = await enter(await add([test.store]))
    for (const store of [sister, other.ids.stores, 9_000_000])
      expect(await choose(token, store)).toBe('row.missing')
    expect(await seen(token)).toEqual([test.store])
  })

  it('is where the later of two parallel changes leads', async () => {
    const token = await enter(await add(both()))
    for (let round = 0; round < 5; round++) {
      const chosen = await Promise.all(both().map((store) => choose(token, store)))
      expect(chosen).toEqual(expect.arrayContaining([expect.any(Number)]))
      const [at, own] = (await told(token)) as [number, number[]]
      expect([both().includes(at), own, await seen(token)]).toEqual([true, both(), [at]])
    }
  })

  it('loses a store that is taken away with the next call and on open pages', async () => {
    const person = await add(both())
    const token = await enter(person)
    await choose(token, sister)
    const desk = await openDesk(test.server.origin, 'storeUser', token)
    const access = await openStream({
      origin: test.server.origin,
      door: 'storeUser',
      path: 'profile/access',
      output: auth.access.output,
      token,
    })
    expect((await desk.next())?.data).toMatchObject({ type: 'hello' })
    expect((await access.next())?.data).toMatchObject({ store_id: sister, store_ids: both() })
    expect((await change(person.id, { store_ids: [test.store] })).status).toBe(200)
    expect(await seen(token)).toEqual([test.store])
    expect(await choose(token, sister)).toBe('row.missing')
    expect(await desk.next()).toBeUndefined()
    let event = await access.next()
    while (event && event.data.store_id !== test.store) event = await access.next()
    expect(event?.data).toMatchObject({ type: 'changed', store_ids: [test.store] })
    access.close()
  })

  it('closes what was open of the store that they leave', async () => {
    const token = await enter(await add(both()))
    const desk = await openDesk(test.server.origin, 'storeUser', token)
    expect((await desk.next())?.data).toMatchObject({ type: 'hello' })
    await choose(token, sister)
    expect(await desk.next()).toBeUndefined()
  })

  it('stays when one of their stores is deleted, and goes with the last', async () => {
    const [first, second] = [await test.added(), await test.added()]
    const person = await add([first, second])
    const token = await enter(person)
    expect((await test.ask(stores.remove, first, {}, owner)).status).toBe(200)
    expect(await told(token)).toEqual([second, [second]])
    expect((await test.ask(stores.remove, second, {}, owner)).status).toBe(200)
    expect(await told(token)).toBe('session.expired')
    await expect(enter(person)).rejects.toThrow()
    expect((await add([sister])).id).toBeGreaterThan(person.id)
  })

  it('goes when all of their stores are deleted at once', async () => {
    const ids = [await test.added(), await test.added(), await test.added()]
    const { id } = await add(ids)
    const removed = await Promise.all(ids.map((store) => test.ask(stores.remove, store, {}, owner)))
    expect(removed.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await test.database.pool.query(
      'select archived_at is not null as gone from accounts where id = $1',
      [id],
    )
    expect(rows).toEqual([{ gone: true }])
  })

  it('is told of in the trail, and in the history of the store', async () => {
    const person = await add([test.store])
    await change(person.id, { store_ids: both() })
    await change(person.id, { store_ids: [test.store] })
    const body = { table: 'store_members' }
    const { output } = await test.ask(trail.list, undefined, body, owner)
    const [left, joined] = output?.changes ?? []
    expect([left?.action, joined?.action]).toEqual(['delete', 'insert'])
    expect(JSON.stringify(left)).toContain(person.name)
    expect(JSON.stringify(left)).toContain('Sister')
    const { output: history } = await test.ask(stores.history, sister, {}, owner)
    expect(history?.data.slice(0, 2).map(({ table, action, name }) => [table, action, name?.en])).toEqual([
      ['store_members', 'delete', person.name],
      ['store_members', 'insert', person.name],
    ])
    const { output: theirs } = await test.ask(stores.history, test.store, {}, owner)
    expect(theirs?.data.map(({ table }) => table)).toContain('accounts')
    expect(theirs?.data.filter(({ changes }) => changes.length === 0)).toEqual([])
  })
})

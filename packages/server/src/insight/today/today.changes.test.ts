import { today } from '@sufra/contract/insight/today'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { openStream } from '../../../test/openStream.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

const told = (...topics: string[]) => ({ type: 'changed', topics })

describeRules('open first pages', (open) => {
  let database: Database
  let server: Listening
  let world: World
  let own: Tenant
  let stranger: Tenant
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await listen(database)
    own = await world.tenant('own')
    stranger = await world.tenant('stranger')
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const listenTo = async (door: string, token: string) => {
    const output = today.changes.output
    const stream = await openStream({ origin: server.origin, door, path: 'home/changes', output, token })
    expect((await stream.next())?.data).toEqual({ type: 'hello' })
    return { close: stream.close, next: async () => (await stream.next())?.data }
  }

  it('hear of reviews, answers, payment requests, restaurants and menus that they may see, and of no others', async () => {
    await query(`delete from role_permissions where permission in ('reviews.read', 'restaurants.read')
      and role_id = (select id from roles where name = 'Moderator')`)
    await query(`insert into role_permissions (role_id, permission) select id, 'payments.read' from roles
      where name = 'Moderator' on conflict do nothing`)
    const admin = await listenTo('admins', world.admins['Super Admin'].token)
    const moderator = await listenTo('admins', world.admins.Moderator.token)
    const owner = await listenTo('restaurant', own.people.restaurant.token)
    const store = await listenTo('storeUser', own.people.store_user.token)
    const other = await listenTo('storeUser', stranger.people.store_user.token)
    const all = [admin, moderator, owner, store, other]

    const review = 'update reviews set status = not status where id = $1'
    await query(review, [own.ids.reviews])
    for (const { next } of [admin, owner, store]) expect(await next()).toEqual(told('review'))
    await query('delete from review_answers where store_id = $1', [own.ids.stores])
    for (const { next } of [admin, owner, store]) expect(await next()).toEqual(told('review'))
    await query(`update restaurants set approval = 'refused' where id = $1`, [stranger.ids.restaurants])
    expect(await admin.next()).toEqual(told('restaurant'))
    await query(
      `update payment_requests set status = 'request_rejected', note = 'No', decided_at = now(), decided_by_kind = 'admin'
        where id = $1`,
      [own.ids.payment_requests],
    )
    for (const { next } of [admin, moderator, owner, store])
      expect(await next()).toEqual(told('payment_request'))
    await query('update item_choice_options set item_choice_price = item_choice_price + 1 where id = $1', [
      own.ids.item_choice_options,
    ])
    for (const { next } of [owner, store]) expect(await next()).toEqual(told('menu'))
    await query('delete from working_hours where store_id = $1', [own.ids.stores])
    for (const { next } of [owner, store]) expect(await next()).toEqual(told('menu'))
    for (const { close } of all) close()
  })
})

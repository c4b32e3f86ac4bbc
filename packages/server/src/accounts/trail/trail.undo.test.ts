import {
  categories,
  collections,
  coupons,
  faqs,
  filters,
  globalCategories,
  items,
  offers,
  regions,
  requirements,
  reviewCategories,
  stores,
  units,
  welcomeDiscount,
} from '@sufra/contract'
import { type TrailChange, trail } from '@sufra/contract/accounts/trail'
import type { RecordTable } from '@sufra/contract/accounts/trail.tables'
import type { Operation } from '@sufra/contract/kernel/operation'
import { general } from '@sufra/contract/settings/general'
import { socialLinks } from '@sufra/contract/settings/socialLinks'
import { type UndoEdit, undoEditOf } from '@sufra/contract/undo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTableOwner, describeRules } from '../../../test/databases.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { type Server, serve } from '../auth.fixture.ts'

describeRules('undoing a change of one field', (open) => {
  let database: Database
  let world: World
  let server: Server
  let tenant: Tenant
  let token: string
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await serve(database)
    tenant = await world.tenant('Karam')
    token = world.admins['Super Admin'].token
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const idOf = (table: string) => tenant.ids[table] ?? 0
  const save = async (operation: Operation, body: object, id?: number) => {
    const params = id === undefined ? {} : { params: { id } }
    const { status, refusal, output } = await server.ask(operation, 'admin', { token, body, ...params })
    expect([200, refusal]).toEqual([status, undefined])
    return (output as { id?: number } | undefined)?.id ?? 0
  }
  const added = (name: string) => save(units.save, { name_en: name, name_ar: `${name} ع` })
  const latest = async (table: RecordTable, id: number | string, as = token) => {
    const body = { table, id: String(id), count: 5 }
    const { output } = await server.ask(trail.record, 'admin', { token: as, body })
    const [change] = output?.changes ?? []
    if (!change) throw new Error(`nothing was changed of ${table} ${id}`)
    return change
  }
  /** As the button does it: what the answer names is what its operation takes. */
  const undo = async ({ table, row_id, undo: how }: TrailChange) => {
    const operation = undoEditOf(table, row_id)?.operation
    if (!operation || !how) throw new Error('not offered')
    const id = /\d+$/.exec(how.path)?.[0]
    expect(how.path).toBe(operation.paths.admin?.replace(':id', id ?? ''))
    const params = id === undefined ? {} : { params: { id: Number(id) } }
    return server.ask(operation, 'admin', { token, ...params, body: how.body as never })
  }

  it.each<[RecordTable, Operation, object, unknown]>([
    ['units', units.update, { name_en: 'Crate' }, 'Karam unit'],
    ['items', items.update, { promoted_price: 12.5 }, expect.any(Number)],
    ['coupons', coupons.update, { minimum_order_amount: 321 }, expect.any(Number)],
    ['settings', general.saveOrdering, { days_ahead: 200 }, 365],
    ['stores', stores.update, { cancellation_days: 3 }, expect.any(Number)],
    ['subcategories', categories.update, { name_en: 'Changed' }, expect.any(String)],
    ['requirements', requirements.update, { name_en: 'Changed' }, expect.any(String)],
    ['filters', filters.update, { name_en: 'Changed' }, expect.any(String)],
    ['global_categories', globalCategories.update, { name_en: 'Changed' }, expect.any(String)],
    ['regions', regions.update, { name_en: 'Changed' }, expect.any(String)],
    ['areas', regions.updateArea, { name_en: 'Changed' }, expect.any(String)],
    ['offers', offers.update, { title_en: 'Changed' }, expect.any(String)],
    ['filter_collections', collections.update, { name_en: 'Changed' }, expect.any(String)],
    ['welcome_discounts', welcomeDiscount.update, { value: 12 }, expect.any(Number)],
    ['review_categories', reviewCategories.update, { name_en: 'Changed' }, expect.any(String)],
    ['social_links', socialLinks.update, { url: 'https://changed.example/' }, expect.any(String)],
    ['faqs', faqs.update, { question_en: 'Changed?' }, expect.any(String)],
  ])(
    'is offered of %s, through their own save, and leaves a row of its own',
    async (table, operation, body, before) => {
      const id =
        table === 'units' ? await added('Karam unit') : table === 'settings' ? 'ordering' : idOf(table)
      const { id: idField } = undoEditOf(table, String(id)) as UndoEdit
      const inPath = Object.values(operation.paths).some((path) => path.endsWith(':id'))
      await save(operation, { ...body, ...(idField && { [idField]: id }) }, inPath ? Number(id) : undefined)
      const change = await latest(table, id)
      const [[field, after]] = Object.entries(body) as [[string, unknown]]
      expect(change).toMatchObject({
        changes: [{ field, before, after }],
        undo: { operation: operation.id, body: { version: expect.any(Number) } },
      })
      expect((await undo(change)).status).toBe(200)
      const undone = await latest(table, id)
      expect(undone).toMatchObject({
        action: 'update',
        actor_name: 'platform Super Admin',
        changes: [{ field, before: after, after: change.changes[0]?.before }],
      })
      expect(undone.id).toBeGreaterThan(change.id)
    },
  )

  it('is offered while other fields change, and neither offered nor made once the field did', async () => {
    const id = await added('Jar')
    await save(units.update, { name_en: 'Jug' }, id)
    await save(units.update, { name_ar: 'إبريق' }, id)
    const { output } = await server.ask(trail.list, 'admin', {
      token,
      body: { table: 'units', row_id: String(id), count: 5 },
    })
    const [arabic, english, first] = output?.changes ?? []
    expect([arabic?.undo?.body.version, first?.undo]).toEqual([english?.undo?.body.version, null])
    await save(units.update, { name_en: 'Pot' }, id)
    const refused = await undo(english as TrailChange)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'version.stale'])
    const now = await server.ask(trail.record, 'admin', { token, body: { table: 'units', id: String(id) } })
    expect(now.output?.changes.map(({ undo }) => undo !== null)).toEqual([true, true, false, false])
  })

  it('is not offered of several fields, of what was empty, of a deleted record or of yesterday', async () => {
    const several = await added('Tin')
    await save(units.update, { name_en: 'Can', name_ar: 'علبة' }, several)
    expect((await latest('units', several)).undo).toBeNull()
    await save(items.update, { dish_en: 'Rice' }, idOf('items'))
    expect((await latest('items', idOf('items'))).undo).toBeNull()

    const id = await added('Vat')
    await save(units.update, { name_en: 'Tub' }, id)
    const change = await latest('units', id)
    expect(change.undo).not.toBeNull()
    const age = (hours: number) =>
      asTableOwner(database, async (client) => {
        await client.query('alter table audit_log disable trigger refuse_change')
        await client.query(`update audit_log set at = now() - make_interval(hours => $2) where id = $1`, [
          change.id,
          hours,
        ])
        await client.query('alter table audit_log enable trigger refuse_change')
      })
    await age(25)
    expect((await latest('units', id)).undo).toBeNull()
    await age(23)
    expect((await latest('units', id)).undo).not.toBeNull()
    await save(units.remove, {}, id)
    const { output } = await server.ask(trail.record, 'admin', {
      token,
      body: { table: 'units', id: String(id) },
    })
    expect(output?.changes.map(({ undo }) => undo)).toEqual([null, null, null])
  })

  it('is offered to those only who may save the record', async () => {
    const id = await added('Urn')
    await save(units.update, { name_en: 'Keg' }, id)
    const { rows } = await database.pool.query(
      `select exists (select from role_permissions join accounts using (role_id)
        where accounts.id = $1 and permission = 'units.write') as may`,
      [world.admins.Moderator.account_id],
    )
    const theirs = await latest('units', id, world.admins.Moderator.token)
    expect([theirs.undo !== null, rows[0].may]).toEqual([false, false])
  })

  it('is never offered of money, orders, roles, accounts or channels', () => {
    for (const table of ['orders', 'payment_requests', 'other_charges', 'roles', 'accounts', 'channels'])
      expect(undoEditOf(table, '1')).toBeUndefined()
  })
})

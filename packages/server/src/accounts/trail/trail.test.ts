// Over 300 lines: the trail of one marketplace; a second file would have to seed both databases again.
import { bulkEdits, channels, customers, savedReports, stores, units } from '@sufra/contract'
import { roles } from '@sufra/contract/accounts/roles'
import { type TrailChange, trail } from '@sufra/contract/accounts/trail'
import { areaOf, trailTables } from '@sufra/contract/accounts/trail.tables'
import { valueNames } from '@sufra/contract/accounts/trail.values'
import { savedTabs } from '@sufra/contract/insight/savedReports'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation, RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { AskOptions } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { type Server, serve } from '../auth.fixture.ts'

describeRules('the audit trail', (open) => {
  let database: Database
  let world: World
  let server: Server
  let tenant: Tenant
  let other: Tenant
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await serve(database)
    tenant = await world.tenant('Karam')
    other = await world.tenant('Foreign')
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const tokenOf = (kind: Kind) =>
    kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token
  const ask = <Op extends Operation>(operation: Op, options: AskOptions, kind: Kind = 'admin') =>
    server.ask(operation, kind, { token: tokenOf(kind), ...options })
  const found = async (body: RequestOf<typeof trail.list>, kind: Kind = 'admin') => {
    const { output, refusal } = await ask(trail.list, { body }, kind)
    if (!output) throw new Error(JSON.stringify(refusal))
    return output
  }
  const tokens = { headers: { 'x-sufra-client': 'screen' } }
  const added = async (name: string) => {
    const { output } = await ask(units.save, { ...tokens, body: { name_en: name, name_ar: `${name} ع` } })
    return output?.id ?? 0
  }
  const latest = async (table: 'units' | 'items' | 'roles' | 'stores', id: number, kind: Kind = 'admin') => {
    const { output, refusal } = await ask(trail.record, { body: { table, id: String(id) } }, kind)
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.changes[0]
  }

  it('tells who changed what, when and from where, before and after', async () => {
    const id = await added('Trolley')
    await ask(units.update, { ...tokens, params: { id }, body: { name_en: 'Cart' } })
    expect(await latest('units', id)).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      actor_kind: 'admin',
      actor_name: 'platform Super Admin',
      actor_id: world.admins['Super Admin'].account_id,
      source: 'screen',
      table: 'units',
      row_id: String(id),
      name: { en: 'Cart', ar: 'Trolley ع' },
      of: [],
      action: 'update',
      changes: [{ field: 'name_en', before: 'Trolley', after: 'Cart' }],
      undo: {
        operation: 'units.update',
        path: `restaurant/unit/update/${id}`,
        multipart: true,
        body: { name_en: 'Trolley', version: expect.any(Number) },
      },
    })
  })

  it('tells a call of a program, a bulk change and a job apart', async () => {
    const id = await added('Basket')
    await ask(units.update, { params: { id }, body: { name_en: 'Crate' } })
    expect((await latest('units', id))?.source).toBe('api')
    await run(`update units set name_en = 'Box' where id = $1`, [id])
    expect(await latest('units', id)).toMatchObject({ source: 'job', actor_name: null })
    const asked = {
      store_id: tenant.ids.stores,
      items: [tenant.ids.items],
      change: { what: 'prices', percent: 10, prices: ['promoted_price'], round_to: 1 },
    }
    await ask(units.update, {
      headers: { 'x-sufra-client': 'bulk' },
      params: { id },
      body: { name_en: 'Bin' },
    })
    expect((await latest('units', id))?.source).toBe('bulk')
    const { output, refusal } = await ask(bulkEdits.preview, { body: asked })
    if (!output) throw new Error(JSON.stringify(refusal))
    await ask(bulkEdits.apply, { ...tokens, body: { ...asked, seal: output.seal } })
    expect(await latest('items', tenant.ids.items ?? 0)).toMatchObject({
      source: 'bulk',
      of: [{ en: expect.any(String) }],
    })
  })

  it('is found by person, area, record, kind, day and words, and by all of them at once', async () => {
    const id = await added('Zinnober tray')
    await ask(units.update, { params: { id }, body: { name_ar: 'صينيّة كبيرة' } })
    await ask(units.remove, { params: { id } })
    const ofUnit = ({ changes }: { changes: readonly TrailChange[] }) =>
      changes
        .filter(({ row_id, table }) => table === 'units' && row_id === String(id))
        .map(({ action }) => action)
    const all = ['delete', 'update', 'insert']
    const actor_id = world.admins['Super Admin'].account_id
    expect(ofUnit(await found({ search: 'ZINNOBER' }))).toEqual(all)
    expect(ofUnit(await found({ search: 'tray zinnober' }))).toEqual(all)
    expect(ofUnit(await found({ search: 'صينية' }))).toEqual(['delete', 'update'])
    expect(ofUnit(await found({ search: 'zinnob' }))).toEqual([])
    expect(ofUnit(await found({ actor_id }))).toEqual(all)
    expect(ofUnit(await found({ actor_id: world.admins.Moderator.account_id }))).toEqual([])
    expect(ofUnit(await found({ area: 'menu' }))).toEqual(all)
    expect(ofUnit(await found({ area: 'money' }))).toEqual([])
    expect(ofUnit(await found({ table: 'units', row_id: String(id) }))).toEqual(all)
    const [{ day }] = await run(`select (now() at time zone 'Asia/Qatar')::date::text as day`)
    expect(ofUnit(await found({ start_date: day, end_date: day, count: 50 }))).toEqual(all)
    expect(ofUnit(await found({ end_date: '2020-01-01' }))).toEqual([])
    expect(ofUnit(await found({ start_date: '2099-01-01' }))).toEqual([])
    expect(
      ofUnit(await found({ search: 'zinnober', actor_id, area: 'menu', action: 'update', start_date: day })),
    ).toEqual(['update'])
  })

  it('is paged by where the page before ended', async () => {
    const id = await added('Page 0')
    for (const n of [1, 2, 3]) await ask(units.update, { params: { id }, body: { name_en: `Page ${n}` } })
    const names: unknown[] = []
    let before: number | undefined
    do {
      const page = await found({ table: 'units', row_id: String(id), count: 3, before })
      names.push(
        ...page.changes.map(({ changes }) => changes.find(({ field }) => field === 'name_en')?.after),
      )
      before = page.next ?? undefined
    } while (before)
    expect(names).toEqual(['Page 3', 'Page 2', 'Page 1', 'Page 0'])
  })

  it('goes on where a filter leaves few of many rows', async () => {
    const id = await added('Needle')
    await run(
      `insert into audit_log (actor_account_id, table_name, row_id, action, after)
      select $1, 'units', '0', 'update', '{}' from generate_series(1, 5200)`,
      [world.admins['Super Admin'].account_id],
    )
    const filters = { actor_id: world.admins['Super Admin'].account_id, action: 'insert' } as const
    const first = await found({ ...filters, count: 1 })
    expect(first).toMatchObject({ changes: [], next: expect.any(Number), searched_to: expect.any(String) })
    const second = await found({ ...filters, count: 1, before: first.next ?? 0 })
    expect(second.changes).toMatchObject([{ row_id: String(id), name: { en: 'Needle' } }])
  })

  it('shows restaurants their own, without names of platform staff', async () => {
    await ask(stores.update, { params: { id: tenant.ids.stores ?? 0 }, body: { name_en: 'By platform' } })
    await run(`update stores set name_en = 'Foreign renamed' where id = $1`, [other.ids.stores])
    await ask(roles.save, { body: { name_en: 'Karam role', name_ar: 'دور', permissions: [] } }, 'restaurant')
    const { changes } = await found({ count: 50 }, 'restaurant')
    expect(changes.find(({ table }) => table === 'stores')).toMatchObject({
      actor_kind: 'admin',
      actor_name: null,
      actor_id: null,
    })
    expect(changes.some(({ name }) => name?.en === 'Karam role')).toBe(true)
    // Nor in what they decided.
    const { restaurants: id } = tenant.ids
    await run(`update restaurants set approved_by = $2, approved_at = now() where id = $1`, [
      id,
      world.admins.Moderator.account_id,
    ])
    const approved = async (kind: Kind) =>
      (await found({ table: 'restaurants', row_id: String(id) }, kind)).changes[0]?.changes
    const decider = { field: 'approved_by', after: { en: 'platform Moderator', ar: 'platform Moderator' } }
    expect(await approved('admin')).toContainEqual(expect.objectContaining(decider))
    expect((await approved('restaurant'))?.map(({ field }) => field)).toEqual(['approved_at'])
    expect(JSON.stringify(changes)).not.toMatch(/Foreign|platform Super/)
    expect((await found({ search: 'foreign' }, 'restaurant')).changes).toEqual([])
    expect(
      (await found({ table: 'stores', row_id: String(other.ids.stores) }, 'restaurant')).changes,
    ).toEqual([])
    const { output } = await ask(trail.people, {}, 'restaurant')
    expect(output?.people.every(({ name }) => name.startsWith('Karam'))).toBe(true)
  })

  it('answers nothing of a record of others, like of one that is not there', async () => {
    await run(`update items set name_en = 'Foreign dish' where id = $1`, [other.ids.items])
    for (const kind of ['restaurant', 'store_user'] as const) {
      expect(await latest('items', other.ids.items ?? 0, kind)).toBeUndefined()
      expect(await latest('items', 987_654, kind)).toBeUndefined()
    }
    // Another store of the restaurant is the owner's too, and not the store user's.
    const { ids } = await world.sibling(tenant, 'Sibling')
    await run(`update items set name_en = 'Sibling dish' where id = $1`, [ids.items])
    expect(await latest('items', ids.items ?? 0, 'restaurant')).toBeDefined()
    expect(await latest('items', ids.items ?? 0, 'store_user')).toBeUndefined()
    expect(await latest('items', other.ids.items ?? 0)).toBeDefined()
  })

  it('tells restaurants nothing of an item that the platform keeps from them', async () => {
    const { items: id = 0, item_choices } = tenant.ids
    await run(`update items set name_en = 'Quince tagine' where id = $1`, [id])
    await run(`update item_choices set name_en = 'Quince sides' where id = $1`, [item_choices])
    const seen = async (kind: Kind) =>
      (await found({ search: 'quince' }, kind)).changes.map(({ table }) => table)
    expect(await seen('restaurant')).toEqual(['item_choices', 'items'])
    await run('update items set show_on_restaurant_manager = false where id = $1', [id])
    expect(await seen('restaurant')).toEqual([])
    expect(await latest('items', id, 'restaurant')).toBeUndefined()
    expect(await latest('items', id, 'store_user')).toBeUndefined()
    expect(await seen('admin')).toContain('item_choices')
    await run('update items set show_on_restaurant_manager = true where id = $1', [id])
  })

  it('of a record is for whoever may see the record', async () => {
    const as = (token: string, body: object) => server.ask(trail.record, 'admin', { token, body })
    const { token } = world.admins.Moderator
    expect((await as(token, { table: 'items', id: '1' })).status).toBe(200)
    expect((await as(token, { table: 'coupons', id: '1' })).refusal?.code).toBe('permission.missing')
    expect((await server.ask(trail.list, 'admin', { token, body: {} })).refusal?.code).toBe(
      'permission.missing',
    )
  })

  it('of a saved report is for its owner alone, on every side', async () => {
    const report = {
      name: 'Own report',
      tab: 'revenue',
      filters: { range: 'month' },
      schedule: 'daily',
      weekday: 0,
      paused: false,
    }
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const recipients = [
        kind === 'admin' ? world.admins['Super Admin'].account_id : tenant.people[kind].account_id,
      ]
      const saved = await ask(savedReports.save, { body: { ...report, recipients } }, kind)
      const id = saved.output?.id ?? 0
      await ask(savedReports.update, { params: { id }, body: { paused: true } }, kind)
      const body = { table: 'saved_reports', id: String(id) } as const
      const { output } = await ask(trail.record, { body }, kind)
      expect(output?.changes.map(({ action }) => action)).toEqual(['update', 'insert'])
      expect(output?.changes[0]?.changes).toEqual([{ field: 'paused', before: false, after: true }])
      expect(output?.changes[1]?.changes).toContainEqual({
        field: 'recipients',
        before: null,
        after: [expect.objectContaining({ en: expect.any(String) })],
      })
      const others = await server.ask(trail.record, 'admin', { token: world.admins.Reader.token, body })
      expect(others.output?.changes).toEqual([])
      const another = other.people.restaurant.token
      expect(
        (await server.ask(trail.record, 'restaurant', { token: another, body })).output?.changes,
      ).toEqual([])
    }
  })

  it('of a key tells what it may and when it was revoked, and nothing that opens', async () => {
    const channel = await ask(channels.save, { body: { name: 'Trail app' } })
    const made = await ask(channels.addKey, {
      params: { id: channel.output?.id ?? 0 },
      body: { access: 'read' },
    })
    const shown = await ask(channels.show, { params: { id: channel.output?.id ?? 0 } })
    const id = shown.output?.channel.keys[0]?.id ?? 0
    await ask(channels.updateKey, { params: { id }, body: { rate_limit: 60 } })
    await ask(channels.revokeKey, { params: { id } })
    const { output } = await ask(trail.record, { body: { table: 'channel_keys', id: String(id) } })
    expect(output?.changes.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['revoked_at'],
      ['rate_limit'],
      expect.arrayContaining(['access', 'rate_limit']),
    ])
    expect(JSON.stringify(output)).not.toContain(made.output?.key.slice(-20) ?? 'no key was made')
    expect(JSON.stringify(output)).not.toContain('hash')
  })

  it('shows who customers are to those only who see customers, and finds nobody by it', async () => {
    const id = tenant.ids.customers
    await ask(customers.update, { params: { id: id ?? 0 }, body: { fullname: 'Maryam Secretname' } })
    const filters = { table: 'customers', row_id: String(id), action: 'update' } as const
    expect((await found(filters)).changes[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'fullname', after: 'Maryam Secretname' }),
    )
    const { output: role, refusal } = await ask(roles.save, {
      body: { name_en: 'Trail reader', name_ar: 'قارئ السجل', permissions: ['audit.read'] },
    })
    expect(refusal).toBeUndefined()
    await run('update accounts set role_id = $1 where id = $2', [role?.id, world.admins.Marketing.account_id])
    const { output } = await server.ask(trail.list, 'admin', {
      token: world.admins.Marketing.token,
      body: filters,
    })
    expect(output?.changes[0]?.changes).toContainEqual({
      field: 'fullname',
      before: { sealed: true },
      after: { sealed: true },
    })
    expect(JSON.stringify(output)).not.toContain('Secretname')
    expect((await found({ search: 'secretname' })).changes).toEqual([])
  })

  it('knows every recorded table and the part of the product it belongs to', async () => {
    const recorded = await run(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'audit'::regproc`,
    )
    const names = recorded.map(({ name }) => name)
    expect(names.filter((name) => !trailTables.includes(name))).toEqual([])
    const areas = await run('select name, audit_area(name) as area from unnest($1::text[]) name', [
      trailTables,
    ])
    expect(areas).toEqual(trailTables.map((name) => ({ name, area: areaOf(name) })))
  })

  it('has words for each value of a column with a fixed set of them', async () => {
    const checks: { column: string; value: string }[] = await run(
      `select distinct attname as column, found[1] as value from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1],
        regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']+)''::text', 'g') found
        where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(pg_constraint.oid) ~ 'ANY \\(ARRAY'
          and conrelid in (select tgrelid from pg_trigger where tgfoid = 'audit'::regproc)
          and attname not in ('guard_name', 'waits_for', 'name_en')
        order by 1, 2`,
    )
    checks.push(...savedTabs.map((value) => ({ column: 'tab', value })))
    expect(checks.length).toBeGreaterThan(50)
    expect(checks.filter(({ column, value }) => !valueNames[column]?.[value])).toEqual([])
    const known = new Set(checks.map(({ column, value }) => `${column} ${value}`))
    // Those of people stand under every column that names one of them.
    const unknown = Object.entries(valueNames)
      .filter(([column]) => !column.endsWith('kind'))
      .flatMap(([column, values]) => Object.keys(values).map((value) => `${column} ${value}`))
    expect(unknown.filter((each) => !known.has(each))).toEqual([])
  })

  it('is neither changed nor removed', async () => {
    for (const text of ['update audit_log set actor_name = null', 'delete from audit_log'])
      await expect(run(text)).rejects.toThrow(/never changed/)
  })
})

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trail } from '@sufra/contract/accounts/trail'
import { customerHistory } from '@sufra/contract/customers/history'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { stores } from '@sufra/contract/stores/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, ownedDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { filesFolder } from '../../kernel/images/files.ts'
import { openStorage } from '../../kernel/images/openStorage.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import { archiveTrail, changedArchives } from './trail.archive.ts'
import type { Archive } from './trail.archives.sql.ts'
import { closeTrailDays } from './trail.days.ts'

describe.each(databaseKinds)('archived months of the audit trail (%s)', (kind) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  let storage: Storage
  const archived: Archive[] = []
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const archive = () => archiveTrail(database.db, storage, 24, (each) => archived.push(each))

  beforeAll(async () => {
    database = await ownedDatabase(kind)
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    server = await listen(database)
    storage = await openStorage(server.settings)
    // A row each minute, of two months 30 and 29 months ago: units, and each hundredth a store's price list.
    await run(
      `with added as (
        insert into audit_log (at, table_name, row_id, store_id, restaurant_id, action, after)
        select date_trunc('month', now()) - make_interval(months => $1, days => -2) + make_interval(mins => n),
          case when n % 100 = 0 then 'items' else 'units' end, (n % 50)::text,
          case when n % 100 = 0 then $2::bigint end, case when n % 100 = 0 then $3::bigint end,
          case when n < 50 then 'insert' else 'update' end, jsonb_build_object('name_en', 'Tray ' || n)
        from generate_series(1, 1000) n returning id, after)
      insert into audit_words select 'tray', id from added union all
        select 'hundred', id from added where after->>'name_en' ~ '00$'`,
      [30, tenant.ids.stores, tenant.ids.restaurants],
    )
    await run(
      `insert into audit_log (at, table_name, row_id, action, after)
        values (date_trunc('month', now()) - make_interval(months => 29, days => -5), 'units', '7', 'update', '{"name_en": "Bowl"}'),
          (date_trunc('month', now()) - make_interval(months => 29, days => -5), 'customers', $1, 'update', '{"language": "ar"}'),
          (date_trunc('month', now()) - make_interval(months => 3), 'units', '7', 'update', '{"name_en": "Plate"}')`,
      [String(tenant.ids.customers)],
    )
    // A choice of an item and an option of another choice, both deleted in a month that is archived by now.
    await run(
      `insert into audit_log (at, table_name, row_id, store_id, restaurant_id, action, after)
        select date_trunc('month', now()) - make_interval(months => 29, days => -6), each.*
        from (values ('item_choices', '900001', $1::bigint, $2::bigint, 'insert', jsonb_build_object('item_id', $3::bigint)),
          ('item_choice_options', '900002', $1, $2, 'update', '{"item_choice_price": 500}')) each`,
      [tenant.ids.stores, tenant.ids.restaurants, tenant.ids.items],
    )
    // The store and the customer are older than the archived months.
    await run('alter table audit_log disable trigger user')
    await run(
      `delete from audit_log where action = 'insert'
        and (table_name = 'stores' and row_id = $1 or table_name = 'customers' and row_id = $2)`,
      [String(tenant.ids.stores), String(tenant.ids.customers)],
    )
    await run('alter table audit_log enable trigger user')
    await closeTrailDays(database.db)
  })
  afterAll(async () => {
    storage?.close()
    await server?.close()
    await database?.close()
  })

  const ask = async (body: RequestOf<typeof trail.list>, kind: Kind = 'admin') => {
    const token = kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token
    const { output, refusal } = await server.ask(trail.list, kind, { token, body })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output
  }
  /** All pages, through the archived months. */
  const all = async (asked: RequestOf<typeof trail.list>, kind: Kind = 'admin') => {
    const ids: number[] = []
    const months: (string | undefined)[] = []
    for (let from: object | undefined = {}; from; ) {
      const body: RequestOf<typeof trail.list> = { count: 50, ...asked, ...from }
      const page = await ask(body, kind)
      ids.push(...page.changes.map(({ id }) => id))
      if (months.at(-1) !== body.month || months.length === 0) months.push(body.month)
      from = page.next
        ? { before: page.next, ...(body.month && { month: body.month }) }
        : page.archived_month
          ? { month: page.archived_month }
          : undefined
    }
    return { ids, months }
  }

  /** The history of a store and of a customer, page by page and month by month. */
  const histories = async () => {
    const token = world.admins['Super Admin'].token
    const ofStore = async (body: object) =>
      (
        await server.ask(stores.history, 'admin', {
          token,
          params: { id: tenant.ids.stores as number },
          body,
        })
      ).output
    const ofCustomer = async (body: object) =>
      (
        await server.ask(customerHistory.list, 'admin', {
          token,
          params: { id: tenant.ids.customers as number },
          body,
        })
      ).output?.history
    const read = async (ask: typeof ofStore | typeof ofCustomer) => {
      const ids: number[] = []
      for (let at: { page: number; month?: string } | undefined = { page: 1 }; at; ) {
        const found: Awaited<ReturnType<typeof ask>> = await ask({ count: 4, ...at })
        ids.push(...(found?.data ?? []).map(({ id }) => id))
        const { page, month }: { page: number; month?: string } = at
        const next: string | null = found?.archived_month ?? null
        at = next
          ? { page: 1, month: next }
          : page * 4 < (found?.total ?? 0)
            ? { ...at, page: page + 1 }
            : undefined
        if (next === month) throw new Error('a month is asked for again')
      }
      return ids.toSorted(descending)
    }
    return [await read(ofStore), await read(ofCustomer)]
  }

  const questions = [
    {},
    { search: 'hundred' },
    { table: 'items', row_id: '0' },
    { table: 'units', row_id: '7' },
    { action: 'insert', area: 'menu' },
  ] as const
  const before: number[][] = []
  const descending = (one: number, other: number) => other - one

  it('are refused while a row differs, and nothing is moved', async () => {
    const [differing] = await run(`select id from audit_log where after->>'name_en' = 'Tray 900'`)
    const disabled = async (text: string) => {
      await run('alter table audit_log disable trigger user')
      await run(text, [differing.id])
      await run('alter table audit_log enable trigger user')
    }
    await disabled(`update audit_log set actor_name = 'Nobody' where id = $1`)
    await expect(archive()).rejects.toThrow(/npm run reconcile/)
    await disabled(`update audit_log set actor_name = null where id = $1`)
    expect(archived).toEqual([])
  })

  it('hold all rows, which are found as before', async () => {
    for (const asked of questions) before.push((await all(asked)).ids)
    const historiesBefore = await histories()
    expect(historiesBefore.map((ids) => ids.length > 0)).toEqual([true, true])
    const count = async () => Number((await run('select count(*) from audit_log'))[0].count)
    const rows = await count()
    await archive()
    expect(archived.map(({ row_count }) => row_count)).toEqual([1000, 4])
    expect(await count()).toBe(rows - 1004)
    expect(await run('select from audit_words where word = $1', ['hundred'])).toEqual([])
    const months = archived.map(({ month }) => month.slice(0, 7)).toReversed()
    for (const [nth, asked] of questions.entries()) {
      const found = await all(asked)
      // The archived rows were added last here, so their ids are the highest.
      expect(found.ids.toSorted(descending), JSON.stringify(asked)).toEqual(before[nth])
      expect(found.months.slice(0, 2)).toEqual([undefined, months[0]])
    }
    expect(await histories()).toEqual(historiesBefore)
  })

  it('are shown to restaurants as far as the trail is', async () => {
    const { ids } = await all({ search: 'hundred' }, 'restaurant')
    expect(ids.length).toBe(10)
    expect((await all({ table: 'units' }, 'restaurant')).ids).toEqual([])
  })

  it('show restaurants nothing of a hidden item, nor what belonged to an item that is no longer known', async () => {
    const found = async (kind: Kind, table: 'item_choices' | 'item_choice_options', row_id: string) =>
      (await all({ table, row_id }, kind)).ids.length
    const counts = async (kind: Kind) => [
      await found(kind, 'item_choices', '900001'),
      await found(kind, 'item_choice_options', '900002'),
    ]
    const hide = (shown: boolean) =>
      run('update items set show_on_restaurant_manager = $2 where id = $1', [tenant.ids.items, shown])
    expect(await counts('restaurant')).toEqual([1, 0])
    await hide(false)
    expect(await counts('restaurant')).toEqual([0, 0])
    expect(await counts('admin')).toEqual([1, 1])
    await hide(true)
  })

  it('are left out where no day of them is asked for, or the record was added later', async () => {
    const [month] = archived.map((each) => each.month.slice(0, 7))
    const day = `${month}-20`
    expect((await ask({ start_date: day, end_date: day, table: 'units' })).archived_month).toBe(month)
    const today = new Date().toISOString().slice(0, 10)
    expect((await ask({ start_date: today, table: 'units' })).archived_month).toBe(null)
    const [store] = await run(
      `select row_id from audit_log where table_name = 'stores' and action = 'insert'`,
    )
    expect((await ask({ table: 'stores', row_id: store.row_id })).archived_month).toBe(null)
  })

  it('cause no difference of the days, and later days still show one', async () => {
    expect(await run('select day from audit_day_differences')).toEqual([])
    await run('alter table audit_log disable trigger user')
    await run(`update audit_log set actor_name = 'Nobody' where after->>'name_en' = 'Plate'`)
    expect((await run('select day from audit_day_differences')).length).toBe(1)
  })

  it('show a row that was added to one of them, and nothing more is moved', async () => {
    await run(
      `insert into audit_log (at, table_name, action) values ($1::date + interval '9 days', 'units', 'delete')`,
      [archived[0]?.month],
    )
    const shown = await run('select expected_count::int, found_count::int from audit_day_differences')
    expect(shown).toContainEqual({ expected_count: 0, found_count: 1 })
    await expect(archive()).rejects.toThrow(/npm run reconcile/)
    await run(
      `delete from audit_log where table_name = 'units' and action = 'delete' and at < now() - interval '2 years'`,
    )
  })

  it('are neither changed nor removed, and rows that are in none are not removed', async () => {
    await run('alter table audit_log enable trigger user')
    for (const text of [
      'delete from audit_archives',
      'update audit_archives set row_count = 1',
      'truncate audit_archives',
    ])
      await expect(run(text)).rejects.toThrow(/never changed/)
    await expect(run('delete from audit_log')).rejects.toThrow(/once they are archived/)
  })

  it('tell of a file that was changed or is gone', async () => {
    expect(await changedArchives(database.db, storage)).toEqual([])
    const [first, second] = archived.map(({ key }) => key)
    await writeFile(join(filesFolder(server.settings), first ?? ''), 'other')
    await rm(join(filesFolder(server.settings), second ?? ''))
    expect(await changedArchives(database.db, storage)).toEqual([first, second])
    await expect(ask({ month: archived[1]?.month.slice(0, 7) })).rejects.toThrow(/trail.archiveMissing/)
  })
})

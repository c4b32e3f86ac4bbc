import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPassword } from '../src/accounts/signIn/passwords.ts'
import type { Database } from '../src/kernel/database/db.ts'
import { queryOne } from '../src/kernel/database/query.ts'
import * as tables from '../src/kernel/database/tables.gen.ts'
import { reconcile } from '../src/money/ledger/reconcile.ts'
import { describeRules, ownedDatabase, temporaryDirectory, testSettings } from '../test/databases.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { growDemo } from './grow.ts'
import { checks } from './load/checks.ts'
import { isEmpty, loadDemo } from './load.ts'

const orders = 300
const grown = 2000

describeRules('the demo marketplace', (_open, kind) => {
  let database: Database
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const load = () =>
    loadDemo(database, testSettings({ SUFRA_DATA: directory.path }), {
      orders,
      customers: 120,
      room: grown,
    })
  const ask = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows
  const count = async (table: string) => (await ask(`select count(*) as n from ${table}`))[0]?.n

  beforeAll(async () => {
    directory = await temporaryDirectory()
    database = await ownedDatabase(kind)
  })
  afterAll(async () => {
    await database.close()
    await directory.remove()
  })

  test('leaves an empty database if loading fails near the end', async () => {
    await ask('alter table ledger_postings add constraint full_disk check (line_number < 0)')
    await expect(load()).rejects.toThrow()
    await ask('alter table ledger_postings drop constraint full_disk')
    expect(await isEmpty(database.db)).toBe(true)
    expect(await count('orders')).toBe(0)
  })

  test('is loaded once', async () => {
    const audited = await count('audit_log')
    const keys = `select conrelid::regclass::text as table, conname, convalidated, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' order by 1, 2`
    const before = await ask(keys)
    await load()
    expect(await ask(keys), 'foreign keys stand again').toEqual(before)
    expect(await isEmpty(database.db)).toBe(false)
    await load()
    expect(await count('orders')).toBe(orders)
    expect(await count('customers')).toBe(120)
    expect(await count('restaurants')).toBeGreaterThanOrEqual(12)
    expect(await count('stores')).toBeGreaterThanOrEqual(30)
    expect(await count('items')).toBeGreaterThanOrEqual(400)
    for (const table of [
      'order_lines, reviews, payments, refunds, cash_collections, payment_requests, other_charges, offers',
      'coupons, filter_collection_stores, filter_collection_items, item_requirements, item_choice_options',
      'item_addon_options, booked_days, working_hours, faqs, social_links, welcome_discounts',
    ].flatMap((names) => names.split(', '))) {
      expect(await count(table), table).toBeGreaterThan(0)
    }
    expect(await count('audit_log'), 'the migrations alone').toBe(audited)
  })

  test('reconciles without differences', async () => {
    const differences: unknown[] = []
    await reconcile(database.db, (difference) => differences.push(difference))
    expect(differences).toEqual([])
  })

  test('stores pictures and marks them as used', async () => {
    const files = await ask('select key, size from files where unused_since is null')
    expect(files.length).toBeGreaterThan(500)
    for (const { key, size } of files) {
      expect((await stat(join(directory.path, 'files', String(key)))).size).toBe(size)
    }
    expect(await ask('select id from restaurants where logo_id is null')).toEqual([])
  })

  test('has orders in every state, and some to decide in the demo store', async () => {
    expect(await ask('select distinct status_id from orders order by 1')).toEqual(
      [1, 6, 7, 8].map((status_id) => ({ status_id })),
    )
    expect(await ask('select id from orders where accepted_at is null and status_id = 6')).toEqual([])
  })

  test('has published accounts that sign in with their kind', async () => {
    for (const { email, role } of demoAccounts) {
      const account = await queryOne(
        database.db,
        { password_hash: tables.accounts.password_hash, name: tables.roles.name },
        sql`select a.password_hash, r.name from accounts a join roles r on r.id = a.role_id where a.email = ${email}`,
      )
      expect(account?.name, email).toBe(role)
      if (role === 'Super Admin')
        expect(await verifyPassword(account?.password_hash, demoPassword)).toBe(true)
    }
  })

  test('leaves every id sequence after the last row', async () => {
    const tables =
      await ask(`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where attname = 'id' and attidentity <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace`)
    for (const { name } of tables) {
      const wrong = await ask(`select 1 from (select max(id) as highest from ${name}) t
        where highest >= nextval(pg_get_serial_sequence('${name}', 'id'))`)
      expect(wrong, String(name)).toEqual([])
    }
  })

  const findsNothingWrong = () =>
    test.each(Object.entries(checks))('%s', async (_, text) => {
      expect(await ask(`${text} limit 5`)).toEqual([])
    })
  findsNothingWrong()

  test('grows to any size, with ids in order of time', async () => {
    expect(await growDemo(database, { orders: grown, spread: true, chunk: 700 })).toBe(grown - orders)
    expect(await count('orders')).toBe(grown)
    expect(
      await ask(`select id from (select id, created_at < lag(created_at) over (order by id) as earlier
        from orders) o where earlier`),
    ).toEqual([])
    expect(await ask('select min(id) as first, max(id) as last from orders')).toEqual([
      { first: 1, last: grown },
    ])
  })
  findsNothingWrong()

  test('grows again, but not if there are enough orders', async () => {
    expect(await growDemo(database, { orders: grown + 500 })).toBe(500)
    expect(await growDemo(database, { orders: 100 })).toBe(0)
    expect(await count('orders')).toBe(grown + 500)
    for (const [name, text] of Object.entries(checks)) {
      expect(await ask(`${text} limit 5`), name).toEqual([])
    }
  })
})

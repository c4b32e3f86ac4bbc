import { inspect } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Columns, instant, int, list, nullable, object, oneOf, pick, present, text } from './columns.ts'
import type { Database } from './db.ts'
import { execute, query, queryOne } from './query.ts'
import { stores, units } from './tables.gen.ts'

describeEachDatabase('a query', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.db.execute(sql`insert into units (name_en, name_ar) values ('Tray', 'صينية')`)
  })

  it('returns rows as described', async () => {
    const columns = { ...pick(units, 'name_en'), count: int, archived_at: units.archived_at }
    const row = await queryOne(
      database.db,
      columns,
      sql`select name_en, count(*) as count, archived_at from units where name_en = 'Tray' group by id`,
    )
    expect(row).toEqual({ name_en: 'Tray', count: 1, archived_at: null })
  })

  it('returns undefined without a row', async () => {
    const row = await queryOne(database.db, pick(units, 'id'), sql`select id from units where false`)
    expect(row).toBeUndefined()
  })

  it.each<[string, Columns, ReturnType<typeof sql>]>([
    ['name_ar is described and not in the result', pick(units, 'id', 'name_ar'), sql`select id from units`],
    ['name_ar is in the result and not described', pick(units, 'id'), sql`select id, name_ar from units`],
    ['id is of type 20 and not text', { id: text }, sql`select id from units`],
    [
      'note may be null, as units.archived_at may',
      { note: instant },
      sql`select archived_at as note from units where false`,
    ],
    [
      'name is units.name_ar and not units.name_en',
      { name: units.name_en },
      sql`select name_ar as name from units`,
    ],
    ['id is null', { id: stores.id }, sql`select stores.id from units left join stores on false`],
    ['kind holds another text: "tray"', { kind: oneOf(text, ['box']) }, sql`select 'tray' as kind`],
    [
      'unit holds another json: {"id":null}',
      { unit: object({ id: int }) },
      sql`select '{"id":null}'::json as unit`,
    ],
    ['ids holds another json: ["a"]', { ids: list(int) }, sql`select '["a"]'::json as ids`],
  ])('that lies is refused by tests: %s', async (fault, columns, statement) => {
    await expect(query(database.db, columns, statement)).rejects.toThrow(fault)
  })

  it.each<[string, string, SQL]>([
    ['22012', 'division by zero', sql`select 1 / (length(${'whsec_secret'}) - 12) as count`],
    [
      '23514',
      'violates check constraint',
      sql`insert into units (name_en, name_ar) values (${'whsec_secret'}, '')`,
    ],
  ])('that fails with %s says why without its values', async (code, message, statement) => {
    const failed = await execute(database.db, statement).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code, message: expect.stringContaining(message) })
    expect(inspect(failed, { depth: 9, showHidden: true })).not.toContain('whsec_secret')
    expect((failed as Error).stack).toContain('query.test.ts')
  })

  it('may leave out rows in which a column is null', async () => {
    const columns = { archived_at: present(units.archived_at), store: nullable(stores.id) }
    const statement = sql`select units.archived_at, stores.id as store from units left join stores on false
      where units.archived_at is not null`
    expect(await query(database.db, columns, statement)).toEqual([])
  })
})

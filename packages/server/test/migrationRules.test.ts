import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationFaults, type Tables, tablesIn } from '../chaos/migrationRules.ts'
import { previous } from '../chaos/previous.ts'
import type { Database } from '../src/kernel/database/db.ts'
import { migrate, readMigrations } from '../src/kernel/database/migrate.ts'
import { databaseKinds, emptyDatabase, ownedDatabase } from './databases.ts'

describe.skipIf(!databaseKinds.includes('postgres'))('a migration', () => {
  it('of those that are not released keeps to the rules', async () => {
    const database = await emptyDatabase('postgres')
    try {
      const migrations = await readMigrations()
      const names = migrations.map(({ name }) => name)
      const released = names.filter((name) => name <= previous.lastMigration)
      await migrate(database.pool, undefined, released)
      let was = await tablesIn(database.pool)
      const found: string[] = []
      for (const { name, text } of migrations.slice(released.length)) {
        await migrate(database.pool, undefined, names.slice(0, names.indexOf(name) + 1))
        const is = await tablesIn(database.pool)
        const faults = migrationFaults(was, is, text, previous.lastMigration)
        found.push(...faults.map((fault) => `${name}: ${fault}`))
        was = is
      }
      expect(found).toEqual([])
    } finally {
      await database.close()
    }
  })

  describe('is refused that', () => {
    let database: Database
    let was: Tables
    beforeAll(async () => {
      database = await ownedDatabase('postgres')
      was = await tablesIn(database.pool)
    })
    afterAll(() => database?.close())
    const faultsOf = async (text: string) => {
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        await client.query(text)
        return migrationFaults(was, await tablesIn(client), text, previous.lastMigration)
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    it.each([
      ['drop table vapid_keys', /^vapid_keys is dropped or renamed, without a line/],
      ['-- contract: 9999_later.sql\ndrop table vapid_keys', /9999_later.sql is not part of a release yet/],
      ['alter table units rename to measures', /^units is dropped or renamed/],
      ['alter table orders drop customer_id cascade', /^orders.customer_id is dropped or renamed/],
      [
        'do $$ begin alter table units rename name_en to name; end $$',
        /^units.name_en is dropped or renamed/,
      ],
      ['alter table requirements add weight integer not null', /^requirements.weight must not be null/],
      ['alter table orders alter notes set not null', /^orders.notes must not be null/],
      ['alter table order_lines alter quantity type bigint', /^order_lines.quantity gets another type/],
      ['alter table outbox add token uuid not null default gen_random_uuid()', /^outbox is written anew/],
      ['create index orders_anew on orders (id desc)', /^orders_anew is built on orders, which is big/],
      [
        'alter table orders add check (id > 0)',
        /^orders_id_check is checked for all rows of orders, which is big/,
      ],
      [
        'alter table order_lines add unit_id bigint references units',
        /^order_lines_unit_id_fkey is checked for all rows of order_lines/,
      ],
      [
        'alter table orders add constraint positive_id check (id > 0) not valid; alter table orders validate constraint positive_id',
        /^positive_id is checked for all rows of orders/,
      ],
      ['reindex table ledger_postings', /^ledger_postings_pkey is built on ledger_postings/],
    ])('does %s', async (text, fault) => {
      const found = await faultsOf(text).catch((error: Error) => [error.message])
      expect(found.join('\n')).toMatch(fault)
    })

    it.each([
      'create table pages (id bigint primary key, name text not null); create index pages_name on pages (name)',
      `alter table orders add note_en text, add steps integer not null default 0`,
      'create index units_name on units (name_en)',
      '-- contract: 0001_accounts.sql\ndrop table vapid_keys',
      'drop index audit_log_area',
      'alter table orders add constraint positive_id check (id > 0) not valid',
      'alter table units add check (id > 0)',
      '-- measured: 200 ms at 1,000,000 rows\nalter table orders add check (id > 0)',
      '-- measured: 200 ms at 1,000,000 rows\ncreate index orders_anew on orders (id desc)',
    ])('but not one that does %s', async (text) => {
      expect(await faultsOf(text)).toEqual([])
    })
  })
})

import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { customerAddresses, customerHistory, customers } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  asTableOwner,
  describeEachDatabase,
  emptyDatabase,
  temporaryDirectory,
} from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { migrate, migrationsDirectory } from '../../kernel/database/migrate.ts'
import { customerTables, otherTables } from './personal.columns.ts'

describeEachDatabase('personal values in the audit trail', (open, kind) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const ask = <Op extends Operation>(op: Op, body: unknown = {}, id?: number) =>
    test.server.ask(op, 'admin', {
      token: test.world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const trail = async () => JSON.stringify(await query('select * from audit_log'))

  it('are encrypted, are read in the history, and are gone with the key', async () => {
    const saved = await ask(customers.save, {
      fullname: 'Sealed Sulaiman',
      mobile: '33998877',
      email: 'sealed@mail.example',
    })
    const id = saved.output?.id ?? 0
    const { area_id } = test.world.place
    const address = { area_id, name: 'Sealed villa', street_number: 'Sealed 7', notes: 'Sealed gate' }
    const { output: added } = await ask(customerAddresses.save, {
      ...address,
      customer_id: id,
      latitude: 25.318181,
      longitude: 51.518181,
    })
    await ask(customerAddresses.update, { building_number: 'Sealed 8' }, added?.id ?? 0)
    await ask(customers.update, { fullname: 'Sealed Salman' }, id)
    await ask(customers.updateStatus, { status: false, reason: 'Sealed reason' }, id)
    const audit = await trail()
    for (const value of ['Sulaiman', 'Salman', '33998877', 'sealed@', 'Sealed', '.318181', '.518181'])
      expect([value, audit.includes(value)]).toEqual([value, false])
    const history = async () => (await ask(customerHistory.list, { count: 20 }, id)).output?.history.data
    expect((await history())?.map(({ changes }) => changes)).toEqual([
      [
        { field: 'status', before: true, after: false },
        { field: 'block_reason', before: null, after: 'Sealed reason' },
      ],
      [{ field: 'fullname', before: 'Sealed Sulaiman', after: 'Sealed Salman' }],
      [{ field: 'building_number', before: null, after: 'Sealed 8' }],
      expect.arrayContaining([{ field: 'street_number', before: null, after: 'Sealed 7' }]),
      expect.arrayContaining([{ field: 'mobile', before: null, after: '33998877' }]),
    ])
    const stale = await ask(customers.update, { fullname: 'Sealed Late', version: saved.output?.version }, id)
    expect(stale.refusal?.stale?.changes).toEqual({
      fullname: { before: 'Sealed Sulaiman', after: 'Sealed Salman' },
    })

    await query('delete from customer_keys where customer_id = $1', [id])
    expect((await history())?.[1]?.changes).toEqual([
      {
        field: 'fullname',
        before: { en: 'Erased', ar: 'محذوف' },
        after: { en: 'Erased', ar: 'محذوف' },
      },
    ])
    // A new key opens nothing that was written with the one before.
    await ask(customers.update, { fullname: 'Sealed Anew' }, id)
    expect((await history())?.[0]?.changes).toEqual([
      { field: 'fullname', before: 'Sealed Salman', after: 'Sealed Anew' },
    ])
    expect((await history())?.[2]?.changes[0]?.before).toEqual({ en: 'Erased', ar: 'محذوف' })
  })

  it('of orders are encrypted too', async () => {
    const id = await test.accepted({ customer: { fullname: 'Sealed Orderer', mobile: '33998878' } })
    await query(
      `update orders set notes = 'Sealed bell', customer_email = 'sealed@order.example' where id = $1`,
      [id],
    )
    await test.decide(id, 8)
    const audit = await trail()
    for (const value of ['Ring twice', 'Sealed bell', 'sealed@order'])
      expect([value, audit.includes(value)]).toEqual([value, false])
    const [row] = await query(
      `select open_personal(before) as before, open_personal(after) as after from audit_log
        where table_name = 'orders' and row_id = $1 and after ? 'notes'`,
      [String(id)],
    )
    expect(row).toMatchObject({ before: { notes: 'Ring twice' }, after: { notes: 'Sealed bell' } })
  })

  it('cannot be moved to another field or changed', async () => {
    const { output } = await ask(customers.save, { fullname: 'Sealed Mover', mobile: '33998879' })
    const [row] = await query(
      `select open_personal(jsonb_build_object('fullname', after->'fullname', 'email', after->'fullname')) as opened
        from audit_log where table_name = 'customers' and row_id = $1`,
      [String(output?.id)],
    )
    expect(row.opened).toEqual({ fullname: 'Sealed Mover', email: { erased: true } })
    const change = `update audit_log set after = '{}' where table_name = 'customers'`
    await expect(asTableOwner(test.database, (client) => client.query(change))).rejects.toThrow(
      'never changed',
    )
  })

  it('that were written before are encrypted by the migration', async () => {
    const database = await emptyDatabase(kind)
    const folder = await temporaryDirectory()
    try {
      const names = (await readdir(migrationsDirectory)).filter((name) => name.endsWith('.sql')).sort()
      const use = async (wanted: (name: string) => boolean) => {
        for (const name of names.filter(wanted))
          await symlink(join(migrationsDirectory, name), join(folder.path, name))
        await migrate(database.pool, folder.path)
      }
      await use((name) => name < '0110')
      const { pool } = database
      await pool.query(`insert into customers (mobile, fullname) values
        ('97433000001', 'Plain One'), ('97433000002', 'Plain Two')`)
      await pool.query(
        `update customers set fullname = 'Plain Three', email = 'plain@mail.example' where id = 1`,
      )
      await pool.query(`delete from customers where id = 2`)
      await pool.query(`insert into units (name_en, name_ar) values ('Plain unit', 'وحدة')`)
      await use((name) => name >= '0110')
      const { rows } = await pool.query(
        `select action, before, after, open_personal(before) as was, open_personal(after) as became from audit_log
          where table_name = 'customers' order by id`,
      )
      expect(JSON.stringify(rows.map(({ before, after }) => [before, after]))).not.toMatch(
        /Plain|plain|974330/,
      )
      expect(rows.map(({ action, was, became }) => [action, was?.fullname, became?.fullname])).toEqual([
        ['insert', undefined, 'Plain One'],
        ['insert', undefined, { erased: true }],
        ['update', 'Plain One', 'Plain Three'],
        ['delete', { erased: true }, undefined],
      ])
      expect(
        (await pool.query(`select after from audit_log where table_name = 'units'`)).rows[0].after,
      ).toMatchObject({ name_en: 'Plain unit' })
    } finally {
      await database.close()
      await folder.remove()
    }
  })

  it('are declared, every column of every table', async () => {
    const columns = await query(
      `select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and c.relname <> 'schema_migrations'
          and (format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'bytea', 'character varying')
            or a.attname in ('latitude', 'longitude'))
          and not (c.relname = any ($1))
        order by 1, 2`,
      [otherTables],
    )
    const declared = Object.entries(customerTables).flatMap(([table, { personal, kept }]) =>
      [...personal, ...kept].map((name) => `${table}.${name}`),
    )
    expect(columns.map((column) => `${column.table}.${column.name}`).sort()).toEqual(declared.sort())
  })

  it('are those that the triggers encrypt or leave out', async () => {
    const triggers = await query(
      `select c.relname as table,
          string_to_array(trim(trailing '\\000' from encode(tgargs, 'escape')), '\\000') as arguments
        from pg_trigger join pg_class c on c.oid = tgrelid where tgfoid = 'audit'::regproc and c.relname = any ($1)`,
      [Object.keys(customerTables)],
    )
    expect(triggers.length).toBeGreaterThan(8)
    for (const { table, arguments: given } of triggers) {
      const { personal } = customerTables[table as keyof typeof customerTables]
      const hidden = (given as string[]).map((each) => each.replace('personal:', ''))
      expect([table, personal.filter((name) => !hidden.includes(name))]).toEqual([table, []])
    }
  })
})

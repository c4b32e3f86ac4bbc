import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTableOwner, describeEachDatabase } from '../../../test/databases.ts'
import type { Database } from '../../kernel/database/db.ts'
import { closeTrailDays } from './trail.days.ts'

describeEachDatabase('closed days of the audit trail', (open) => {
  let database: Database
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const add = (days: number, name = 'Unit') =>
    run(
      `insert into audit_log (at, table_name, row_id, action, after)
        values (now() - make_interval(days => $1), 'units', '1', 'insert', jsonb_build_object('name_en', $2::text))`,
      [days, name],
    )
  const shown = 'select day::text, expected_count::int, found_count::int from audit_day_differences'
  const day = (days: number) => `(now() at time zone 'Asia/Qatar')::date - ${days}`

  beforeAll(async () => {
    database = await open()
    await add(9)
    for (let row = 0; row < 50; row++) await add(7, `Unit ${row}`)
    await add(5)
    await Promise.all([1, 2, 3].map(() => closeTrailDays(database.db)))
  })
  afterAll(() => database?.close())

  /** What shows after a write past the triggers, as with full rights on the database. It is taken back. */
  const shownAfter = (text: string) =>
    asTableOwner(database, async (client) => {
      try {
        await client.query(
          'begin; alter table audit_log disable trigger user; alter table audit_days disable trigger user',
        )
        await client.query(text)
        return (await client.query(shown)).rows
      } finally {
        await client.query('rollback')
      }
    })

  it('are closed once each, also by three processes at once, and not before they ended', async () => {
    const closed = await run('select day::text as day, row_count::int as rows from audit_days order by day')
    const expected = await run(
      `select (${day(0)} - ago)::text as day, case ago when 9 then 1 when 7 then 50 when 5 then 1 else 0 end as rows
        from generate_series(9, 2, -1) ago`,
    )
    expect(closed.slice(0, 8)).toEqual(expected)
    // Yesterday is closed once it ended six hours ago.
    expect(closed.length).toBeLessThanOrEqual(9)
    expect(await run(shown)).toEqual([])
    await closeTrailDays(database.db)
    expect((await run('select from audit_days')).length).toBe(closed.length)
  })

  it.each([
    ['a changed row', `update audit_log set actor_name = 'Nobody' where after->>'name_en' = 'Unit 20'`, 50],
    ['a removed row', `delete from audit_log where after->>'name_en' = 'Unit 20'`, 49],
    [
      'an added row',
      `insert into audit_log (at, table_name, action) values (now() - interval '7 days', 'units', 'delete')`,
      51,
    ],
  ])('show %s', async (_, text, found) => {
    const [seven] = await run(`select (${day(7)})::text as day`)
    expect(await shownAfter(text)).toEqual([{ day: seven.day, expected_count: 50, found_count: found }])
    expect(await run(shown)).toEqual([])
  })

  it('show rows added before the first of them', async () => {
    const text = `insert into audit_log (at, table_name, action)
      values (now() - interval '20 days', 'units', 'delete')`
    expect(await shownAfter(text)).toMatchObject([{ expected_count: 0, found_count: 1 }])
  })

  it('show that one of them was removed, on the day after it', async () => {
    const [six] = await run(`select (${day(6)})::text as day`)
    expect(await shownAfter(`delete from audit_days where day = ${day(7)}`)).toEqual([
      { day: six.day, expected_count: 0, found_count: 0 },
    ])
  })

  it('are neither changed nor removed', async () => {
    for (const text of [
      'update audit_days set row_count = 0',
      'delete from audit_days',
      'truncate audit_days',
      'truncate audit_log',
    ])
      await expect(asTableOwner(database, (client) => client.query(text))).rejects.toThrow(/never changed/)
  })
})

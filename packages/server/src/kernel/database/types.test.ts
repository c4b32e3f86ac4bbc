import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase, emptyDatabase } from '../../../test/databases.ts'
import { instant } from './types.ts'

const everyType = sql`select 9007199254740991::int8, 12.50::numeric(5,2) as numeric, '2026-11-21'::date,
  '2026-11-21 23:30:00.123456+03'::timestamptz as instant, '08:05:00'::time, '{"a":[1]}'::jsonb,
  array[1,null,3]::int8[] as int8s, array['2026-11-21']::date[] as dates, array[1.5]::numeric[] as numerics,
  '2026-11-21 08:00'::timestamp as local, true as bool, 'x' as text, null::int8 as nothing, count(*) as count
  from generate_series(1, 3)`

const wanted = {
  int8: 9007199254740991,
  numeric: 12.5,
  date: '2026-11-21',
  instant: '2026-11-21T20:30:00.123Z',
  time: '08:05',
  jsonb: { a: [1] },
  int8s: [1, null, 3],
  dates: ['2026-11-21'],
  numerics: [1.5],
  local: '2026-11-21T08:00:00',
  bool: true,
  text: 'x',
  nothing: null,
  count: 3,
}

describeEachDatabase('types', (_open, kind) => {
  it('are the same through Drizzle, the pool and a transaction', async () => {
    const database = await emptyDatabase(kind)
    try {
      expect((await database.db.execute(everyType)).rows).toEqual([wanted])
      const inside = await database.db.transaction(async (tx) => (await tx.execute(everyType)).rows)
      expect(inside).toEqual([wanted])
      const text = `select 1::int8 as a, '2026-11-21 20:30+00'::timestamptz as b`
      expect((await database.pool.query(text)).rows).toEqual([{ a: 1, b: '2026-11-21T20:30:00.000Z' }])
      await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow('too large')
    } finally {
      await database.close()
    }
  })
})

describe('an instant', () => {
  it.each([
    ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02 03:04:05.1+00', '2026-01-02T03:04:05.100Z'],
    ['2026-01-02 02:04:05.999999+03', '2026-01-01T23:04:05.999Z'],
    ['2026-01-02 03:04:05+05:30', '2026-01-01T21:34:05.000Z'],
    ['infinity', 'infinity'],
  ])('%s is %s', (text, iso) => expect(instant(text)).toBe(iso))
})

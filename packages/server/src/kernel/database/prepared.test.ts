import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { textOf } from './prepared.ts'

const dialect = new PgDialect()
const nested = sql`(select ${7}::bigint where ${sql.identifier('odd"name')}.x = ${'text'})`

it.each([
  sql`select 1`,
  sql`select ${nested}, ${true}, ${Buffer.from('a')} from ${sql.raw('orders')}`,
  sql`select * from orders where ${sql.join([nested, sql`true`, nested], sql` and `)}`,
  sql``,
  // Other kinds of values are left to Drizzle.
  sql`select ${sql.param(3)}, ${sql.placeholder('later')}`,
  sql`select * from orders where id in ${[1, 2]}`,
  sql`select ${null}, ${new Date(0)}`,
])('builds the text and the values that Drizzle would', (query) => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  expect(textOf(query)).toMatchObject({ sql: text, params })
})

import { amountColumns, trailTables } from '@sufra/contract/accounts/trail.tables'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Counters of second steps: neither ids nor amounts. */
const counts = ['last_step', 'counter']

it('shows every recorded amount of money as one', () => {
  const recorded = new Set<string>(trailTables)
  const amounts = Object.values(tables)
    .filter((table) => recorded.has(getTableName(table)))
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter((column) => column.getSQLType() === 'bigint')
    .map(({ name }) => name)
    .filter((name) => !/(^|_)id$|_by$/.test(name) && !counts.includes(name))
  expect(new Set(amounts)).toEqual(amountColumns)
})

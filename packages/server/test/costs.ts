import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import type { Tracing } from '../src/kernel/tracing/step.ts'

/** What a call asks of the database, its transaction's BEGIN and COMMIT included. */
export interface Cost {
  statements: number
  /** Of all results. */
  rows: number
}

/** Once a minute a call also notes that its session, key or link was used. */
const noteOfUse =
  /^(with\b.*?)?update (sessions|link_tokens|channel_keys|channels)\s+set last_(seen|used)_at/is

/** Counts the statements of each call in place of sending traces. */
export function countCosts() {
  const calls = new AsyncLocalStorage<Cost | undefined>()
  let last: Cost = { statements: 0, rows: 0 }
  const tracing: Tracing = {
    begin: ({ kind, attributes = {} }) => {
      const call = calls.getStore()
      if (kind === 'server') last = { statements: 0, rows: 0 }
      const text = attributes['db.query.text']
      if (call && text !== undefined && !noteOfUse.test(String(text))) call.statements++
      const inside = kind === 'server' ? last : kind === 'client' ? call : undefined
      return {
        within: (run) => calls.run(inside, run),
        end: (_, ended) => {
          if (call) call.rows += Number(ended?.['db.response.returned_rows'] ?? 0)
        },
      }
    },
    outside: (run) => calls.run(undefined, run),
    traceparent: () => calls.getStore() && `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
    close: async () => {},
  }
  return { tracing, last: () => last }
}

const listed = /^(?<call>.+): (?<statements>\d+) statements, up to (?<rows>\d+) rows$/

/** Whole lists grow with the rows that the tests make, so rows have some room. */
const room = (rows: number) => 2 ** Math.max(4, Math.ceil(Math.log2(rows)))

/**
 * The calls with what they may ask of the database, a line each. What costs no more than the file says stands as there:
 * the text differs from the file only for a call that costs more, is new or is gone. To tighten it, delete the file.
 */
export function costLines(costs: ReadonlyMap<string, Cost>, file: URL): string {
  const known = new Map(
    (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []).flatMap((line) => {
      const { call, statements, rows } = listed.exec(line)?.groups ?? {}
      return call === undefined
        ? []
        : [[call, { statements: Number(statements), rows: Number(rows) }] as const]
    }),
  )
  const lines = [...costs].map(([call, { statements, rows }]) => {
    const budget = known.get(call) ?? { statements: 0, rows: 0 }
    const most = {
      statements: Math.max(budget.statements, statements),
      rows: rows > budget.rows ? room(rows) : budget.rows,
    }
    return `${call}: ${most.statements} statements, up to ${most.rows} rows`
  })
  return `${lines.toSorted().join('\n')}\n`
}

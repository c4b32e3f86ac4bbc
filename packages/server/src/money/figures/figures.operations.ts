import { type FigurePart, figures, termNames, terms } from '@sufra/contract/money/figures'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { sumOf } from '../paymentRequests/paymentRequests.rows.ts'
import { payableStores } from '../paymentRequests/storeToPay.sql.ts'
import type { Explained } from './explained.ts'
import { presentEvents } from './figures.events.ts'
import { explained } from './figures.explain.ts'
import { pageOfParts, sumsOfParts } from './figures.parts.sql.ts'
import { storeNames } from './figures.stores.ts'

interface Page {
  readonly count: number
  readonly page: number
}

async function explanation(db: Db, scope: Scope, figure: Explained, page: Page) {
  const sums = await sumsOfParts(db, figure.parts)
  const rows = await pageOfParts(db, figure.parts, page)
  const events = await presentEvents(db, scope, rows, figure)
  const stores = await storeNames(db, rows)
  const { terms: amounts, percent } = figure.formula ?? {
    terms: Object.fromEntries(sums.map(({ term, amount }) => [term, amount])),
    percent: null,
  }
  return {
    amount: sumOf(sums.map(({ amount }) => amount)),
    terms: terms.flatMap((term) => {
      const amount = amounts[term]
      return amount === undefined ? [] : [{ term, name: termNames[term], amount }]
    }),
    percent,
    parts: rows.map(({ kind, request_id, ...row }): FigurePart => {
      if (kind === 'event') return { kind, ...row, ...orNotFound(events.get(row.id)) }
      if (kind === 'store') return { kind, ...row, name: orNotFound(stores.get(row.id)) }
      return { kind, ...row, request_id }
    }),
    total: sumOf(sums.map(({ count }) => count)),
  }
}

export default implement(figures, payableStores, {
  explain: async (call) => explanation(call.db, call.scope, await explained(call), call.input),
})

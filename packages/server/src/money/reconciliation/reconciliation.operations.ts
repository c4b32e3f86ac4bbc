import { reconciliation } from '@sufra/contract/money/reconciliation'
import { personOf } from '../../kernel/access/scope.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { monthEnd } from './monthEnd.ts'
import { presentDifference, presentRun } from './reconciliation.rows.ts'
import { startRun } from './run.ts'
import * as runs from './runs.sql.ts'

export default implement(reconciliation, runs.runScope, {
  start: async ({ db, scope, scopeFilter, services }) => {
    const id = await startRun(db, services.jobs, personOf(scope).account_id)
    return { run: presentRun(orNotFound(await runs.runBy(db, scopeFilter, id))) }
  },

  runs: async ({ db, scopeFilter, input }) => {
    const { total } = orNotFound(await runs.countRuns(db, scopeFilter))
    return { runs: { data: (await runs.listRuns(db, scopeFilter, input)).map(presentRun), total } }
  },

  show: async ({ db, scopeFilter, params }) => {
    const run = orNotFound(await runs.runBy(db, scopeFilter, params.id))
    const differences = await runs.differencesOf(db, run.id)
    return { run: presentRun(run), differences: differences.map(presentDifference) }
  },

  alert: async ({ db, scopeFilter }) => {
    const run = await runs.lastFinished(db, scopeFilter)
    return { run: run && run.differences > 0 ? presentRun(run) : null }
  },

  monthEnd: async ({ db, scopeFilter, input, now }) => ({
    monthEnd: await monthEnd(db, scopeFilter, now, input.month),
  }),
})

import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { filesOf, presentFile } from './files.sql.ts'
import { makeFile, settle, showFile, voidFile } from './files.ts'
import { makeRun, preview } from './make.ts'
import { presentRequest, presentRun } from './payoutRuns.rows.ts'
import * as runs from './payoutRuns.sql.ts'

export default implement(payoutRuns, runs.payoutRunScope, {
  preview,
  make: makeRun,

  list: async ({ db, scopeFilter, input }) => {
    const rows = await runs.listRuns(db, scopeFilter, input)
    const { total } = orNotFound(await runs.countRuns(db, scopeFilter, input.search))
    return { payoutRuns: { data: rows.map(presentRun), total } }
  },

  show: async ({ db, scopeFilter, params: { id } }) => {
    const run = orNotFound(await runs.runBy(db, scopeFilter, id))
    const [requests, files] = await Promise.all([runs.requestsOf(db, id), filesOf(db, id)])
    return {
      payoutRun: presentRun(run),
      requests: requests.map(presentRequest),
      files: files.map(presentFile),
    }
  },

  makeFile,
  showFile,
  voidFile,
  settle,
})

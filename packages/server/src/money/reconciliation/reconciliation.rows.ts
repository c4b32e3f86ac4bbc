import type { Difference, ReconciliationRun } from '@sufra/contract/money/reconciliation'
import { checkName } from '../ledger/reconcile.names.ts'
import type { DifferenceRow, RunRow } from './runs.sql.ts'

export const presentRun = ({ current_check, ...run }: RunRow): ReconciliationRun => ({
  ...run,
  current_check: run.state === 'running' && current_check !== null ? checkName(current_check) : null,
})

export const presentDifference = ({ check_name, ...difference }: DifferenceRow): Difference => ({
  ...difference,
  check: checkName(check_name),
})

import { type Answers, reportAnswers } from '@sufra/contract/insight/reportAnswers'
import { comparedRange } from '@sufra/contract/insight/reports.range'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { refuseLongRange } from '../reports/refuseLongRange.ts'
import { type ReportCall, reportedStores, storesOf } from '../reports/reports.scope.sql.ts'
import { type ReportedOrders, sumsOf } from '../reports/reports.sums.sql.ts'
import { answerCounts, answerFigures, byStore, cancelledOf, leads } from './reportAnswers.rows.ts'
import { reasonNames, storeAnswers } from './reportAnswers.sql.ts'

async function read(db: Db, asked: ReportedOrders) {
  // Read from the orders, stores come with it.
  const stores = asked.stores ? await storeAnswers(db, asked) : null
  const counts = stores ?? answerCounts(await sumsOf(db, { ...asked, group_by: 'answer' }))
  const lead = await sumsOf(db, { ...asked, group_by: 'lead' })
  const reasons = await sumsOf(db, { ...asked, group_by: 'reason' })
  return { stores, lead, reasons, figures: answerFigures(counts, lead, reasons) }
}

type Canceller = Answers['cancellers'][number]
const mostFirst = <Row extends { readonly cancelled: number }>(rows: Row[]): Row[] =>
  rows.sort((one, other) => other.cancelled - one.cancelled)

/** Also for the mails of saved reports. */
export async function answersReport({
  db,
  scope,
  scopeFilter,
  input,
}: ReportCall<typeof reportAnswers.show>) {
  const { start_date, end_date, basis, compare } = input
  const range = { start_date, end_date }
  refuseLongRange(range)
  const stores = storesOf(scope.kind === 'admin', scopeFilter, input)
  const other = compare ? comparedRange(range, compare) : null
  return snapshot(db, async (tx) => {
    const found = await read(tx, { ...range, basis, stores })
    const cancellers = await sumsOf(tx, { ...range, basis, stores, group_by: 'canceller' })
    const names = new Map((await reasonNames(tx)).map(({ id, ...name }) => [id, name]))
    return {
      figures: found.figures,
      compared: other && (await read(tx, { ...other, basis, stores })).figures,
      compared_with: other,
      leads: leads(found.lead),
      reasons: mostFirst(
        found.reasons.map((row) => ({
          id: Number(row.key),
          name: names.get(Number(row.key)) ?? null,
          ...cancelledOf(row),
        })),
      ),
      cancellers: mostFirst(
        cancellers.map((row) => ({ kind: row.key as Canceller['kind'], ...cancelledOf(row) })),
      ),
      stores: found.stores && byStore(found.stores),
    }
  })
}

export default implement(reportAnswers, reportedStores, { show: answersReport })

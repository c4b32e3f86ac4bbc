import { type Answers, reportAnswers } from '@sufra/contract/insight/reportAnswers'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { reportRanges } from '../reports/reportRanges.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import { type ReportedOrders, type SumRow, sumsOf } from '../reports/reports.sums.sql.ts'
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

const reasonsOf = (rows: readonly SumRow[], names: ReadonlyMap<number, Bilingual>) =>
  mostFirst(
    rows.map((row) => ({
      id: Number(row.key),
      name: names.get(Number(row.key)) ?? null,
      ...cancelledOf(row),
    })),
  )

async function answersOf(db: Db, asked: ReportedOrders, names: ReadonlyMap<number, Bilingual>) {
  const found = await read(db, asked)
  const cancellers = await sumsOf(db, { ...asked, group_by: 'canceller' })
  return {
    figures: found.figures,
    leads: leads(found.lead),
    reasons: reasonsOf(found.reasons, names),
    cancellers: mostFirst(
      cancellers.map((row) => ({ kind: row.key as Canceller['kind'], ...cancelledOf(row) })),
    ),
    stores: found.stores && byStore(found.stores),
  }
}

/** Also for the mails of saved reports. */
export async function answersReport(call: ReportCall<typeof reportAnswers.show>) {
  const { db, input } = call
  const { basis } = input
  const { range, other, stores } = reportRanges(call)
  return snapshot(db, async (tx) => {
    const names = new Map((await reasonNames(tx)).map(({ id, ...name }) => [id, name]))
    return {
      ...(await answersOf(tx, { ...range, basis, stores }, names)),
      compared: other && (await answersOf(tx, { ...other, basis, stores }, names)),
      compared_with: other,
    }
  })
}

export default implement(reportAnswers, reportedStores, { show: answersReport })

import { reportReviews } from '@sufra/contract/insight/reportReviews'
import { type DayRange, groupsOf } from '@sufra/contract/insight/reports.range'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { reportRanges } from '../reports/reportRanges.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import { type ReviewsQuery, ratedMonths, reviewMonths } from './reportReviews.sql.ts'

interface Rates {
  readonly ratings: number
  readonly rate_sum: number
}

/** Rates together, with two decimals. */
function ratedOf(rates: readonly Rates[]) {
  const ratings = rates.reduce((sum, each) => sum + each.ratings, 0)
  const stars = rates.reduce((sum, each) => sum + each.rate_sum, 0)
  return { ratings, average: ratings === 0 ? null : Math.round((stars * 100) / ratings) / 100 }
}

/** A month by its first day in the range. */
const startOf = (month: string, { start_date }: DayRange) => (month < start_date ? start_date : month)

async function reviewsOf(db: Db, { stores, ...range }: ReviewsQuery) {
  const counted = await reviewMonths(db, { ...range, stores })
  const rated = await ratedMonths(db, { ...range, stores })
  const byCategory = Map.groupBy(rated, ({ id }) => id)
  return {
    figures: { reviews: counted.reduce((sum, { reviews }) => sum + reviews, 0), ...ratedOf(rated) },
    categories: [...byCategory].map(([id, of]) => {
      const [{ name_en, name_ar }] = of as [(typeof rated)[number]]
      return { id, name: { en: name_en, ar: name_ar }, ...ratedOf(of) }
    }),
    months: groupsOf(range, 'month').map((start) => {
      const here = rated.filter(({ month }) => startOf(month, range) === start)
      return {
        start,
        reviews: counted.find(({ month }) => startOf(month, range) === start)?.reviews ?? 0,
        ...ratedOf(here),
        categories: [...byCategory.keys()].map((id) => ratedOf(here.filter((row) => row.id === id))),
      }
    }),
  }
}

/** Also for the mails of saved reports. */
export async function reviewsReport(call: ReportCall<typeof reportReviews.show>) {
  const { db } = call
  const { range, other, stores } = reportRanges(call)
  return snapshot(db, async (tx) => ({
    ...(await reviewsOf(tx, { ...range, stores })),
    compared: other && (await reviewsOf(tx, { ...other, stores })),
    compared_with: other,
  }))
}

export default implement(reportReviews, reportedStores, { show: reviewsReport })

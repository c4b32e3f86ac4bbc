import { type StorePosition, storePositions } from '@sufra/contract/money/storePositions'
import { snapshot } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { payableStores } from '../paymentRequests/storeToPay.sql.ts'
import { paidDays } from './paidDays.ts'
import { listPositions, type PositionRow, positionTotals } from './storePositions.sql.ts'

const present = ({
  name_en,
  name_ar,
  restaurant_id,
  restaurant_en,
  restaurant_ar,
  ...row
}: PositionRow): StorePosition => ({
  ...row,
  name: { en: name_en, ar: name_ar },
  restaurant: { id: restaurant_id, name: { en: restaurant_en, ar: restaurant_ar } },
})

export default implement(storePositions, payableStores, {
  list: async ({ db, scopeFilter, input }) => {
    const filters = { ...input, ...paidDays(input) }
    failIfRangeReversed(filters)
    return snapshot(db, async (tx) => {
      const rows = await listPositions(tx, scopeFilter, filters, input)
      const { total, ...totals } = orNotFound(await positionTotals(tx, scopeFilter, filters))
      return {
        stores: { data: rows.map(present), total },
        totals,
        paid_from: filters.start_date,
        paid_to: filters.end_date,
      }
    })
  },
})

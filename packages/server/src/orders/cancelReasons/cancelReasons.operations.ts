import { cancelReasons } from '@sufra/contract/cancelReasons'
import { implement } from '../../kernel/operations/implement.ts'
import { found } from '../../kernel/errors/apiError.ts'
import * as reasons from './cancelReasons.sql.ts'

export default implement(cancelReasons, reasons.cancelReasonRows, {
  list: async ({ db }) => ({
    cancelReasons: (await reasons.liveReasons(db)).map(({ id, reason_en, reason_ar }) => ({
      id,
      reason: { en: reason_en, ar: reason_ar },
    })),
  }),
  save: async ({ db, input }) => found(await reasons.addReason(db, input.reason)),
  update: async ({ db, params, input }) => found(await reasons.rewordReason(db, params.id, input.reason)),
  remove: async ({ db, params }) => {
    found(await reasons.archiveReason(db, params.id))
    return {}
  },
})

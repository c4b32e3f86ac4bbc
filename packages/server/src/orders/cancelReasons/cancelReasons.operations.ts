import { cancelReasons } from '@sufra/contract/orders/cancelReasons'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import * as reasons from './cancelReasons.sql.ts'

export default implement(cancelReasons, reasons.cancelReasonScope, {
  list: async ({ db }) => ({
    cancelReasons: (await reasons.liveReasons(db)).map(({ id, reason_en, reason_ar }) => ({
      id,
      reason: { en: reason_en, ar: reason_ar },
    })),
  }),
  save: ({ db, input: { reason } }) =>
    addRow(db, 'cancel_reasons', { reason_en: reason.en, reason_ar: reason.ar }),
  update: async ({ db, params, input }) =>
    orNotFound(await reasons.rewordReason(db, params.id, input.reason)),
  remove: async ({ db, params }) => {
    orNotFound(await reasons.archiveReason(db, params.id))
    return {}
  },
})

import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post, Saved } from '../kernel/operation.ts'

export const CancelReason = z.object({ id: Id, reason: z.object({ en: z.string(), ar: z.string() }) })
export type CancelReason = z.output<typeof CancelReason>

const CancelReasonFields = z.strictObject({ reason: z.strictObject({ en: Text(200), ar: Text(200) }) })

const example = { reason: { en: 'The kitchen is closed that day', ar: 'المطبخ مغلق في ذلك اليوم' } }

/** Reasons for cancelling an order (spec 3 §7): maintained by admins, read by everyone else. */
export const cancelReasons = feature('cancelReasons', {
  list: get('settings/cancelReason/getDashboardCancelReasonsList', {
    kinds: everyKind,
    permission: 'orders.read',
    summary: 'Why an order may be cancelled.',
    output: z.object({ cancelReasons: z.array(CancelReason) }),
    example: () => ({}),
  }),
  save: post('settings/cancelReason/saveReason', {
    kinds: ['admin'],
    permission: 'cancelReasons.write',
    summary: 'A new reason, in both languages.',
    input: CancelReasonFields,
    output: Saved,
    example: () => ({ body: example }),
  }),
  update: post('settings/cancelReason/updateReason/:id', {
    kinds: ['admin'],
    permission: 'cancelReasons.write',
    summary: 'Word a reason anew. Orders cancelled with it keep the words they were cancelled with.',
    input: CancelReasonFields,
    output: Saved,
    example: (idOf) => ({ params: { id: idOf('cancel_reasons') }, body: example }),
  }),
  remove: del('settings/cancelReason/delete/:id', {
    kinds: ['admin'],
    permission: 'cancelReasons.write',
    summary: 'No longer offer a reason; orders keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('cancel_reasons') } }),
  }),
})

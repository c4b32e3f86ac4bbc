import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { countUpTo, Page } from '../kernel/list.ts'
import { feature, list } from '../kernel/operation.ts'

export const codeUses = ['used', 'unused'] as const

/** Codes on a page at most: enough for an export to take few calls. */
export const maxCodesPerPage = 1000

/** A code of a batch. */
export const CouponCode = z.object({
  id: Id,
  code: z.string(),
  used_at: Instant.nullable(),
  /** The order that has used it, and was not cancelled. */
  order_id: Id.nullable(),
})
export type CouponCode = z.output<typeof CouponCode>

/** The codes of coupons. */
export const couponCodes = feature('couponCodes', {
  list: list('settings/cateringCoupon/getCouponCodes/:id', {
    kinds: ['admin'],
    permission: 'coupons.read',
    summary: 'The codes of a batch in the order they were made, with the order that has used each.',
    filters: { count: countUpTo(maxCodesPerPage), use: z.enum(codeUses).optional() },
    output: z.object({ codes: Page(CouponCode) }),
    example: (idOf) => ({ params: { id: idOf('coupons') }, body: { count: 10, page: 1 } }),
  }),
})

import { qatarDay } from '@sufra/contract/kernel/clock'
import { type SQL, sql } from 'drizzle-orm'

interface RefusedCoupon {
  readonly coupon_id: number
  /** The error's code. */
  readonly reason: string
  readonly quoted: boolean
  readonly now: Date
}

/** Counts that a coupon was refused to an order or a quote. */
export const countRefusal = ({ coupon_id, reason, quoted, now }: RefusedCoupon): SQL =>
  sql`insert into coupon_refusals as refused (coupon_id, day, reason, quoted)
    values (${coupon_id}, ${qatarDay(now)}, ${reason}, ${quoted})
    on conflict (coupon_id, reason, quoted, day) do update set count = refused.count + 1`

import type { Coupon } from '@sufra/contract/promotions/coupons'

/**
 * What a coupon is called: its code, or what the codes of its batch begin with. The mark at the end keeps the dots there
 * within Arabic.
 */
export const couponName = ({ code, code_prefix }: Pick<Coupon, 'code' | 'code_prefix'>): string =>
  code ?? `${code_prefix}-…\u200e`

/** The codes of its batch are being made. */
export const isMaking = ({ code_count, codes_made, codes_failed }: Coupon): boolean =>
  code_count !== null && codes_made < code_count && !codes_failed

import { late } from '../../kernel/browser/late.ts'
import { CouponPage } from '../../promotions/couponUses/CouponPage.tsx'

const CouponTrial = late(() => import('./CouponTrial.tsx'))

/** A coupon, whose changes can be tried on the last orders before they are saved. */
export const CouponUsesPage = () => <CouponPage trial={CouponTrial} />

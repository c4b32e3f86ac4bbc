import { late } from '../../kernel/browser/late.ts'
import { Coupons } from '../../promotions/coupons/Coupons.tsx'

const CouponTrial = late(() => import('./CouponTrial.tsx'))

/** Coupons, which can be tried on the last orders before they are saved. */
export const CouponsPage = () => <Coupons trial={CouponTrial} />

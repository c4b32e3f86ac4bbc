import type { Coupon, CouponDetails } from '@sufra/contract/promotions/coupons'
import type { CouponRow } from './coupons.sql.ts'
import type { couponTargets } from './coupons.targets.ts'

export const presentCoupon = ({ codes_failed_at, ...row }: CouponRow): Coupon => ({
  ...row,
  codes_failed: codes_failed_at !== null,
  title: { en: row.title_en, ar: row.title_ar },
  short_description: { en: row.short_description_en, ar: row.short_description_ar },
  is_active: !['deactivated', 'failed', 'expired'].includes(row.state),
  is_deactivated: row.state === 'deactivated' || row.state === 'failed',
  is_expired: row.state === 'expired',
})

type TargetRow = Awaited<ReturnType<typeof couponTargets>>[number]
const nameOf = ({ name_en, name_ar }: { readonly name_en: string; readonly name_ar: string }) => ({
  en: name_en,
  ar: name_ar,
})

export const presentDetails = (row: CouponRow, targets: readonly TargetRow[]): CouponDetails => ({
  ...presentCoupon(row),
  coupons_translations: [
    { language: 'en', title: row.title_en, short_description: row.short_description_en },
    { language: 'ar', title: row.title_ar, short_description: row.short_description_ar },
  ],
  coupons_stores: targets.map(({ id, items, ...store }) => ({
    id,
    name: nameOf(store),
    restaurant_name: { en: store.restaurant_en, ar: store.restaurant_ar },
    items: (items ?? []).map((item) => ({ item_id: item.id, name: nameOf(item) })),
  })),
})

import { z } from 'zod'
import { DigitsId, Id } from '../kernel/fields.ts'
import { countUpTo, maxRows, optionalPaging, Search } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Money } from '../kernel/money.ts'
import { Done, del, feature, get, type IdOf, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion } from '../kernel/version.ts'
import { PickableStore } from './collections.shapes.ts'
import { CouponEdit, CouponFields } from './coupons.fields.ts'
import { Coupon, CouponDetails, couponStates } from './coupons.shapes.ts'

export * from './couponCode.ts'
export * from './coupons.fields.ts'
export * from './coupons.shapes.ts'

export const couponSorts = { code: 'asc', discount: 'desc', validity: 'desc', uses: 'desc' } as const

const reads = { kinds: ['admin'], permission: 'coupons.read' } as const
const writes = { kinds: ['admin'], permission: 'coupons.write' } as const
const count = z.int().nonnegative()

/** Pickers search on the server and show the first ones; without a count, all of them come. */
const found = { search: Search, count: countUpTo(maxRows).default(maxRows) }

const ramadan = (idOf: IdOf) => ({
  title_en: 'Ramadan evenings',
  title_ar: 'أمسيات رمضان',
  short_description_en: 'A tenth off every order of these evenings',
  short_description_ar: 'خصم العُشر على كل طلب في هذه الأمسيات',
  code: 'RAMADAN30',
  type: 'Store',
  discount: 10,
  platform_contribution: 50,
  start_date: '2030-01-05',
  end_date: '2030-02-03',
  minimum_order_amount: 250,
  total_usage_limit: 500,
  limit_per_user: 2,
  coupons: [{ store: idOf('stores') }],
})

/** Coupons (spec 3 §7 settings/cateringCoupon). */
export const coupons = feature('coupons', {
  list: list('settings/cateringCoupon/getCatringCouponsList', {
    ...reads,
    summary:
      'Coupons by code, prefix or title, the newest first: all of them, or a page if `count` or `page` is given. A code of a batch finds its coupon.',
    filters: {
      ...optionalPaging,
      /** `active` and `deactivated` include what their counts include. */
      state: z.enum(couponStates).optional(),
      ...sortedBy(couponSorts),
    },
    output: z.object({
      cateringCoupons: z.array(Coupon),
      /** Of all pages that match. */
      total: count,
      /** Of all coupons, whatever is searched. The other three add up to it. */
      couponsCount: count,
      activeCount: count,
      deactivatedCount: count,
      expiredCount: count,
      cut: z.boolean(),
    }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  stores: get('settings/cateringCoupon/getStoresList', {
    ...reads,
    summary: 'Stores by name, restaurant or id that a coupon may be for.',
    input: z.strictObject(found),
    output: z.object({ stores: z.array(PickableStore), cut: z.boolean() }),
    example: () => ({}),
  }),
  itemsOf: get('settings/cateringCoupon/getAllItemsList', {
    ...reads,
    summary: 'Items of a store by name or id that a coupon may be for.',
    input: z.strictObject({ store_id: DigitsId, ...found }),
    output: z.object({
      items: z.array(z.object({ id: Id, name: Translated, promoted_price: Money })),
      cut: z.boolean(),
    }),
    example: (idOf) => ({ body: { store_id: idOf('stores') } }),
  }),
  show: post('settings/cateringCoupon/getCateringCouponDetails', {
    ...reads,
    readOnly: true,
    summary: 'A coupon with the stores and items it is for.',
    input: z.strictObject({ catering_coupon_id: Id }),
    output: z.object({ cateringCoupon: CouponDetails }),
    example: (idOf) => ({ body: { catering_coupon_id: idOf('coupons') } }),
  }),
  generateCode: get('settings/cateringCoupon/generateCode', {
    ...writes,
    summary: 'A code of 6 letters and digits that no coupon has, without those that look alike.',
    output: z.object({ coupon_code: z.string() }),
    example: () => ({}),
  }),
  save: post('settings/cateringCoupon/saveCateringCoupon', {
    ...writes,
    summary: 'A new coupon with one code, or with a batch of codes, which are made after this call.',
    input: CouponFields,
    output: SavedVersion,
    errors: ['row.missing', 'coupons.codeTaken'],
    example: (idOf) => ({ body: ramadan(idOf) }),
  }),
  update: post('settings/cateringCoupon/updateCateringCoupon', {
    ...writes,
    summary: 'Change the texts of a coupon, its minimum and what it is for. The rest is locked (spec 3 §4).',
    input: CouponEdit,
    output: SavedVersion,
    errors: ['row.missing', 'version.stale'],
    example: (idOf) => ({
      body: { catering_coupon_id: idOf('coupons'), title_en: 'Ramadan nights', minimum_order_amount: 300 },
    }),
  }),
  updateStatus: post('settings/cateringCoupon/updateStatus/:id', {
    ...writes,
    summary: 'Switch a coupon on or off. Orders that have used it keep their discount.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ status: z.boolean() }),
    errors: ['coupons.notMade'],
    example: (idOf) => ({ params: { id: idOf('coupons') }, body: { status: false } }),
  }),
  remove: del('settings/cateringCoupon/delete/:id', {
    ...writes,
    summary: 'Delete a coupon. Orders that have used it keep their discount.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('coupons') } }),
  }),
})

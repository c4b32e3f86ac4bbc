import { qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { CouponDetails, CouponType, coupons } from '@sufra/contract/promotions/coupons'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

export interface Named {
  readonly id: number
  readonly name: Bilingual
}
/** A chosen store, and its chosen items, with what they are shown by. */
export interface Target extends Named {
  readonly restaurant: Bilingual
  readonly items: readonly Named[]
}

/** Of the form: numbers as they are typed. */
export interface CouponValues extends Record<string, unknown> {
  title_en: string
  title_ar: string
  short_description_en: string
  short_description_ar: string
  /** Of a new coupon: one code, or many. */
  codes: 'one' | 'many'
  code: string
  code_prefix: string
  code_count: string
  type: CouponType
  discount: string
  platform_contribution: string
  start_date: string
  end_date: string
  /** In dirhams. */
  minimum_order_amount: number | null
  total_usage_limit: string
  limit_per_user: string
  all_stores: boolean
  coupons: readonly Target[]
}

const typed = (number: number | null | undefined) => (number == null ? '' : String(number))

export function valuesOf(coupon: CouponDetails | undefined): CouponValues {
  const today = qatarDay(Date.now())
  return {
    title_en: coupon?.title_en ?? '',
    title_ar: coupon?.title_ar ?? '',
    short_description_en: coupon?.short_description_en ?? '',
    short_description_ar: coupon?.short_description_ar ?? '',
    codes: coupon?.code_prefix == null ? 'one' : 'many',
    code: coupon?.code ?? '',
    code_prefix: coupon?.code_prefix ?? '',
    code_count: typed(coupon?.code_count),
    type: coupon?.type ?? 'Store',
    discount: typed(coupon?.discount),
    platform_contribution: typed(coupon?.platform_contribution),
    start_date: coupon?.start_date ?? today,
    end_date: coupon?.end_date ?? today,
    minimum_order_amount: coupon?.minimum_order_amount || null,
    total_usage_limit: typed(coupon?.total_usage_limit),
    limit_per_user: typed(coupon?.limit_per_user),
    all_stores: coupon?.all_stores ?? true,
    coupons: (coupon?.coupons_stores ?? []).map(({ id, name, restaurant_name, items }) => ({
      id,
      name,
      restaurant: restaurant_name,
      items: items.map((item) => ({ id: item.item_id, name: item.name })),
    })),
  }
}

export type CouponBody = RequestOf<typeof coupons.save>

/** A coupon for certain items is never for all stores. */
export const isForAll = ({ type, all_stores }: CouponValues): boolean => all_stores && type === 'Store'

const targets = (values: CouponValues) => ({
  all_stores: isForAll(values),
  coupons: isForAll(values)
    ? []
    : values.coupons.map(({ id, items }) => ({
        store: id,
        ...(values.type === 'Item' && { items: items.map((item) => item.id) }),
      })),
})

const texts = (values: CouponValues) => ({
  title_en: values.title_en,
  title_ar: values.title_ar,
  short_description_en: values.short_description_en,
  short_description_ar: values.short_description_ar,
  minimum_order_amount: values.minimum_order_amount ?? 0,
})

export const addBody = (values: CouponValues): CouponBody => ({
  ...texts(values),
  ...targets(values),
  ...(values.codes === 'many'
    ? { code_prefix: values.code_prefix, code_count: numberOf(values.code_count) }
    : { code: values.code, total_usage_limit: numberOf(values.total_usage_limit) }),
  type: values.type,
  discount: numberOf(values.discount),
  platform_contribution: numberOf(values.platform_contribution),
  start_date: values.start_date,
  end_date: values.end_date,
  limit_per_user: numberOf(values.limit_per_user),
})

/** What is not locked once the coupon exists. */
export const changeBody = (id: number, values: CouponValues): RequestOf<typeof coupons.update> => ({
  catering_coupon_id: id,
  ...texts(values),
  ...targets(values),
})

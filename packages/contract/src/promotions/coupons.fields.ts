import { z } from 'zod'
import { Day, Id, needed, Percent, Text, WholeNumber } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { Version } from '../kernel/version.ts'
import { canonicalCode, longestPrefix, mostCodes } from './couponCode.ts'
import { couponTypes } from './coupons.shapes.ts'

const Code = z.string(needed('text.type')).overwrite(canonicalCode).min(1, 'required')

/** What customers type. Letter case does not matter. */
const CouponCode = Code.max(32).regex(/^[A-Z0-9_-]{3,32}$/, 'coupon.code')

/** What all codes of a batch begin with. */
const CodePrefix = Code.max(longestPrefix).regex(/^[A-Z0-9]{2,}$/, 'coupon.prefix')

const Discount = Percent.refine((value) => value > 0, 'money.positive')
const Limit = WholeNumber(1, 1_000_000)

const mostTargets = 5000
const Target = z.strictObject({
  store: Id,
  /** Of an Item coupon: the items of the store that it is for. */
  items: z.array(Id).max(mostTargets).optional(),
})
export type CouponTarget = z.output<typeof Target>

const texts = {
  title_en: Text(100),
  title_ar: Text(100),
  short_description_en: Text(300),
  short_description_ar: Text(300),
}

const targets = {
  all_stores: z.boolean().optional(),
  /** The stores it is for, unless it is for all of them. */
  coupons: z.array(Target).max(mostTargets).optional(),
}

/** Fields that cannot be changed once the coupon exists (spec 3 §4). Null in a limit is without limit. */
const locked = {
  /** The one code; left out of a batch of codes. */
  code: CouponCode.optional(),
  code_prefix: CodePrefix.optional(),
  /** How many codes a batch has. Each is for one order, so that they are its uses in total. */
  code_count: WholeNumber(1, mostCodes).optional(),
  type: z.enum(couponTypes),
  discount: Discount,
  /** The percentage of the discount that the platform bears. */
  platform_contribution: Percent,
  start_date: Day,
  /** The last day on which it can be used, in Qatar. */
  end_date: Day,
  total_usage_limit: Limit.nullable().optional(),
  limit_per_user: Limit.nullable().optional(),
}
export const lockedFields = Object.keys(locked) as (keyof typeof locked)[]

interface Codes {
  readonly code?: string | undefined
  readonly code_prefix?: string | undefined
  readonly code_count?: number | undefined
  readonly total_usage_limit?: number | null | undefined
}
interface CodeIssue {
  readonly path: (keyof Codes)[]
  readonly message: 'required' | 'coupon.oneOrMany' | 'coupon.usesOfCodes'
}

/** A coupon has one code, or a prefix and a number of codes. */
function codeIssue({ code, code_prefix, code_count, total_usage_limit }: Codes): CodeIssue | undefined {
  const batch = code_prefix !== undefined || code_count !== undefined
  if (!batch) return code === undefined ? { path: ['code'], message: 'required' } : undefined
  if (code !== undefined) return { path: ['code'], message: 'coupon.oneOrMany' }
  if (code_prefix === undefined) return { path: ['code_prefix'], message: 'required' }
  if (code_count === undefined) return { path: ['code_count'], message: 'required' }
  return (total_usage_limit ?? code_count) === code_count
    ? undefined
    : { path: ['total_usage_limit'], message: 'coupon.usesOfCodes' }
}

interface Targets {
  readonly type: 'Store' | 'Item'
  readonly all_stores?: boolean | undefined
  readonly coupons?: readonly CouponTarget[] | undefined
}
interface TargetIssue {
  readonly path: (string | number)[]
  readonly message: 'required' | 'coupon.allStores' | 'coupon.itemsOfAll' | 'coupon.items' | 'twice'
}

/** What is wrong with the stores and items of a coupon (spec 3 §5). */
export function targetIssues({ type, all_stores, coupons = [] }: Targets): TargetIssue[] {
  if (all_stores && type === 'Item') return [{ path: ['all_stores'], message: 'coupon.itemsOfAll' }]
  if (all_stores) return coupons.length > 0 ? [{ path: ['coupons'], message: 'coupon.allStores' }] : []
  if (coupons.length === 0) return [{ path: ['coupons'], message: 'required' }]
  if (new Set(coupons.map(({ store }) => store)).size < coupons.length)
    return [{ path: ['coupons'], message: 'twice' }]
  if (type === 'Store') return []
  return coupons.some(({ items = [] }) => items.length === 0)
    ? [{ path: ['coupons'], message: 'coupon.items' }]
    : []
}

export const CouponFields = z
  .strictObject({
    ...texts,
    ...locked,
    ...targets,
    /** Of the whole order, after offers and before delivery. */
    minimum_order_amount: Money.optional(),
    /** On unless said otherwise. */
    status: z.boolean().optional(),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: 'day.order' })
  .superRefine((fields, context) => {
    const wrong = codeIssue(fields)
    if (wrong) context.addIssue({ code: 'custom', ...wrong })
    for (const { path, message } of targetIssues(fields)) context.addIssue({ code: 'custom', path, message })
  })

/**
 * What may be changed later: texts, minimum and what it is for. A locked field may be named with the value it has; any
 * other is refused.
 */
export const CouponEdit = z.strictObject({
  catering_coupon_id: Id,
  ...z.strictObject({ ...texts, ...locked }).partial().shape,
  ...targets,
  minimum_order_amount: Money.optional(),
  version: Version.optional(),
})

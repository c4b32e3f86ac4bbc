import { qar } from '@sufra/contract/kernel/money'
import type { InputOf } from '@sufra/contract/kernel/operation'
import {
  type CouponTarget,
  type coupons,
  lockedFields,
  targetIssues,
} from '@sufra/contract/promotions/coupons'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields } from '../../kernel/errors/fieldErrors.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { addRow, orTaken } from '../../kernel/operations/rows.ts'
import { batches } from './batch.ts'
import type { CouponRow } from './coupons.sql.ts'
import { isTaken } from './coupons.sql.ts'
import { couponTargets, digestOf, failIfTargetsMissing, saveTargets, targetsOf } from './coupons.targets.ts'

type NewCoupon = InputOf<typeof coupons.save>
type CouponChange = InputOf<typeof coupons.update>

export async function addCoupon({
  db,
  input,
  services,
}: Pick<Call, 'db' | 'services'> & { input: NewCoupon }) {
  const { coupons: chosen = [], total_usage_limit, limit_per_user, ...values } = input
  const targets = targetsOf(input.type, chosen)
  await failIfTargetsMissing(db, targets)
  if (input.code !== undefined && (await isTaken(db, input.code)))
    fail('coupons.codeTaken', { field: 'code' })
  const row = {
    ...values,
    // Each code of a batch is used once.
    total_usage_limit: input.code_count ?? total_usage_limit ?? undefined,
    limit_per_user: limit_per_user ?? undefined,
    target_digest: digestOf(targets),
  }
  const saved = await orTaken(addRow(db, 'coupons', row), 'coupons.codeTaken', 'code')
  await saveTargets(db, saved.id, targets)
  if (input.code_count !== undefined) await services.jobs.send(db, batches, { coupon_id: saved.id })
  return saved
}

const chosenNow = async (call: Pick<Call, 'db'>, id: number): Promise<CouponTarget[]> =>
  (await couponTargets(call.db, id)).map(({ id: store, items }) => ({
    store,
    items: (items ?? []).map((item) => item.id),
  }))

const auditFields = {
  title_en: {},
  title_ar: {},
  short_description_en: {},
  short_description_ar: {},
  minimum_order_amount: { wire: qar },
  all_stores: {},
  target_digest: { field: 'coupons', wire: () => null },
}

/** Texts, minimum and targets. A locked field with another value than it has is refused by name (spec 3 §4). */
export async function changeCoupon(
  call: Pick<Call, 'db' | 'caller' | 'scopeFilter'> & { input: CouponChange },
  before: CouponRow | undefined,
) {
  const { catering_coupon_id: id, coupons: chosen, version, all_stores, ...rest } = call.input
  const coupon = orNotFound(before)
  const { language } = call.caller
  failFields(
    lockedFields.filter((name) => rest[name] !== undefined && rest[name] !== coupon[name]),
    'locked',
    language,
  )
  const forAll = all_stores ?? coupon.all_stores
  const targeting = chosen !== undefined || all_stores !== undefined
  const named = chosen ?? (forAll ? [] : await chosenNow(call, id))
  for (const { path, message } of targeting
    ? targetIssues({ type: coupon.type, all_stores: forAll, coupons: named })
    : [])
    failFields([path.join('.')], message, language)
  const targets = targetsOf(coupon.type, named)
  if (targeting) await failIfTargetsMissing(call.db, targets)
  const { title_en, title_ar, short_description_en, short_description_ar, minimum_order_amount } = rest
  const saved = await saveEdit(call, {
    table: 'coupons',
    id,
    allowed: call.scopeFilter,
    values: {
      title_en,
      title_ar,
      short_description_en,
      short_description_ar,
      minimum_order_amount,
      all_stores,
      target_digest: targeting ? digestOf(targets) : undefined,
    },
    version,
    auditFields,
  })
  if (targeting) await saveTargets(call.db, id, targets)
  return saved
}

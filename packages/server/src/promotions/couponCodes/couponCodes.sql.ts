import type { InputOf } from '@sufra/contract/kernel/operation'
import type { couponCodes } from '@sufra/contract/promotions/couponCodes'
import { canonicalCode } from '@sufra/contract/promotions/coupons'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

type CodesInput = InputOf<typeof couponCodes.list>

const found = (
  coupon_id: number,
  { search, use }: CodesInput,
): SQL => sql`coupon_codes.coupon_id = ${coupon_id}
  ${search ? sql`and strpos(coupon_codes.code, ${canonicalCode(search)}) > 0` : sql``}
  ${use ? sql`and (coupon_codes.used_at is not null) = ${use === 'used'}::boolean` : sql``}`

const codeColumns = {
  ...pick(tables.coupon_codes, 'id', 'code', 'used_at'),
  order_id: nullable(tables.coupon_redemptions.order_id),
}

/** In the order they were made. */
export const codesOf = (db: Db, coupon_id: number, asked: CodesInput) =>
  query(
    db,
    codeColumns,
    sql`select coupon_codes.id, coupon_codes.code, coupon_codes.used_at, used.order_id
      from coupon_codes
      left join coupon_redemptions used on used.code_id = coupon_codes.id and used.released_at is null
      where ${found(coupon_id, asked)} order by coupon_codes.id
      limit ${asked.count} offset ${(asked.page - 1) * asked.count}`,
  )

export const countCodes = (db: Db, coupon_id: number, asked: CodesInput) =>
  countRows(db, sql`from coupon_codes where ${found(coupon_id, asked)}`)

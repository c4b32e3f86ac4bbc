import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Customers of a new area who agreed to mails, every second in Arabic, and three whom no marketing may reach. */
export async function makeAudience(pool: pg.Pool, region_id: number, count: number) {
  const mark = randomUUID().slice(0, 8)
  const address = (who: string | number) => `${mark}-${who}@audience.test`
  const agreed = Array.from({ length: count }, (_, nth) => address(nth))
  const [withdrawn, blocked, unasked] = ['withdrawn', 'blocked', 'unasked'].map(address)
  const area = { en: `Lusail ${mark}`, ar: `لوسيل ${mark}` }
  await pool.query(
    `with area as (
        insert into areas (region_id, name_en, name_ar) values ($1, $2, $3) returning id),
      made as (
        insert into customers (mobile, fullname, email, language, status)
        select '9746' || lpad(($4::int + nth)::text, 7, '0'), 'Noora', email, (array['en', 'ar'])[1 + nth % 2], email <> $6
        from unnest($5::text[]) with ordinality given(email, nth) returning id)
    insert into customer_addresses (customer_id, region_id, area_id) select made.id, $1, area.id from made, area`,
    [
      region_id,
      area.en,
      area.ar,
      Math.floor(Math.random() * 9_000_000),
      [...agreed, withdrawn, blocked, unasked],
      blocked,
    ],
  )
  const consent = (emails: readonly unknown[], given: boolean) =>
    pool.query(
      `insert into customer_consents (customer_id, kind, given, source)
        select id, 'email', $2, 'app' from customers where email = any($1)`,
      [emails, given],
    )
  await consent([...agreed, withdrawn, blocked], true)
  await consent([withdrawn], false)
  return { area, agreed }
}

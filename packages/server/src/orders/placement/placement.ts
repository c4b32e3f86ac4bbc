import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { type ChannelScope, signatureOf } from '../../kernel/access/scope.ts'
import type { ValueOf } from '../../kernel/database/columns.ts'
import { nullable, object, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryPrepared } from '../../kernel/database/prepared.ts'
import type { ColumnOf, TableName } from '../../kernel/database/tableNames.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { ColumnValues } from '../../kernel/operations/rows.ts'
import {
  type Copies,
  commissionOf,
  copiesOf,
  placement,
  platformShare,
} from '../../money/ledger/ledger.rules.ts'
import { entries } from '../../money/ledger/ledger.sql.ts'
import type { PricedLine } from '../pricing/pricing.ts'
import type { OrderDraft } from './placement.checks.ts'
import { lostRaceViolation, reserveCapacity, reservedColumns, reservedCounts } from './reserveCapacity.ts'
import { violationError } from './validateOrder.ts'

const names = ({ id, name_en, name_ar }: { id: number; name_en: string; name_ar: string }) => ({
  id,
  name_en,
  name_ar,
})

/** A line's own copy of everything it prints and was priced from (DECISIONS 21). */
export const lineRow = (line: PricedLine, index: number) =>
  ({
    line_number: index + 1,
    item_id: line.item.id,
    name_en: line.item.name_en,
    name_ar: line.item.name_ar,
    quantity: line.quantity,
    enough_for: line.item.enough_for,
    unit_name_en: line.item.unit_name_en,
    unit_name_ar: line.item.unit_name_ar,
    original_price: line.item.original_price,
    promoted_price: line.item.promoted_price,
    price_per_unit: line.item.price_per_unit,
    delivery_type: line.item.delivery_type,
    special_fees_amount: line.special_fees_amount,
    choices: line.choices
      .filter(({ picked }) => picked.length > 0)
      .map(({ group, picked }) => ({
        ...names(group),
        item_choice_options: picked.map(({ option, quantity }) => ({
          ...names(option),
          quantity,
          item_choice_price: option.price,
        })),
      })),
    addons: line.addons
      .filter(({ picked }) => picked.length > 0)
      .map(({ group, picked }) => ({
        ...names(group),
        item_addon_options: picked.map(({ option, quantity }) => ({
          ...names(option),
          quantity,
          item_addon_option_price: option.price,
        })),
      })),
    choices_price: line.choices_price,
    addons_price: line.addons_price,
    line_total: line.line_total,
    offer_id: line.offer_id,
    offer_discount: line.offer_discount,
    offer_discount_value: line.offer_discount_value,
    setup_time: line.item.setup_time,
    serving_hours: line.serving_hours ?? null,
    additional_demands_text: line.demands || null,
  }) satisfies Readonly<Record<Exclude<ColumnOf<'order_lines'>, 'order_id'>, unknown>>

const columnsOf = (row: object): SQL =>
  sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  )

/** Columns that the database fills, or that a later decision does. */
type LaterColumn =
  | 'channel_reference'
  | 'event_day'
  | 'tax'
  | 'requested_amount'
  | 'accepted_at'
  | 'completed_at'
  | 'cancelled_at'
  | 'cancel_reason_id'
  | 'cancel_reason_en'
  | 'cancel_reason_ar'
  | 'cancelled_by_kind'
  | 'cancelled_by_name'
  | 'cancel_fault'
  | 'cancellation_rule'
  | 'seen_at'
  | 'version'
  | 'created_at'
  | 'updated_at'

/** A column of an order that is in neither does not compile. */
type OrderValues = Readonly<Record<Exclude<ColumnOf<'orders'>, LaterColumn>, SQL | string | number | null>>

/** Inserts a row of these values if `from` has a row. */
function insertFor<T extends TableName, Values extends object>(
  from: SQL,
  table: T,
  values: ColumnValues<T, Values>,
): SQL {
  const given = Object.values(values).map((value) => sql`${value}`)
  return sql`insert into ${sql.identifier(table)} (${columnsOf(values)})
    select ${sql.join(given, sql`, `)} from ${from}`
}

const placedRow = object({
  ...pick(tables.orders, 'id', 'created_at', 'remaining_amount'),
  status: tables.order_statuses.status,
})
type Placed = ValueOf<typeof placedRow>

function orderValues(
  scope: ChannelScope,
  { context, input, price, event_at }: OrderDraft,
): Omit<OrderValues, keyof Copies> {
  const { customer, address } = input
  const { coupon } = context
  return {
    id: sql`gate.id`,
    channel_id: scope.channel_id,
    restaurant_id: context.restaurant_id,
    store_id: input.store_id,
    customer_id: context.customer_id,
    status_id: orderStatus.pending,
    language: input.language,
    payment_method: input.payment_method,
    notes: input.notes || null,
    event_at: event_at.toISOString(),
    restaurant_name: context.restaurant_name,
    restaurant_name_ar: context.restaurant_name_ar,
    store_name_en: context.store_name_en,
    store_name_ar: context.store_name_ar,
    store_phone: context.store_phone,
    store_email: context.store_email,
    catering_commission: context.catering_commission,
    value_added_tax: context.value_added_tax,
    catering_advance: context.catering_advance,
    credit_card_fee: context.credit_card_fee,
    debit_card_fee: context.debit_card_fee,
    cash_on_delivery_limit: context.cash_on_delivery_limit,
    cancellation_days: context.cancellation_days,
    customer_fullname: customer.fullname,
    customer_mobile: customer.mobile,
    customer_email: customer.email ?? null,
    address_id: sql`(select id from address)`,
    address_name: address.name ?? null,
    formatted_address: address.details || null,
    region_id: context.region_id,
    region_name_en: context.region_name_en,
    region_name_ar: context.region_name_ar,
    area_id: input.area_id,
    area_name_en: context.area_name_en,
    area_name_ar: context.area_name_ar,
    street_number: address.street_number ?? null,
    building_number: address.building_number ?? null,
    latitude: address.latitude ?? null,
    longitude: address.longitude ?? null,
    sub_total: price.sub_total,
    discount: price.discount,
    discount_value: price.discount_value,
    offer_discount_value: price.offer_discount_value,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_discount: coupon?.discount ?? 0,
    coupon_discount_value: price.coupon_discount_value,
    coupon_platform_contribution: coupon?.platform_contribution ?? 0,
    coupon_platform_contribution_value: price.coupon_platform_contribution_value,
    welcome_discount_value: price.welcome_discount_value,
    catering_delivery_fees: price.catering_delivery_fees,
    order_total_price: price.order_total_price,
  }
}

/** The customer's address with this street and building, or this position; inserted if new. */
function addressQuery({ context, input: { area_id, address } }: OrderDraft): SQL {
  const [street, building] = [address.street_number ?? null, address.building_number ?? null]
  const [latitude, longitude] = [address.latitude ?? null, address.longitude ?? null]
  return sql`
    known_address as (
      select id from customer_addresses
      where customer_id = ${context.customer_id}::bigint and area_id = ${area_id} and archived_at is null
        and street_number is not distinct from ${street} and building_number is not distinct from ${building}
        and (${building}::text is not null or latitude is not distinct from ${latitude}::numeric(9,6)
          and longitude is not distinct from ${longitude}::numeric(9,6))
      order by id limit 1),
    new_address as (
      insert into customer_addresses
        (customer_id, name, region_id, area_id, street_number, building_number, notes, latitude, longitude)
      select ${context.customer_id}::bigint, ${address.name ?? null}, ${context.region_id}::bigint,
        ${area_id}::bigint, ${street}, ${building}, ${address.details || null}, ${latitude}::numeric,
        ${longitude}::numeric
      from gate where not exists (select from known_address) returning id),
    address as (select id from known_address union all select id from new_address)`
}

/**
 * Reserves capacity and inserts the order, its lines, its first history entry and its ledger event in one statement.
 * Rejected if another order took the capacity first.
 */
export async function insertOrder(db: Db, scope: ChannelScope, draft: OrderDraft): Promise<Placed> {
  const { context, input, price } = draft
  const postings = placement({
    order_total_price: price.order_total_price,
    platform_share: platformShare(price),
    commission: commissionOf(price, context.catering_commission),
  })
  const event = {
    kind: 'placement',
    postings,
    restaurant_id: context.restaurant_id,
    store_id: input.store_id,
  } as const
  const order: OrderValues = { ...orderValues(scope, draft), ...copiesOf('placement', postings) }
  const lines = price.lines.map(lineRow)
  const lineColumns = columnsOf(lines[0] ?? {})
  const { kind, name } = signatureOf(scope)
  const [answer] = await queryPrepared(
    db,
    { ...reservedColumns, placed: nullable(placedRow) },
    sql`with ${reserveCapacity(draft)}, ${addressQuery(draft)},
      placed as (${insertFor(sql`gate`, 'orders', order)}
        returning id, created_at, status_id, remaining_amount),
      lines as (
        insert into order_lines (order_id, ${lineColumns})
        select placed.id, ${lineColumns} from placed, jsonb_populate_recordset(null::order_lines,
          ${JSON.stringify(lines)}::jsonb) line),
      history as (
        insert into order_status_history (order_id, status_id, actor_kind, actor_name)
        select id, status_id, ${kind}, ${name} from placed),
      ${entries(event, sql`(select id from placed)`)}
      select ${reservedCounts}, (select to_json(row) from (
        select placed.id, placed.created_at, placed.remaining_amount, order_statuses.status
        from placed join order_statuses on order_statuses.id = placed.status_id) row) as placed`,
  )
  const { placed, ...taken } = orNotFound(answer)
  if (placed) return placed
  throw await violationError(db, draft, await lostRaceViolation(db, draft, taken))
}

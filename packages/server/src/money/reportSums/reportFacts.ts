/** The day in Qatar of an instant. */
const day = (instant: string) => `(${instant} at time zone 'Asia/Qatar')::date`
/** The hour of the week in Qatar, from 0 on Sunday at midnight to 167. */
const weekHour = (instant: string) =>
  `(extract(dow from ${instant} at time zone 'Asia/Qatar') * 24
    + extract(hour from ${instant} at time zone 'Asia/Qatar'))::smallint`
const minutes = (until: string) => `floor(extract(epoch from ${until} - orders.created_at) / 60)::integer`
/** The square of 0.01° (`placeStep`) that a position is in, as hundredths of degrees: "2528,5153". */
const square = `case when orders.latitude is not null and orders.longitude is not null
  then floor(orders.latitude * 100)::integer || ',' || floor(orders.longitude * 100)::integer end`
const hadOrdered = (condition: string) =>
  `exists (select from orders earlier where earlier.customer_id = orders.customer_id
    and earlier.id < orders.id and ${condition})`

/** What an order is grouped by and found by. */
const attributes = {
  restaurant_id: 'orders.restaurant_id',
  store_id: 'orders.store_id',
  placed_day: day('orders.created_at'),
  event_day: 'orders.event_day',
  placed_hour: weekHour('orders.created_at'),
  event_hour: weekHour('orders.event_at'),
  area_id: 'coalesce(orders.area_id, 0)',
  place: square,
  channel_id: 'coalesce(orders.channel_id, 0)',
  payment: `case orders.payment_method when 'creditcard' then 'card' else 'cash' end`,
  repeat_customer: hadOrdered('true'),
  repeat_at_store: hadOrdered('earlier.store_id = orders.store_id'),
  // Rejecting is an answer too; a customer who cancels before has none.
  answer_minutes: `case when orders.accepted_at is not null then ${minutes('orders.accepted_at')}
    when orders.cancelled_by_kind in ('admin', 'restaurant', 'store_user') then ${minutes('orders.cancelled_at')} end`,
  unanswered: `orders.status_id = 7 and orders.accepted_at is null
    and orders.cancelled_by_kind in ('customer', 'channel', 'system')`,
  lead_days: `orders.event_day - ${day('orders.created_at')}`,
  cancel_reason_id: 'case when orders.status_id = 7 then coalesce(orders.cancel_reason_id, 0) end',
  cancelled_by: 'orders.cancelled_by_kind',
  // 0 without one.
  coupon_id: 'coalesce(orders.coupon_id, 0)',
  offer_discounts: 'orders.offer_discount_value',
  coupon_discounts: 'orders.coupon_discount_value',
  coupon_platform: 'orders.coupon_platform_contribution_value',
  welcome_discounts: 'orders.welcome_discount_value',
} as const

const unlessCancelled = (amount: string) => `case when orders.status_id <> 7 then ${amount} else 0 end`

/** What each figure takes from an order: the only definition of it in SQL. In words: `reportFigures` of the contract. */
export const measures = {
  orders: unlessCancelled('1'),
  revenue: unlessCancelled('orders.order_total_price'),
  sub_total: unlessCancelled('orders.sub_total'),
  delivery: unlessCancelled('orders.catering_delivery_fees'),
  store_discounts: unlessCancelled(
    'orders.offer_discount_value + orders.coupon_discount_value - orders.coupon_platform_contribution_value',
  ),
  platform_discounts: unlessCancelled(
    'orders.coupon_platform_contribution_value + orders.welcome_discount_value',
  ),
  commission: 'orders.platform_commission_value',
  gateway_charges: 'orders.pgw_charges_value',
  received: 'orders.paid_amount',
  collected: 'orders.cash_collected_amount',
  refunded: 'orders.refunded_amount',
  due: 'orders.due_to_store',
  cancelled: 'case when orders.status_id = 7 then 1 else 0 end',
  cancelled_value: 'case when orders.status_id = 7 then orders.order_total_price else 0 end',
} as const

const factColumns = { ...attributes, ...measures }
export const factNames = ['order_id', ...Object.keys(factColumns)].join(', ')

/** Orders as reports see them, one row each. */
export const factsOf = (condition: string): string => `
  select orders.id as order_id, ${Object.entries(factColumns)
    .map(([name, expression]) => `${expression} as ${name}`)
    .join(',\n    ')}
  from orders where ${condition}`

/**
 * What the sums do not have yet of orders that were changed: the order as it is with the sign 1, as it was summed up
 * with -1.
 */
export const unsummed = (ids: string): string => `
  select 1 as sign, ${factNames} from (${factsOf(`orders.id in (${ids})`)}) fact
  union all
  select -1, ${factNames} from report_orders where order_id in (${ids})`

/** What orders are summed up by, beside all and by store: the key of a fact; no row of the sums where it is null. */
export const sumKeys = {
  all: `''`,
  store: 'fact.store_id::text',
  hour: 'hour::text',
  area: 'fact.area_id::text',
  place: 'fact.place',
  channel: 'fact.channel_id::text',
  payment: 'fact.payment',
  customer: `case when fact.repeat_customer then 'returning' else 'new' end`,
  answer: `case when fact.unanswered then 'none' else fact.answer_minutes::text end`,
  lead: 'fact.lead_days::text',
  reason: 'fact.cancel_reason_id::text',
  canceller: 'fact.cancelled_by',
} as const
export type SumKey = keyof typeof sumKeys

/** The columns of sums, each by what is made of it. */
export const eachMeasure = (of: (name: string) => string): string => Object.keys(measures).map(of).join(', ')
const names = eachMeasure((name) => name)

/** Facts by basis, span and all that they are summed up by, to be followed by nothing. */
export const cellsOf = (facts: string, sign: 'sign *' | ''): string => `
  select basis, dimension, span, date_trunc(span, day)::date as start, key,
    ${eachMeasure((name) => `sum(${sign} ${name}) as ${name}`)}
  from (${facts}) fact
  cross join (values ('placed'), ('event')) basis (basis)
  cross join lateral (select case basis when 'placed' then placed_day else event_day end as day,
    case basis when 'placed' then placed_hour else event_hour end as hour) at
  cross join (values ('day'), ('month')) span (span)
  cross join lateral (values ${Object.entries(sumKeys)
    .map(([dimension, key]) => `('${dimension}', ${key})`)
    .join(', ')}) cell (dimension, key)
  where key is not null
  group by 1, 2, 3, 4, 5`
export const sumColumns = `basis, dimension, span, start, key, ${names}`

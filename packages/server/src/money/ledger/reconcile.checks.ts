// Over 300 lines: the list of all checks, each a statement of its own, read from top to bottom.
import { reportChecks } from '../reportSums/reportSums.checks.ts'

/** A recomputation whose rows are differences. Amounts are dirhams. */
interface Check {
  readonly name: string
  /** Selects subject, expected and found. */
  readonly text: string
  readonly money?: true
}

/** Compares expected numbers with the stored ones by key, and selects the keys that differ. A missing number is 0. */
const compare = (name: string, subject: string, keys: string, expected: string, found: string): Check => ({
  name,
  text: `select format(${subject}) as subject, coalesce(e.value, 0) as expected, coalesce(f.value, 0) as found
    from (${expected}) e full join (${found}) f using (${keys})
    where coalesce(e.value, 0) <> coalesce(f.value, 0) order by ${keys}`,
})

const money = (check: Check): Check => ({ ...check, money: true })

/** Every posting of an order with the kind of its event. A reversal has the kind of the event it reverses. */
const effects = `
  select p.order_id, p.account, p.amount, coalesce(r.kind, e.kind) as kind, e.kind = 'reversal' as reversed
  from ledger_postings p join ledger_events e on e.id = p.event_id left join ledger_events r on r.id = e.reverses_event_id
  where p.order_id is not null`

const figuresOfLedger = `
  select order_id,
    sum(amount) filter (where account = 'platform_bank' and kind = 'payment') as paid_amount,
    -sum(amount) filter (where account = 'refunds_payable' and (amount < 0) <> reversed) as refunded_amount,
    sum(amount) filter (where account = 'store_cash') as cash_collected_amount,
    sum(amount) filter (where account = 'customer_receivable') as remaining_amount,
    -sum(amount) filter (where account = 'commission_revenue') as platform_commission_value,
    -sum(amount) filter (where account = 'gateway_charges') as pgw_charges_value,
    -sum(amount) filter (where account in ('store_expected', 'store_payable')
      and kind not in ('charge', 'settlement')) as due_to_store
  from (${effects}) effect group by order_id`

const figures = [
  'paid_amount',
  'refunded_amount',
  'cash_collected_amount',
  'remaining_amount',
  'platform_commission_value',
  'pgw_charges_value',
  'due_to_store',
]

const ledgerChecks: readonly Check[] = [
  money({
    name: 'postings of an event sum to zero',
    text: `select format('event %s', event_id) as subject, 0 as expected, sum(amount) as found
      from ledger_postings group by event_id having sum(amount) <> 0 order by event_id`,
  }),
  money({
    name: "an order's amounts are its postings",
    text: `select format('order %s %s', o.id, figure.name) as subject, figure.expected, figure.found
      from orders o left join (${figuresOfLedger}) l on l.order_id = o.id
      cross join lateral (values ${figures.map((name) => `('${name}', coalesce(l.${name}, 0), o.${name})`).join(', ')})
        as figure(name, expected, found)
      where figure.expected <> figure.found order by o.id`,
  }),
  money({
    name: 'due to store is the formula (DECISIONS 23)',
    text: `select format('order %s', id) as subject, formula.due as expected, due_to_store as found
      from orders cross join lateral (select paid_amount - pgw_charges_value - platform_commission_value
        - refunded_amount + case when status_id = 7 then 0
          else coupon_platform_contribution_value + welcome_discount_value end as due) formula
      where formula.due <> due_to_store order by id`,
  }),
  money(
    compare(
      'what was placed is what was ordered',
      `'order %s', coalesce(e.id, f.id)`,
      'id',
      'select id, order_total_price as value from orders',
      `select e.order_id as id, sum(p.amount) as value from ledger_events e
        join ledger_postings p on p.event_id = e.id and p.account = 'customer_receivable'
        where e.kind = 'placement' group by 1`,
    ),
  ),
  {
    name: 'an order is in the ledger as far as it is in life',
    text: `select format('order %s', o.id) as subject, life.expected, coalesce(l.kinds, '') as found
      from orders o
      left join (select order_id, string_agg(kind, ', ' order by id) as kinds from ledger_events
        where kind in ('placement', 'completion', 'cancellation')
          and not exists (select from ledger_events undone where undone.reverses_event_id = ledger_events.id)
        group by 1) l on l.order_id = o.id
      cross join lateral (select case o.status_id when 7 then 'placement, cancellation'
        when 8 then 'placement, completion' else 'placement' end as expected) life
      where life.expected is distinct from l.kinds order by o.id`,
  },
  {
    name: "an order's status is the last of its history",
    text: `select format('order %s', o.id) as subject, h.status_id as expected, o.status_id as found
      from orders o left join lateral (select status_id from order_status_history h
        where h.order_id = o.id order by h.id desc limit 1) h on true
      where h.status_id is distinct from o.status_id order by o.id`,
  },
  money(
    compare(
      'the lines of an order are its sub total',
      `'order %s', coalesce(e.id, f.id)`,
      'id',
      'select order_id as id, sum(line_total) as value from order_lines group by 1',
      'select id, sub_total as value from orders',
    ),
  ),
]

/** A money record and the event that posted it. */
const posted = (
  table: string,
  key: string,
  account: string,
  sign: string,
  where = 'true',
  column = 'amount',
) =>
  money(
    compare(
      `${table.replaceAll('_', ' ')} are posted`,
      `'${table} %s', coalesce(e.id, f.id)`,
      'id',
      `select id, ${column} as value from ${table} where ${where}`,
      `select e.${key} as id, ${sign}sum(p.amount) as value from ledger_events e
        join ledger_postings p on p.event_id = e.id and p.account = '${account}'
        where e.${key} is not null and e.kind <> 'reversal' group by 1`,
    ),
  )

const recordChecks: readonly Check[] = [
  posted('payments', 'payment_id', 'platform_bank', ''),
  posted('refunds', 'refund_id', 'platform_bank', '-', `status = 'done'`),
  posted('cash_collections', 'cash_collection_id', 'store_cash', ''),
  posted('other_charges', 'other_charge_id', 'other_charges', '-', 'true', 'balance'),
  posted('payment_requests', 'payment_request_id', 'store_payable', '', `status = 'request_accepted'`),
  money(
    compare(
      'what is to be paid back is requested',
      `'order %s', coalesce(e.order_id, f.order_id)`,
      'order_id',
      `select order_id, -sum(amount) as value from ledger_postings where account = 'refunds_payable' group by 1`,
      `select order_id, sum(amount) as value from refunds where status <> 'done' group by 1`,
    ),
  ),
  money(
    compare(
      'payment requests hold what their orders and charges give',
      `'payment_request %s', coalesce(e.id, f.id)`,
      'id',
      `select payment_request_id as id, sum(amount) as value from (
        select payment_request_id, amount from payment_request_orders
        union all select payment_request_id, amount from payment_request_charges) part group by 1`,
      'select id, amount as value from payment_requests',
    ),
  ),
  money(
    compare(
      'what is requested of an order is what live requests hold',
      `'order %s', coalesce(e.id, f.id)`,
      'id',
      `select order_id as id, sum(amount) as value from payment_request_orders where released_at is null group by 1`,
      'select id, requested_amount as value from orders',
    ),
  ),
  money(
    compare(
      'what is requested of a charge is what live requests hold',
      `'charge %s', coalesce(e.id, f.id)`,
      'id',
      `select other_charge_id as id, sum(amount) as value from payment_request_charges
        where released_at is null group by 1`,
      'select id, requested_amount as value from other_charges',
    ),
  ),
  money(
    compare(
      'what is due to a store is what it can request and has requested',
      `'store %s', coalesce(e.store_id, f.store_id)`,
      'store_id',
      `select store_id, sum(amount) as value from (
        select store_id, due_to_store - requested_amount as amount from orders where status_id in (7, 8)
        union all select store_id, due_amount - requested_amount from other_charges
        union all select store_id, amount from payment_requests where status = 'PENDING') part group by 1`,
      `select store_id, -sum(amount) as value from ledger_postings where account = 'store_payable' group by 1`,
    ),
  ),
]

const statementSums = [
  'row_count',
  'amount',
  'order_total',
  'received',
  'commission',
  'gateway_charge',
] as const

const balanceChecks: readonly Check[] = (
  [
    ['due', 'store_payable'],
    ['expected', 'store_expected'],
  ] as const
).map(([column, account]) =>
  money(
    compare(
      `the balance of a store is the ledger: ${column}`,
      `'store %s', coalesce(e.store_id, f.store_id)`,
      'store_id',
      `select store_id, -sum(amount) as value from ledger_postings where account = '${account}'
        and store_id is not null group by 1`,
      `select store_id, sum(${column}) as value from store_balances group by 1`,
    ),
  ),
)

const statementChecks: readonly Check[] = [
  money(
    compare(
      'the rows of a statement are the ledger',
      `'event %s', coalesce(e.event_id, f.event_id)`,
      'event_id',
      `select event_id, -sum(amount) as value from ledger_postings where account = 'store_payable'
        group by 1 having sum(amount) <> 0`,
      'select event_id, amount as value from statement_rows',
    ),
  ),
  compare(
    'the sums of a statement are its rows',
    `'store %s on %s: %s', coalesce(e.store_id, f.store_id), coalesce(e.day, f.day), coalesce(e.name, f.name)`,
    'store_id, day, name',
    `select store_id, day, sums.name, sum(sums.value) as value from statement_rows
      cross join lateral (values ${statementSums
        .map((name) => `('${name}', ${name === 'row_count' ? '1::bigint' : name})`)
        .join(', ')}) sums(name, value) group by 1, 2, 3`,
    `select store_id, day, sums.name, sum(sums.value) as value from statement_days
      cross join lateral (values ${statementSums.map((name) => `('${name}', ${name})`).join(', ')})
        sums(name, value) group by 1, 2, 3`,
  ),
]

const payoutChecks: readonly Check[] = [
  {
    name: 'the last payout of a store is that of its requests',
    text: `select format('store %s', store_id) as subject, e.value as expected, f.value as found
      from (select store_id, max(reference_date) as value from payment_requests
          where status = 'request_accepted' and reversed_at is null group by 1) e
      full join (select store_id, paid_on as value from last_payouts) f using (store_id)
      where e.value is distinct from f.value order by store_id`,
  },
  money({
    name: 'lines of live bank files are accepted payouts',
    text: `select format('payment_request %s', request.id) as subject, payout.amount as expected, line.amount as found
      from payout_file_lines line
      join payout_files file on file.id = line.payout_file_id
      join payout_runs run on run.id = file.payout_run_id
      join payment_requests request on request.id = line.payment_request_id
      cross join lateral (select case when request.status = 'request_accepted'
        and (request.reversed_at is null or run.settled_at is not null) then request.amount else 0 end as amount) payout
      where line.live and line.amount <> payout.amount order by request.id`,
  }),
  money(
    compare(
      'a bank file is the sum of its lines',
      `'bank file %s', coalesce(e.id, f.id)`,
      'id',
      'select payout_file_id as id, sum(amount) as value from payout_file_lines group by 1',
      'select id, amount as value from payout_files',
    ),
  ),
]

const monthChecks: readonly Check[] = [
  {
    name: 'the checksum of a closed month is that of its rows',
    text: `select format('document %s', number) as subject, found.checksum as expected, document.checksum as found
      from statement_documents document
      cross join lateral (select statement_checksum(store_id, month, opening) as checksum) found
      where found.checksum <> document.checksum order by number`,
  },
  {
    name: 'the figures of a closed month are those of its rows',
    text: `select format('store %s in %s', store_id, to_char(month, 'YYYY-MM')) as subject, e.figures as expected,
        f.figures as found
      from (select store_id, month, concat_ws(' ', closing - amount, closing, row_count, amount, order_total, received,
            commission, gateway_charge) as figures
          from (select store_id, closed.month, sum(amount) as closing,
              count(*) filter (where day >= closed.month) as row_count,
              coalesce(sum(amount) filter (where day >= closed.month), 0) as amount,
              coalesce(sum(order_total) filter (where day >= closed.month), 0) as order_total,
              coalesce(sum(received) filter (where day >= closed.month), 0) as received,
              coalesce(sum(commission) filter (where day >= closed.month), 0) as commission,
              coalesce(sum(gateway_charge) filter (where day >= closed.month), 0) as gateway_charge
            from closed_months closed
            join statement_rows on day < (closed.month + interval '1 month')::date group by 1, 2) sums
          where row_count > 0 or closing <> 0) e
      full join (select store_id, month, concat_ws(' ', opening, closing, row_count, amount, order_total, received,
            commission, gateway_charge) as figures from statement_documents) f using (store_id, month)
      where e.figures is distinct from f.figures order by 1`,
  },
]

const trailChecks: readonly Check[] = [
  {
    name: 'a closed day of the audit trail holds what it held',
    text: `select format('day %s', to_char(day, 'YYYY-MM-DD')) as subject, expected_count as expected,
        case when found_count <> expected_count then found_count::text else 'changed rows' end as found
      from audit_day_differences order by day`,
  },
]

/** A count kept on write: `keys` are the expressions over orders to count by, and the columns that store them. */
function counted(table: string, what: string, keys: Readonly<Record<string, string>>): readonly Check[] {
  const columns = Object.keys(keys)
  const list = columns.join(', ')
  const made = Object.entries(keys).map(([column, of]) => `${of} as ${column}`)
  const subject = `'${what} ${columns.map((column) => `${column} %s`).join(' ')}', ${columns
    .map((column) => `coalesce(e.${column}, f.${column})`)
    .join(', ')}`
  const of = (value: string) =>
    `select ${made.join(', ')}, ${value} as value from orders group by ${columns.map((_, i) => i + 1).join(', ')}`
  const counts = compare(
    `${table}: orders`,
    subject,
    list,
    of('count(*)'),
    `select ${list}, order_count as value from ${table}`,
  )
  if (table === 'order_block_counts' || table === 'order_span_counts') return [counts]
  const amounts = compare(
    `${table}: amounts`,
    subject,
    list,
    of('sum(order_total_price)'),
    `select ${list}, total_price as value from ${table}`,
  )
  return [counts, money(amounts)]
}

const store = { store_id: 'store_id', status_id: 'status_id' }

const countChecks: readonly Check[] = [
  ...counted('order_totals', 'total', store),
  ...counted('order_block_counts', 'block', { ...store, block: '(id >> 12)::integer' }),
  ...counted('order_span_counts', 'span', { ...store, span: '(id >> 16)::integer' }),
  compare(
    "places taken of a store's day",
    `'store %s on %s', coalesce(e.store_id, f.store_id), coalesce(e.day, f.day)`,
    'store_id, day',
    'select store_id, event_day as day, count(*) as value from orders where status_id <> 7 group by 1, 2',
    'select store_id, day, order_count as value from store_day_capacity',
  ),
  compare(
    "places taken of an item's day",
    `'item %s on %s', coalesce(e.item_id, f.item_id), coalesce(e.day, f.day)`,
    'item_id, day',
    `select l.item_id, o.event_day as day, sum(l.quantity) as value from orders o
      join order_lines l on l.order_id = o.id where o.status_id <> 7 and l.item_id is not null group by 1, 2`,
    'select item_id, day, quantity as value from item_day_capacity',
  ),
]

const live = 'from coupon_redemptions where released_at is null'

const couponChecks: readonly Check[] = [
  compare(
    'uses of a coupon with a limit',
    `'coupon %s', coalesce(e.coupon_id, f.coupon_id)`,
    'coupon_id',
    `select coupon_id, count(*) as value ${live}
      and coupon_id in (select id from coupons where total_usage_limit is not null) group by 1`,
    'select id as coupon_id, used_count as value from coupons',
  ),
  compare(
    'uses of a coupon by a customer',
    `'coupon %s customer %s', coalesce(e.coupon_id, f.coupon_id), coalesce(e.customer_id, f.customer_id)`,
    'coupon_id, customer_id',
    `select coupon_id, customer_id, count(*) as value ${live} group by 1, 2`,
    'select coupon_id, customer_id, used_count as value from coupon_customer_uses',
  ),
  compare(
    'used codes of batches',
    `'code %s', coalesce(e.code_id, f.code_id)`,
    'code_id',
    `select code_id, 1 as value ${live} and code_id is not null`,
    'select id as code_id, 1 as value from coupon_codes where used_at is not null',
  ),
  compare(
    'orders with a coupon hold its use',
    `'order %s', coalesce(e.order_id, f.order_id)`,
    'order_id',
    'select id as order_id, 1 as value from orders where coupon_id is not null and status_id <> 7',
    `select order_id, 1 as value ${live}`,
  ),
  compare(
    'orders with a welcome discount hold the welcome',
    `'order %s', coalesce(e.order_id, f.order_id)`,
    'order_id',
    'select id as order_id, 1 as value from orders where welcome_discount_value > 0 and status_id <> 7',
    'select order_id, 1 as value from welcome_redemptions',
  ),
  compare(
    'welcome discounts taken of the budget',
    `'welcome discount %s', coalesce(e.id, f.id)`,
    'id',
    `select id, (select coalesce(sum(discount_value), 0) from welcome_redemptions) as value from welcome_discounts
      where budget is not null`,
    'select id, given_value as value from welcome_discounts',
  ),
]

const ofPromotion = `'%s %s', coalesce(e.kind, f.kind), coalesce(e.promotion_id, f.promotion_id)`
const offerLines = `from order_lines line join orders on orders.id = line.order_id
  where line.offer_id is not null and orders.status_id <> 7 group by line.offer_id`

const promotionChecks: readonly Check[] = [
  compare(
    'orders of a promotion',
    ofPromotion,
    'kind, promotion_id',
    `select 'offer' as kind, offer_id as promotion_id, count(distinct orders.id) as value ${offerLines}
      union all select 'coupon', coupon_id, count(*) ${live} group by coupon_id
      union all select 'welcome', welcome.id, count(*) from welcome_redemptions, welcome_discounts welcome group by 2`,
    'select kind, promotion_id, sum(orders) as value from promotion_costs group by 1, 2',
  ),
  money(
    compare(
      'discount given by a promotion',
      ofPromotion,
      'kind, promotion_id',
      `select 'offer' as kind, offer_id as promotion_id, sum(line.offer_discount_value) as value ${offerLines}
        union all select 'coupon', coupon_id, sum(discount_value) ${live} group by coupon_id
        union all select 'welcome', welcome.id, sum(discount_value)
          from welcome_redemptions, welcome_discounts welcome group by 2`,
      'select kind, promotion_id, sum(discount) as value from promotion_costs group by 1, 2',
    ),
  ),
  money(
    compare(
      "the platform's cost of a promotion is the ledger",
      ofPromotion,
      'kind, promotion_id',
      `select 'coupon' as kind, coupon_id as promotion_id, sum(posting.amount) as value
        from coupon_redemptions used join ledger_events event on event.order_id = used.order_id
        join ledger_postings posting on posting.event_id = event.id
        where posting.account = 'platform_discounts' group by coupon_id
        union all select 'welcome', welcome.id, sum(posting.amount)
          from orders join ledger_events event on event.order_id = orders.id
          join ledger_postings posting on posting.event_id = event.id, welcome_discounts welcome
          where posting.account = 'platform_discounts' and orders.welcome_discount_value > 0 group by 2`,
      'select kind, promotion_id, sum(platform) as value from promotion_costs group by 1, 2',
    ),
  ),
  compare(
    'coupons by their days and state',
    `'coupons from %s to %s, %s, %s', coalesce(e.start_date, f.start_date), coalesce(e.end_date, f.end_date),
      case when coalesce(e.status, f.status) then 'on' else 'off' end, coalesce(e.stage, f.stage)`,
    'start_date, end_date, status, stage',
    `select start_date, end_date, status, coupon_stage(coupons) as stage, count(*) as value from coupons
      where archived_at is null group by 1, 2, 3, 4`,
    'select start_date, end_date, status, stage, count as value from coupon_counts',
  ),
]

const published = 'from reviews join review_ratings on review_id = reviews.id where status'

const reviewChecks: readonly Check[] = [
  compare(
    'published reviews of a store',
    `'store %s', coalesce(e.store_id, f.store_id)`,
    'store_id',
    'select store_id, count(*) as value from reviews where status group by 1',
    'select store_id, reviews as value from review_totals',
  ),
  compare(
    'ratings of a store by category',
    `'store %s category %s', coalesce(e.store_id, f.store_id), coalesce(e.review_category_id, f.review_category_id)`,
    'store_id, review_category_id',
    `select store_id, review_category_id, count(*) as value ${published} group by 1, 2`,
    'select store_id, review_category_id, ratings as value from review_category_totals',
  ),
  compare(
    'stars of a store by category',
    `'store %s category %s', coalesce(e.store_id, f.store_id), coalesce(e.review_category_id, f.review_category_id)`,
    'store_id, review_category_id',
    `select store_id, review_category_id, sum(rate) as value ${published} group by 1, 2`,
    'select store_id, review_category_id, rate_sum as value from review_category_totals',
  ),
]

const customerChecks: readonly Check[] = [
  compare(
    'customers by status',
    `'status %s, part %s', coalesce(e.status, f.status), coalesce(e.part, f.part)`,
    'status, part',
    'select status, (id & 31)::smallint as part, count(*) as value from customers where archived_at is null group by 1, 2',
    'select status, part, count as value from customer_totals',
  ),
  compare(
    'customers by the day of their latest order',
    `'day %s, part %s', coalesce(e.day, f.day), coalesce(e.part, f.part)`,
    'day, part',
    `select last_order_day as day, (id & 7)::smallint as part, count(*) as value from customers
      where archived_at is null and last_order_day is not null group by 1, 2`,
    'select day, part, count as value from customer_day_counts',
  ),
]

/** Everything stored besides the events, recomputed from them. */
export const reconcileChecks: readonly Check[] = [
  ...ledgerChecks,
  ...recordChecks,
  ...balanceChecks,
  ...statementChecks,
  ...payoutChecks,
  ...monthChecks,
  ...trailChecks,
  ...countChecks,
  ...couponChecks,
  ...promotionChecks,
  ...reviewChecks,
  ...customerChecks,
  ...reportChecks,
]

/**
 * Checks of any marketplace's orders and money: each query returns faults, and no rows if all is well. The ledger's own
 * sums come first, then everything copied or counted from it.
 */
export const checks: Readonly<Record<string, string>> = {
  'every event of the ledger sums to zero': `
    select e.id from ledger_events e left join ledger_postings p on p.event_id = e.id
    group by e.id having coalesce(sum(p.amount), 1) <> 0 and count(p.event_id) > 0`,
  'the amounts of an order are its postings': `
    select o.id from orders o join (
      select p.order_id,
        coalesce(sum(p.amount) filter (where p.account = 'platform_bank' and e.kind = 'payment'), 0) as paid,
        coalesce(-sum(p.amount) filter (where p.account = 'refunds_payable' and p.amount < 0), 0) as refunded,
        coalesce(sum(p.amount) filter (where p.account = 'store_cash'), 0) as cash,
        coalesce(sum(p.amount) filter (where p.account = 'customer_receivable'), 0) as remaining,
        coalesce(-sum(p.amount) filter (where p.account = 'commission_revenue'), 0) as commission,
        coalesce(-sum(p.amount) filter (where p.account = 'gateway_charges'), 0) as charges,
        coalesce(-sum(p.amount) filter (where p.account in ('store_expected', 'store_payable')
          and e.kind not in ('charge', 'settlement')), 0) as due
      from ledger_postings p join ledger_events e on e.id = p.event_id group by 1) l on l.order_id = o.id
    where (o.paid_amount, o.refunded_amount, o.cash_collected_amount, o.remaining_amount,
        o.platform_commission_value, o.pgw_charges_value, o.due_to_store)
      is distinct from (l.paid, l.refunded, l.cash, l.remaining, l.commission, l.charges, l.due)`,
  'every order was placed in the ledger once, and ended there if it ended': `
    select o.id from orders o where (
      select array_agg(e.kind order by e.kind) from ledger_events e
      where e.order_id = o.id and e.kind in ('placement', 'completion', 'cancellation'))
      is distinct from case o.status_id when 8 then '{completion,placement}'::text[]
        when 7 then '{cancellation,placement}' else '{placement}' end`,
  'due to store is the formula (DECISIONS 23)': `
    select id from orders where status_id <> 7 and due_to_store <> paid_amount
      + coupon_platform_contribution_value + welcome_discount_value
      - pgw_charges_value - platform_commission_value - refunded_amount`,
  'the lines sum to the sub total': `
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having o.sub_total is distinct from sum(l.line_total)`,
  'payments, refunds and cash are the amounts of the order': `
    select o.id from orders o where
      o.paid_amount <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id)
      or o.refunded_amount <> (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id)
      or (o.status_id <> 7 and o.cash_collected_amount
        <> (select coalesce(sum(amount), 0) from cash_collections c where c.order_id = o.id))`,
  'each payment, refund and collection has its event': `
    select id from payments p where not exists (select from ledger_events e
      where e.payment_id = p.id and e.order_id = p.order_id and e.kind = 'payment')
    union all select id from cash_collections c where not exists (select from ledger_events e
      where e.cash_collection_id = c.id and e.order_id = c.order_id and e.kind = 'cash_collected')
    union all select id from refunds r where (r.status = 'done') is distinct from exists (select from ledger_events e
      where e.refund_id = r.id and e.order_id = r.order_id and e.kind = 'refund')`,
  'a completed order is paid': 'select id from orders where status_id = 8 and remaining_amount <> 0',
  'the cards are the orders': `
    (select store_id, status_id, order_count, total_price from order_totals where order_count <> 0
      except select store_id, status_id, count(*), sum(order_total_price) from orders group by 1, 2)
    union all
    (select store_id, status_id, count(*), sum(order_total_price) from orders group by 1, 2
      except select store_id, status_id, order_count, total_price from order_totals)`,
  'the blocks are the orders': `
    (select store_id, status_id, block, order_count from order_block_counts where order_count <> 0
      except select store_id, status_id, (id >> 12)::int, count(*) from orders group by 1, 2, 3)
    union all
    (select store_id, status_id, (id >> 12)::int, count(*) from orders group by 1, 2, 3
      except select store_id, status_id, block, order_count from order_block_counts)`,
  'the spans are the orders': `
    (select store_id, status_id, span, order_count from order_span_counts where order_count <> 0
      except select store_id, status_id, (id >> 16)::int, count(*) from orders group by 1, 2, 3)
    union all
    (select store_id, status_id, (id >> 16)::int, count(*) from orders group by 1, 2, 3
      except select store_id, status_id, span, order_count from order_span_counts)`,
  'places taken are the orders that stand': `
    (select store_id, day, order_count from store_day_capacity
      except select store_id, event_day, count(*) from orders where status_id <> 7 group by 1, 2)
    union all
    (select store_id, event_day, count(*) from orders where status_id <> 7 group by 1, 2
      except select store_id, day, order_count from store_day_capacity)
    union all
    (select l.item_id, o.event_day, sum(l.quantity) from orders o join order_lines l on l.order_id = o.id
        where o.status_id <> 7 group by 1, 2
      except select item_id, day, quantity from item_day_capacity)`,
  'history goes a legal way from placing to where the order is': `
    select o.id from orders o join (
      select order_id, array_agg(status_id order by id)::text as way, array_agg(at order by id) as ats, min(at) as first,
        max(at) as latest from order_status_history group by 1) h on h.order_id = o.id
    where h.way not in ('{1}', '{1,6}', '{1,7}', '{1,6,7}', '{1,6,8}')
      or h.way not like '%' || o.status_id || '}' or h.first <> o.created_at or h.latest > now()
      or h.ats <> (select array_agg(at order by at) from unnest(h.ats) at)
      or h.latest <> coalesce(o.completed_at, o.cancelled_at, o.accepted_at, o.created_at)`,
  'times are in order': `
    select id from orders where created_at > now() or accepted_at < created_at or completed_at < event_at
      or event_at < created_at or (status_id = 1 and event_at < now())
      or (status_id = 7) is distinct from (cancel_reason_id is not null)`,
  'reviews are of completed orders by those who ordered': `
    select r.id from reviews r join orders o on o.id = r.order_id
    where o.status_id <> 8 or o.customer_id <> r.customer_id or o.store_id <> r.store_id or r.created_at < o.completed_at`,
  'answers come after their reviews, by a user of the store': `
    select a.id from review_answers a join reviews r on r.id = a.review_id
    left join store_members u on u.account_id = a.answered_by and u.store_id = a.store_id
    where a.created_at < r.created_at or a.store_id <> r.store_id or u.id is null`,
  'averages are those of the published reviews': `
    (select store_id, count(*) from reviews where status group by 1 except select store_id, reviews from review_totals)
    union all (select store_id, sum(rate) from reviews join review_ratings on review_id = reviews.id where status group by 1
      except select store_id, sum(rate_sum) from review_category_totals group by 1)`,
  'coupons were used as often as they count': `
    select id from coupons c where total_usage_limit is not null and used_count
      <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.released_at is null)
    union all
    select u.coupon_id from coupon_customer_uses u join coupons c on c.id = u.coupon_id
      where u.used_count > c.limit_per_user or u.used_count <> (select count(*) from coupon_redemptions r
        where (r.coupon_id, r.customer_id) = (u.coupon_id, u.customer_id) and r.released_at is null)
    union all
    select id from orders o where (o.coupon_id is not null) is distinct from exists (select from coupon_redemptions r
      where r.order_id = o.id and r.discount_value = o.coupon_discount_value)`,
  'requests hold what they say, and no order is paid out twice': `
    select r.id from payment_requests r where r.amount
      <> (select coalesce(sum(a.amount), 0) from payment_request_orders a where a.payment_request_id = r.id)
    union all
    select o.id from orders o where o.requested_amount <> (select coalesce(sum(a.amount), 0)
        from payment_request_orders a where a.order_id = o.id and a.released_at is null)
      or abs(o.requested_amount) > abs(o.due_to_store) or o.requested_amount * o.due_to_store < 0
      or (o.requested_amount <> 0 and o.status_id not in (7, 8))
    union all
    select r.id from payment_requests r where (r.status = 'request_accepted') is distinct from exists (
      select from ledger_events e join ledger_postings p on p.event_id = e.id
      where e.payment_request_id = r.id and p.account = 'store_payable' having sum(p.amount) = r.amount)`,
  'the balances of stores are the ledger': `
    select store_id from (
      select store_id, -sum(amount) filter (where account = 'store_payable') as due,
        -sum(amount) filter (where account = 'store_expected') as expected
      from ledger_postings where account in ('store_payable', 'store_expected') group by 1) l
    full join (select store_id, sum(due) as kept_due, sum(expected) as kept_expected
      from store_balances group by 1) b using (store_id)
    where coalesce(l.due, 0) is distinct from b.kept_due or coalesce(l.expected, 0) is distinct from b.kept_expected`,
  'the days of statements are their rows': `
    select store_id, day from (select store_id, day, count(*) as listed, sum(amount) as amount, sum(order_total) as total
      from statement_rows group by 1, 2) r
    full join (select store_id, day, sum(row_count) as kept, sum(amount) as kept_amount, sum(order_total) as kept_total
      from statement_days group by 1, 2) d using (store_id, day)
    where (r.listed, r.amount, r.total) is distinct from (d.kept, d.kept_amount, d.kept_total)`,
}

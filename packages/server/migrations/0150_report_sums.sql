-- Sums of orders for reports: of the platform and of each store, by day and by month, by what they are grouped by. Orders
-- are not summed up while they are placed; each change is only noted. A task adds what has changed to the sums every
-- minute, and whoever reads adds what is noted since, so that no sum lags behind.
lock table orders in share row exclusive mode;

-- What each order was when it was last added to the sums. The columns are those of reportFacts.ts.
create table report_orders (
  order_id bigint primary key,
  restaurant_id bigint not null,
  store_id bigint not null,
  placed_day date not null,
  event_day date not null,
  -- Hour of the week in Qatar, from 0 on Sunday at midnight to 167.
  placed_hour smallint not null,
  event_hour smallint not null,
  area_id bigint not null,
  channel_id bigint not null,
  payment text not null,
  -- Whether the customer had ordered before: on the platform, and at the store.
  repeat_customer boolean not null,
  repeat_at_store boolean not null,
  -- Whole minutes until the store accepted or rejected it.
  answer_minutes integer,
  unanswered boolean not null,
  lead_days integer not null,
  cancel_reason_id bigint,
  cancelled_by text,
  orders integer not null,
  revenue bigint not null,
  sub_total bigint not null,
  delivery bigint not null,
  store_discounts bigint not null,
  platform_discounts bigint not null,
  commission bigint not null,
  gateway_charges bigint not null,
  received bigint not null,
  collected bigint not null,
  refunded bigint not null,
  due bigint not null,
  cancelled integer not null,
  cancelled_value bigint not null
);
create index report_orders_placed on report_orders (store_id, placed_day);
create index report_orders_event on report_orders (store_id, event_day);

-- Orders that may have changed since.
create table report_changes (order_id bigint not null);

create table report_sums (
  basis text not null check (basis in ('placed', 'event')),
  dimension text not null,
  span text not null check (span in ('day', 'month')),
  -- The first day of the span.
  start date not null,
  key text not null,
  orders bigint not null,
  revenue bigint not null,
  sub_total bigint not null,
  delivery bigint not null,
  store_discounts bigint not null,
  platform_discounts bigint not null,
  commission bigint not null,
  gateway_charges bigint not null,
  received bigint not null,
  collected bigint not null,
  refunded bigint not null,
  due bigint not null,
  cancelled bigint not null,
  cancelled_value bigint not null,
  primary key (basis, dimension, span, start, key)
);
-- Of some stores over many days.
create index report_sums_store on report_sums (key, basis, span, start) where dimension = 'store';

create function note_order() returns trigger language plpgsql as $$
begin
  insert into report_changes (order_id) values (old.id);
  -- Whether later orders are those of a new customer may have changed too.
  if tg_op = 'DELETE' then
    insert into report_changes (order_id) select id from orders where customer_id = old.customer_id and id > old.id;
  elsif old.customer_id <> new.customer_id then
    insert into report_changes (order_id) select id from orders
      where customer_id in (old.customer_id, new.customer_id) and id > old.id;
  end if;
  return null;
end $$;
create trigger note_order after update on orders for each row
  when (row(old.restaurant_id, old.store_id, old.customer_id, old.status_id, old.area_id, old.channel_id,
      old.payment_method, old.event_at, old.created_at, old.accepted_at, old.cancelled_at, old.cancelled_by_kind,
      old.cancel_reason_id, old.order_total_price, old.paid_amount, old.cash_collected_amount, old.refunded_amount,
      old.platform_commission_value, old.pgw_charges_value, old.due_to_store)
    is distinct from row(new.restaurant_id, new.store_id, new.customer_id, new.status_id, new.area_id, new.channel_id,
      new.payment_method, new.event_at, new.created_at, new.accepted_at, new.cancelled_at, new.cancelled_by_kind,
      new.cancel_reason_id, new.order_total_price, new.paid_amount, new.cash_collected_amount, new.refunded_amount,
      new.platform_commission_value, new.pgw_charges_value, new.due_to_store))
  execute function note_order();
create trigger note_deleted_order after delete on orders for each row execute function note_order();

-- The sums by day take the place of counts that nothing read.
drop table order_day_counts;

-- As in 0016, without them.
create or replace function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_totals (store_id, status_id, restaurant_id, order_count, total_price)
    select store_id, status_id, min(restaurant_id), count(*), sum(order_total_price)
      from added group by 1, 2 order by 1, 2
    on conflict (store_id, status_id) do update set
      order_count = order_totals.order_count + excluded.order_count,
      total_price = order_totals.total_price + excluded.total_price;
  insert into order_block_counts (store_id, status_id, block, restaurant_id, order_count)
    select store_id, status_id, (id >> 12)::integer, min(restaurant_id), count(*)
      from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (store_id, status_id, block) do update set
      order_count = order_block_counts.order_count + excluded.order_count;
  insert into order_span_counts (store_id, status_id, span, restaurant_id, order_count)
    select store_id, status_id, (id >> 16)::integer, min(restaurant_id), count(*)
      from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (store_id, status_id, span) do update set
      order_count = order_span_counts.order_count + excluded.order_count;
  insert into report_changes (order_id) select id from added;
  return null;
end $$;

create or replace function uncount_orders() returns trigger language plpgsql as $$
begin
  update order_totals t set order_count = t.order_count - g.n, total_price = t.total_price - g.price
    from (select store_id, status_id, count(*) n, sum(order_total_price) price from removed group by 1, 2) g
    where t.store_id = g.store_id and t.status_id = g.status_id;
  update order_block_counts t set order_count = t.order_count - g.n
    from (select store_id, status_id, (id >> 12)::integer as block, count(*) n from removed group by 1, 2, 3) g
    where t.store_id = g.store_id and t.status_id = g.status_id and t.block = g.block;
  update order_span_counts t set order_count = t.order_count - g.n
    from (select store_id, status_id, (id >> 16)::integer as span, count(*) n from removed group by 1, 2, 3) g
    where t.store_id = g.store_id and t.status_id = g.status_id and t.span = g.span;
  return null;
end $$;

create or replace function recount_order() returns trigger language plpgsql as $$
begin
  perform 1 from order_totals where (store_id, status_id) in ((old.store_id, old.status_id), (new.store_id, new.status_id))
    order by store_id, status_id for no key update;
  update order_totals set order_count = order_count - 1, total_price = total_price - old.order_total_price
    where store_id = old.store_id and status_id = old.status_id;
  update order_block_counts set order_count = order_count - 1
    where store_id = old.store_id and status_id = old.status_id and block = (old.id >> 12)::integer;
  update order_span_counts set order_count = order_count - 1
    where store_id = old.store_id and status_id = old.status_id and span = (old.id >> 16)::integer;
  insert into order_totals values (new.store_id, new.status_id, new.restaurant_id, 1, new.order_total_price)
    on conflict (store_id, status_id) do update set
      order_count = order_totals.order_count + 1, total_price = order_totals.total_price + excluded.total_price;
  insert into order_block_counts values (new.store_id, new.status_id, (new.id >> 12)::integer, new.restaurant_id, 1)
    on conflict (store_id, status_id, block) do update set order_count = order_block_counts.order_count + 1;
  insert into order_span_counts values (new.store_id, new.status_id, (new.id >> 16)::integer, new.restaurant_id, 1)
    on conflict (store_id, status_id, span) do update set order_count = order_span_counts.order_count + 1;
  return null;
end $$;

insert into report_changes (order_id) select id from orders;

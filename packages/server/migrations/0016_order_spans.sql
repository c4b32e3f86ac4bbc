-- Any page of the orders list by a seek, however many orders there are: sixteen blocks make a span (span = id >> 16,
-- 65536 ids), so that the way from a rank to an id adds up the few spans and then the blocks of one of them.
create table order_span_counts (
  store_id bigint not null references stores on delete cascade,
  status_id smallint not null,
  span integer not null,
  restaurant_id bigint not null references restaurants on delete cascade,
  order_count integer not null default 0 check (order_count >= 0),
  primary key (store_id, status_id, span)
);
create index order_span_counts_restaurant on order_span_counts (restaurant_id, span);
insert into order_span_counts (store_id, status_id, span, restaurant_id, order_count)
  select store_id, status_id, block >> 4, min(restaurant_id), sum(order_count) from order_block_counts group by 1, 2, 3;

-- A count that stands in no index is counted up in its place, without a new entry in every index of its table.
drop index order_block_counts_block;
create index order_block_counts_block on order_block_counts (block);
alter table order_block_counts set (fillfactor = 70);
alter table order_span_counts set (fillfactor = 70);

-- As in 0007, with the spans.
create or replace function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_totals (store_id, status_id, restaurant_id, order_count, total_price)
    select store_id, status_id, min(restaurant_id), count(*), sum(order_total_price)
      from added group by 1, 2 order by 1, 2
    on conflict (store_id, status_id) do update set
      order_count = order_totals.order_count + excluded.order_count,
      total_price = order_totals.total_price + excluded.total_price;
  insert into order_day_counts (store_id, status_id, day, restaurant_id, order_count, total_price)
    select store_id, status_id, (created_at at time zone 'Asia/Qatar')::date, min(restaurant_id), count(*), sum(order_total_price)
      from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (store_id, status_id, day) do update set
      order_count = order_day_counts.order_count + excluded.order_count,
      total_price = order_day_counts.total_price + excluded.total_price;
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
  return null;
end $$;

create or replace function uncount_orders() returns trigger language plpgsql as $$
begin
  update order_totals t set order_count = t.order_count - g.n, total_price = t.total_price - g.price
    from (select store_id, status_id, count(*) n, sum(order_total_price) price from removed group by 1, 2) g
    where t.store_id = g.store_id and t.status_id = g.status_id;
  update order_day_counts t set order_count = t.order_count - g.n, total_price = t.total_price - g.price
    from (select store_id, status_id, (created_at at time zone 'Asia/Qatar')::date as day, count(*) n, sum(order_total_price) price
      from removed group by 1, 2, 3) g
    where t.store_id = g.store_id and t.status_id = g.status_id and t.day = g.day;
  update order_block_counts t set order_count = t.order_count - g.n
    from (select store_id, status_id, (id >> 12)::integer as block, count(*) n from removed group by 1, 2, 3) g
    where t.store_id = g.store_id and t.status_id = g.status_id and t.block = g.block;
  update order_span_counts t set order_count = t.order_count - g.n
    from (select store_id, status_id, (id >> 16)::integer as span, count(*) n from removed group by 1, 2, 3) g
    where t.store_id = g.store_id and t.status_id = g.status_id and t.span = g.span;
  return null;
end $$;

create or replace function recount_order() returns trigger language plpgsql as $$
declare
  old_day date := (old.created_at at time zone 'Asia/Qatar')::date;
  new_day date := (new.created_at at time zone 'Asia/Qatar')::date;
begin
  perform 1 from order_totals where (store_id, status_id) in ((old.store_id, old.status_id), (new.store_id, new.status_id))
    order by store_id, status_id for no key update;
  update order_totals set order_count = order_count - 1, total_price = total_price - old.order_total_price
    where store_id = old.store_id and status_id = old.status_id;
  update order_day_counts set order_count = order_count - 1, total_price = total_price - old.order_total_price
    where store_id = old.store_id and status_id = old.status_id and day = old_day;
  update order_block_counts set order_count = order_count - 1
    where store_id = old.store_id and status_id = old.status_id and block = (old.id >> 12)::integer;
  update order_span_counts set order_count = order_count - 1
    where store_id = old.store_id and status_id = old.status_id and span = (old.id >> 16)::integer;
  insert into order_totals values (new.store_id, new.status_id, new.restaurant_id, 1, new.order_total_price)
    on conflict (store_id, status_id) do update set
      order_count = order_totals.order_count + 1, total_price = order_totals.total_price + excluded.total_price;
  insert into order_day_counts values (new.store_id, new.status_id, new_day, new.restaurant_id, 1, new.order_total_price)
    on conflict (store_id, status_id, day) do update set
      order_count = order_day_counts.order_count + 1, total_price = order_day_counts.total_price + excluded.total_price;
  insert into order_block_counts values (new.store_id, new.status_id, (new.id >> 12)::integer, new.restaurant_id, 1)
    on conflict (store_id, status_id, block) do update set order_count = order_block_counts.order_count + 1;
  insert into order_span_counts values (new.store_id, new.status_id, (new.id >> 16)::integer, new.restaurant_id, 1)
    on conflict (store_id, status_id, span) do update set order_count = order_span_counts.order_count + 1;
  return null;
end $$;

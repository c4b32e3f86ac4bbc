-- Counts kept while orders change, so that no list ever counts rows.

-- What the four cards show, kept per store so that stores do not wait for each other.
create table order_totals (
  store_id bigint not null references stores on delete cascade,
  status_id smallint not null,
  restaurant_id bigint not null references restaurants on delete cascade,
  order_count integer not null default 0 check (order_count >= 0),
  total_price bigint not null default 0,
  primary key (store_id, status_id)
);
create index order_totals_restaurant on order_totals (restaurant_id);

-- The same by Qatar's day of placement, for reports.
create table order_day_counts (
  store_id bigint not null references stores on delete cascade,
  status_id smallint not null,
  day date not null,
  restaurant_id bigint not null references restaurants on delete cascade,
  order_count integer not null default 0 check (order_count >= 0),
  total_price bigint not null default 0,
  primary key (store_id, status_id, day)
);
create index order_day_counts_day on order_day_counts (day);
create index order_day_counts_restaurant on order_day_counts (restaurant_id, day);

-- The same by blocks of 4096 ids (block = id >> 12): from a page number of a list by id to a seek.
create table order_block_counts (
  store_id bigint not null references stores on delete cascade,
  status_id smallint not null,
  block integer not null,
  restaurant_id bigint not null references restaurants on delete cascade,
  order_count integer not null default 0 check (order_count >= 0),
  primary key (store_id, status_id, block)
);
create index order_block_counts_block on order_block_counts (block, status_id) include (order_count);
create index order_block_counts_restaurant on order_block_counts (restaurant_id, block);

-- New orders are counted once per statement, so a bulk load touches each count once. Rows are taken in key
-- order: two statements never wait for each other in a circle.
create function count_new_orders() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger count_new_orders after insert on orders referencing new table as added
  for each statement execute function count_new_orders();

create function uncount_orders() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger uncount_orders after delete on orders referencing old table as removed
  for each statement execute function uncount_orders();

create function recount_order() returns trigger language plpgsql as $$
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
  insert into order_totals values (new.store_id, new.status_id, new.restaurant_id, 1, new.order_total_price)
    on conflict (store_id, status_id) do update set
      order_count = order_totals.order_count + 1, total_price = order_totals.total_price + excluded.total_price;
  insert into order_day_counts values (new.store_id, new.status_id, new_day, new.restaurant_id, 1, new.order_total_price)
    on conflict (store_id, status_id, day) do update set
      order_count = order_day_counts.order_count + 1, total_price = order_day_counts.total_price + excluded.total_price;
  insert into order_block_counts values (new.store_id, new.status_id, (new.id >> 12)::integer, new.restaurant_id, 1)
    on conflict (store_id, status_id, block) do update set order_count = order_block_counts.order_count + 1;
  return null;
end $$;
create trigger recount_order after update on orders for each row
  when (row(old.id, old.store_id, old.status_id, old.order_total_price, old.created_at)
    is distinct from row(new.id, new.store_id, new.status_id, new.order_total_price, new.created_at))
  execute function recount_order();

-- Places left are taken by one conditional upsert each; pending orders count, cancelled ones give back.
create table store_day_capacity (
  store_id bigint not null references stores on delete cascade,
  day date not null,
  order_count integer not null default 0 check (order_count >= 0),
  primary key (store_id, day)
);

create table item_day_capacity (
  item_id bigint not null references items on delete cascade,
  day date not null,
  quantity integer not null default 0 check (quantity >= 0),
  primary key (item_id, day)
);

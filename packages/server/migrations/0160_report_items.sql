-- Sums of the items of orders for reports, by day and by month, and of items ordered together, by month. They are added
-- up with report_sums and from the same notes.
lock table orders, order_lines in share row exclusive mode;

create table report_items (
  basis text not null check (basis in ('placed', 'event')),
  span text not null check (span in ('day', 'month')),
  -- The first day of the span.
  start date not null,
  store_id bigint not null,
  item_id bigint not null,
  orders bigint not null,
  quantity bigint not null,
  sub_total bigint not null,
  primary key (basis, span, start, store_id, item_id)
);
create index report_items_store on report_items (store_id, basis, span, start);

create table report_pairs (
  basis text not null check (basis in ('placed', 'event')),
  -- The first day of the month.
  start date not null,
  store_id bigint not null,
  -- The smaller id.
  item_id bigint not null,
  with_item_id bigint not null,
  orders bigint not null,
  primary key (basis, start, store_id, item_id, with_item_id)
);
create index report_pairs_store on report_pairs (store_id, basis, start);

-- Lines never change, but go with their orders: what they were is in the sums until the order's note is taken.
create table report_lost_lines (
  order_id bigint not null,
  item_id bigint,
  quantity integer not null,
  line_total bigint not null
);
create index report_lost_lines_order on report_lost_lines (order_id);

create function note_lost_lines() returns trigger language plpgsql as $$
begin
  insert into report_lost_lines (order_id, item_id, quantity, line_total)
    select order_id, item_id, quantity, line_total from removed;
  insert into report_changes (order_id) select distinct order_id from removed;
  return null;
end $$;
create trigger note_lost_lines after delete on order_lines referencing old table as removed
  for each statement execute function note_lost_lines();

-- All orders are added up anew, now with their items.
delete from report_sums;
delete from report_orders;
delete from report_changes;
insert into report_changes (order_id) select id from orders;

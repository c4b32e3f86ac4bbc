-- What promotions cost and brought, for reports: sums by day and by month, added up with report_sums and from the same
-- notes.
lock table orders, order_lines in share row exclusive mode;

-- All orders are added up anew, now with their promotions.
delete from report_sums;
delete from report_orders;
delete from report_items;
delete from report_pairs;
delete from report_lost_lines;
delete from report_changes;
insert into report_changes (order_id) select id from orders;

alter table report_orders
  add column coupon_id bigint not null,
  add column offer_discounts bigint not null,
  add column coupon_discounts bigint not null,
  add column coupon_platform bigint not null,
  add column welcome_discounts bigint not null;

alter table report_lost_lines add column offer_id bigint, add column offer_discount_value bigint not null;
create or replace function note_lost_lines() returns trigger language plpgsql as $$
begin
  insert into report_lost_lines (order_id, item_id, quantity, line_total, offer_id, offer_discount_value)
    select order_id, item_id, quantity, line_total, offer_id, offer_discount_value from removed;
  insert into report_changes (order_id) select distinct order_id from removed;
  return null;
end $$;

create table report_promotions (
  basis text not null check (basis in ('placed', 'event')),
  span text not null check (span in ('day', 'month')),
  -- The first day of the span.
  start date not null,
  store_id bigint not null,
  -- An order with several offers is one order of `offers`; one with several promotions is one of `all`.
  promotion text not null check (promotion in ('offer', 'offers', 'coupon', 'welcome', 'all')),
  -- Of an offer or a coupon; otherwise 0.
  promotion_id bigint not null,
  orders bigint not null,
  revenue bigint not null,
  store_cost bigint not null,
  platform_cost bigint not null,
  -- Orders that were the first of their customers: on the platform, and at the store.
  new_customers bigint not null,
  new_at_store bigint not null,
  primary key (basis, span, start, store_id, promotion, promotion_id)
);
create index report_promotions_store on report_promotions (store_id, basis, span, start);

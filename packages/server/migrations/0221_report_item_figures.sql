-- Every figure of reports by item too: an order counts with each of its items, and its amounts are split by what these
-- cost. Cancelled orders are among them now.
lock table orders, order_lines in share row exclusive mode;

-- All orders are added up anew.
delete from report_sums;
delete from report_orders;
delete from report_items;
delete from report_pairs;
delete from report_promotions;
delete from report_lost_lines;
delete from report_changes;
insert into report_changes (order_id) select id from orders;

alter table report_items
  add column revenue bigint not null,
  add column delivery bigint not null,
  add column store_discounts bigint not null,
  add column platform_discounts bigint not null,
  add column commission bigint not null,
  add column gateway_charges bigint not null,
  add column received bigint not null,
  add column collected bigint not null,
  add column refunded bigint not null,
  add column due bigint not null,
  add column cancelled bigint not null,
  add column cancelled_value bigint not null;
comment on column report_items.item_id is 'That of the lines of orders; 0 for lines without one.';

-- Where orders are delivered to, for reports: in squares of 0.01°, so that no house is known to the sums. Positions are
-- changed when customers are forgotten.
lock table orders in share row exclusive mode;

alter table report_orders add column place text;

create trigger note_order_place after update of latitude, longitude on orders for each row
  when (row(old.latitude, old.longitude) is distinct from row(new.latitude, new.longitude))
  execute function note_order();

-- All orders are added up anew, now with their places.
delete from report_sums;
delete from report_orders;
delete from report_items;
delete from report_pairs;
delete from report_lost_lines;
delete from report_changes;
insert into report_changes (order_id) select id from orders;

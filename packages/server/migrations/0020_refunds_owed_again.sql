-- What is given back of an order that goes on is owed again, and may be paid again: what counts is what was kept.
alter table orders drop constraint orders_received,
  add constraint orders_received check (paid_amount - refunded_amount + cash_collected_amount <= order_total_price);

-- What is still in time is asked for with every page of a desk: its ids and owners stand in the index itself, so that
-- ten times as many new orders are not ten times as many rows to look up.
drop index orders_undecided;
create index orders_undecided on orders (created_at) include (id, restaurant_id, store_id) where status_id = 1;
drop index orders_undecided_restaurant;
create index orders_undecided_restaurant on orders (restaurant_id, created_at) include (id, store_id) where status_id = 1;

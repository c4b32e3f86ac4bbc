-- The desk's filters read (status_id, id) backwards: with both columns in one direction a comparison of the pair leads
-- straight into the middle of a status, which is where a deep page begins.
drop index orders_status, orders_store_status, orders_restaurant_status;
create index orders_status on orders (status_id, id);
create index orders_store_status on orders (store_id, status_id, id);
create index orders_restaurant_status on orders (restaurant_id, status_id, id);

-- The pending orders that came in lately, of one restaurant.
create index orders_undecided_restaurant on orders (restaurant_id, created_at) where status_id = 1;

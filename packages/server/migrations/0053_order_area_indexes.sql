-- A restaurant's orders of one area, by delivery, and in them a store's: few of a restaurant's many, wherever they are.
-- The indexes of all its orders need no longer tell areas, which pays for a part of it on every order.
create index orders_restaurant_area_event on orders (restaurant_id, area_id, status_id, event_at, id) include (store_id);
drop index orders_restaurant_status_event;
create index orders_restaurant_status_event on orders (restaurant_id, status_id, event_at, id);
drop index orders_store_status_event;
create index orders_store_status_event on orders (store_id, status_id, event_at, id);

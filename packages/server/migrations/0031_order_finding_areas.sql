-- A store's or restaurant's orders of one area are told by the index that gives their order.
drop index orders_restaurant_status_event;
create index orders_restaurant_status_event on orders (restaurant_id, status_id, event_at, id) include (area_id);
drop index orders_store_status_event;
create index orders_store_status_event on orders (store_id, status_id, event_at, id) include (area_id);

-- A channel reads its orders in the order of their latest change (orderingMoney.changes).
create index orders_channel_changed on orders (channel_id, updated_at, id) where channel_id is not null;

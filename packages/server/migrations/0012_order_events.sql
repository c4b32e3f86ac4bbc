-- Every new or changed order stands in the outbox from the transaction that made it so: no writer can forget it.

create function tell_order() returns trigger language plpgsql as $$
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into outbox (topic, order_id, store_id, restaurant_id, payload) values (
    'order', new.id, new.store_id, new.restaurant_id,
    jsonb_build_object('was', case when tg_op = 'UPDATE' then old.status_id end, 'status_id', new.status_id));
  return null;
end $$;
create trigger tell_new_order after insert on orders for each row execute function tell_order();
create trigger tell_changed_order after update on orders for each row
  when (row(old.status_id, old.paid_amount, old.remaining_amount, old.refunded_amount, old.due_to_store, old.order_total_price)
    is distinct from row(new.status_id, new.paid_amount, new.remaining_amount, new.refunded_amount, new.due_to_store, new.order_total_price))
  execute function tell_order();

-- Status 1 has one name wherever it stands: cards, chips and paper.
update order_statuses set display_status_en = 'Pending', display_status_ar = 'قيد الانتظار' where id = 1;

-- A refund that is paid back changes what an order's payment is called and no column of the order itself: it is told
-- like any other change of it.
create function tell_refund() returns trigger language plpgsql as $$
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into outbox (topic, order_id, store_id, restaurant_id, payload)
    select 'order', id, store_id, restaurant_id, jsonb_build_object('was', status_id, 'status_id', status_id)
    from orders where id = new.order_id;
  return null;
end $$;
create trigger tell_paid_refund after insert on refunds for each row
  when (new.status = 'done') execute function tell_refund();
create trigger tell_changed_refund after update on refunds for each row
  when (row(old.status, old.amount) is distinct from row(new.status, new.amount) and 'done' in (old.status, new.status))
  execute function tell_refund();

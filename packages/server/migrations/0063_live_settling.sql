-- Payment requests, other charges and payout runs are told to open screens as orders are: by topic and id alone.
alter table outbox rename column order_id to row_id;

create or replace function tell_order() returns trigger language plpgsql as $$
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into outbox (topic, row_id, store_id, restaurant_id, payload) values (
    'order', new.id, new.store_id, new.restaurant_id,
    jsonb_build_object('was', case when tg_op = 'UPDATE' then old.status_id end, 'status_id', new.status_id));
  return null;
end $$;

create or replace function tell_refund() returns trigger language plpgsql as $$
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into outbox (topic, row_id, store_id, restaurant_id, payload)
    select 'order', id, store_id, restaurant_id, jsonb_build_object('was', status_id, 'status_id', status_id)
    from orders where id = new.order_id;
  return null;
end $$;

-- Its arguments are the topic and the column with the id.
create function tell_settling() returns trigger language plpgsql as $$
declare
  told jsonb := to_jsonb(new);
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into outbox (topic, row_id, store_id, restaurant_id) values (
    tg_argv[0], (told ->> tg_argv[1])::bigint, (told ->> 'store_id')::bigint, (told ->> 'restaurant_id')::bigint);
  return null;
end $$;

create trigger tell_raised_request after insert on payment_requests
  for each row execute function tell_settling('payment_request', 'id');
create trigger tell_decided_request after update on payment_requests for each row
  when (row(old.status, old.reversed_at) is distinct from row(new.status, new.reversed_at))
  execute function tell_settling('payment_request', 'id');
create trigger tell_new_charge after insert on other_charges
  for each row execute function tell_settling('charge', 'id');
create trigger tell_reversed_charge after update on other_charges for each row
  when (old.reversed_at is distinct from new.reversed_at) execute function tell_settling('charge', 'id');
-- Runs are of many restaurants, and have no store.
create trigger tell_new_run after insert on payout_runs
  for each row execute function tell_settling('payout_run', 'id');
create trigger tell_settled_run after update on payout_runs for each row
  when (old.settled_at is distinct from new.settled_at) execute function tell_settling('payout_run', 'id');
create trigger tell_new_file after insert on payout_files
  for each row execute function tell_settling('payout_run', 'payout_run_id');
create trigger tell_void_file after update on payout_files for each row
  when (old.voided_at is distinct from new.voided_at)
  execute function tell_settling('payout_run', 'payout_run_id');

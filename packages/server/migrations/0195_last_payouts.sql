-- The reference date of each store's last payout, so that stores are sorted by it without a look at their payouts.
lock table payment_requests in share row exclusive mode;

create table last_payouts (
  store_id bigint primary key references stores,
  -- Null if all of its payouts were reversed.
  paid_on date
);

-- The row is locked before payouts are looked at, so that of two transactions the later one sees both.
create function keep_last_payout() returns trigger language plpgsql as $$
declare
  paid constant bigint := coalesce(new.store_id, old.store_id);
begin
  insert into last_payouts (store_id) values (paid) on conflict do nothing;
  perform from last_payouts where store_id = paid for update;
  update last_payouts set paid_on = (select max(reference_date) from payment_requests
      where store_id = paid and status = 'request_accepted' and reversed_at is null)
    where store_id = paid;
  return null;
end $$;

create trigger keep_last_payout_of_new after insert on payment_requests
  for each row when (new.status = 'request_accepted') execute function keep_last_payout();
create trigger keep_last_payout after update of status, reversed_at, reference_date on payment_requests
  for each row when (new.status = 'request_accepted' or old.status = 'request_accepted')
  execute function keep_last_payout();
create trigger keep_last_payout_of_deleted after delete on payment_requests
  for each row when (old.status = 'request_accepted') execute function keep_last_payout();

insert into last_payouts (store_id, paid_on)
select store_id, max(reference_date) from payment_requests
where status = 'request_accepted' and reversed_at is null group by store_id;

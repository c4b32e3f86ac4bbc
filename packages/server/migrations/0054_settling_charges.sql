-- Payment requests net the charges of their store, and a payout can be reversed.

alter table payment_requests add column reversed_at timestamptz,
  add constraint payment_requests_reversed check (reversed_at is null or status = 'request_accepted');

-- What of a charge is in payment requests, as `orders.requested_amount` is of an order.
alter table other_charges
  add column requested_amount bigint not null default 0,
  add column reversed_at timestamptz,
  -- What a charge changes in what is due: its balance, until it is reversed.
  add column due_amount bigint not null generated always as (case when reversed_at is null then -balance else 0 end) stored;
create index other_charges_unsettled on other_charges (store_id, id) where due_amount <> requested_amount;
create index orders_unsettled on orders (store_id, id) where status_id in (7, 8) and due_to_store <> requested_amount;

create table payment_request_charges (
  payment_request_id bigint not null references payment_requests on delete cascade,
  other_charge_id bigint not null references other_charges,
  amount bigint not null check (amount <> 0),
  released_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (payment_request_id, other_charge_id)
);
create index payment_request_charges_charge on payment_request_charges (other_charge_id);

-- As for orders: under the row's lock, never more than is left.
create function allocate_charge() returns trigger language plpgsql as $$
begin
  update other_charges c set requested_amount = c.requested_amount + new.amount
    from payment_requests r
    where c.id = new.other_charge_id and r.id = new.payment_request_id and r.status = 'PENDING'
      and c.store_id = r.store_id and sign(new.amount) = sign(c.due_amount - c.requested_amount)
      and abs(new.amount) <= abs(c.due_amount - c.requested_amount);
  if not found then
    raise exception 'charge % has not that much left to settle', new.other_charge_id using errcode = 'check_violation',
      table = 'payment_request_charges', constraint = 'payment_request_charges_left';
  end if;
  return new;
end $$;
create trigger allocate_charge before insert on payment_request_charges for each row
  when (new.released_at is null) execute function allocate_charge();

create function release_charge() returns trigger language plpgsql as $$
begin
  update other_charges set requested_amount = requested_amount - old.amount where id = old.other_charge_id;
  return null;
end $$;
create trigger release_charge after update on payment_request_charges for each row
  when (old.released_at is null and new.released_at is not null) execute function release_charge();
create trigger release_charge_of_deleted after delete on payment_request_charges for each row
  when (old.released_at is null) execute function release_charge();

create function keep_charge_allocation() returns trigger language plpgsql as $$
begin
  raise exception 'an allocation is released, never changed' using errcode = 'integrity_constraint_violation',
    table = 'payment_request_charges', constraint = 'payment_request_charges_fixed';
end $$;
create trigger keep_charge_allocation before update on payment_request_charges for each row
  when (row(old.payment_request_id, old.other_charge_id, old.amount)
      is distinct from row(new.payment_request_id, new.other_charge_id, new.amount)
    or old.released_at is not null) execute function keep_charge_allocation();

-- A rejected request and a reversed payout let go of their orders and charges.
create or replace function decide_payment_request() returns trigger language plpgsql as $$
begin
  if old.status is distinct from new.status and old.status <> 'PENDING' then
    raise exception 'payment request % is decided already', old.id using errcode = 'integrity_constraint_violation',
      table = 'payment_requests', constraint = 'payment_requests_decided_once';
  end if;
  if new.status = 'request_rejected' or new.reversed_at is not null then
    update payment_request_orders set released_at = now() where payment_request_id = new.id and released_at is null;
    update payment_request_charges set released_at = now() where payment_request_id = new.id and released_at is null;
  end if;
  return null;
end $$;
drop trigger decide_payment_request on payment_requests;
create trigger decide_payment_request after update on payment_requests for each row
  when (old.status is distinct from new.status or old.reversed_at is distinct from new.reversed_at)
  execute function decide_payment_request();

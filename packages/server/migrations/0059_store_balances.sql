-- What is due to a store and what it expects, so that neither positions nor decisions add up the ledger. Each event
-- adds a row, so that postings of one store never wait for one another; a task merges a store's rows from time to
-- time. The balance is the sum of the rows a store has in one snapshot.
lock table ledger_postings in share row exclusive mode;

create table store_balances (
  -- Checked where it is posted; another check would lock the store's row once more.
  store_id bigint not null,
  due bigint not null,
  expected bigint not null
);
create index store_balances_store on store_balances (store_id) include (due, expected);

-- Sums of the rows of a statement by day, kept in the same way: totals and the balance before any page, without the
-- rows before it.
create table statement_days (
  store_id bigint not null,
  day date not null,
  row_count integer not null,
  amount bigint not null,
  order_total bigint not null,
  received bigint not null,
  commission bigint not null,
  gateway_charge bigint not null,
  merged boolean not null default false
);
create index statement_days_store on statement_days (store_id, day)
  include (row_count, amount, order_total, received, commission, gateway_charge);
create index statement_days_unmerged on statement_days (store_id, day) where not merged;

create function sum_statement_rows() returns trigger language plpgsql as $$
begin
  insert into statement_days (store_id, day, row_count, amount, order_total, received, commission, gateway_charge)
  values (new.store_id, new.day, 1, new.amount, new.order_total, new.received, new.commission, new.gateway_charge);
  return null;
end $$;
create trigger sum_statement_rows after insert on statement_rows for each row execute function sum_statement_rows();

create or replace function balance_postings() returns trigger language plpgsql as $$
declare
  unbalanced bigint;
  payable bigint[];
begin
  select event_id into unbalanced from added group by event_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'the postings of ledger event % do not sum to zero', unbalanced using errcode = 'check_violation',
      table = 'ledger_postings', constraint = 'ledger_postings_balance';
  end if;
  if exists (select from added p where not exists (select from ledger_accounts a where a.code = p.account)) then
    raise exception 'a posting names no ledger account' using errcode = 'foreign_key_violation',
      table = 'ledger_postings', constraint = 'ledger_postings_account';
  end if;
  insert into store_balances (store_id, due, expected)
  select store_id, coalesce(-sum(amount) filter (where account = 'store_payable'), 0),
    coalesce(-sum(amount) filter (where account = 'store_expected'), 0)
  from added where account in ('store_payable', 'store_expected') and store_id is not null group by store_id;
  select array_agg(distinct event_id) into payable from added where account = 'store_payable';
  if payable is not null then perform add_statement_rows(payable); end if;
  return null;
end $$;

insert into store_balances (store_id, due, expected)
select store_id, coalesce(-sum(amount) filter (where account = 'store_payable'), 0),
  coalesce(-sum(amount) filter (where account = 'store_expected'), 0)
from ledger_postings where account in ('store_payable', 'store_expected') and store_id is not null group by store_id;

insert into statement_days (store_id, day, row_count, amount, order_total, received, commission, gateway_charge, merged)
select store_id, day, count(*), sum(amount), sum(order_total), sum(received), sum(commission), sum(gateway_charge), true
from statement_rows group by store_id, day;

-- Payouts by store and by day.
create index payment_requests_paid_store on payment_requests (store_id, reference_date)
  where status = 'request_accepted' and reversed_at is null;
create index payment_requests_paid_day on payment_requests (reference_date) include (store_id, amount)
  where status = 'request_accepted' and reversed_at is null;
create index payment_requests_pending_store on payment_requests (store_id) include (amount) where status = 'PENDING';
-- Read without the table, so that open charges are summed up without the settled ones.
drop index other_charges_unsettled;
create index other_charges_unsettled on other_charges (store_id, id) include (due_amount, requested_amount)
  where due_amount <> requested_amount;

-- What a statement of accounts is made of: each event that changed what is due to a store, with the day it counts for.
-- Written by the trigger that checks the postings, so that no event can be missing.
create table statement_rows (
  event_id bigint primary key references ledger_events,
  store_id bigint not null references stores,
  -- The reference date, or else the day in Qatar on which it was posted.
  day date not null,
  -- Positive if more is due to the store.
  amount bigint not null check (amount <> 0),
  -- Of the order, in the row in which it ends; later rows have what their event changed.
  order_total bigint not null default 0,
  received bigint not null default 0,
  commission bigint not null default 0,
  gateway_charge bigint not null default 0
);
create index statement_rows_store on statement_rows (store_id, day, event_id)
  include (amount, order_total, received, commission, gateway_charge);
create trigger refuse_change before update or delete on statement_rows for each row execute function refuse_change();

-- The statement rows of some events, given their postings. `ends` is 1 where an order ends and -1 where that is undone.
create function add_statement_rows(events bigint[]) returns void language sql as $$
  insert into statement_rows (event_id, store_id, day, amount, order_total, received, commission, gateway_charge)
  select event.id, event.store_id, coalesce(event.reference_date, (event.at at time zone 'Asia/Qatar')::date),
    sums.amount, ends.factor * coalesce(o.order_total_price, 0),
    case when ends.factor = 0 then sums.received else ends.factor * o.paid_amount end,
    case when ends.factor = 0 then sums.commission else ends.factor * o.platform_commission_value end,
    case when ends.factor = 0 then sums.gateway_charge else ends.factor * o.pgw_charges_value end
  from ledger_events event
  left join ledger_events undone on undone.id = event.reverses_event_id
  cross join lateral (
    select coalesce(-sum(amount) filter (where account = 'store_payable'), 0)::bigint as amount,
      coalesce(sum(amount) filter (where account = 'platform_bank'
        and coalesce(undone.kind, event.kind) = 'payment'), 0)::bigint as received,
      coalesce(-sum(amount) filter (where account = 'commission_revenue'), 0)::bigint as commission,
      coalesce(-sum(amount) filter (where account = 'gateway_charges'), 0)::bigint as gateway_charge
    from ledger_postings where event_id = event.id) sums
  cross join lateral (select case
    when event.kind in ('completion', 'cancellation') then 1
    when undone.kind = 'completion' then -1 else 0 end as factor) ends
  left join orders o on o.id = event.order_id
  where event.id = any(events) and event.store_id is not null and sums.amount <> 0
  on conflict (event_id) do nothing
$$;

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
  select array_agg(distinct event_id) into payable from added where account = 'store_payable';
  if payable is not null then perform add_statement_rows(payable); end if;
  return null;
end $$;

select add_statement_rows(array_agg(distinct event_id)) from ledger_postings where account = 'store_payable';

-- As before, but postings that are added to an event with a row of a statement are refused: the row would leave them out.
create or replace function add_statement_rows(events bigint[]) returns void language plpgsql as $$
declare
  first_open date;
begin
  perform pg_advisory_xact_lock_shared(hashtext('closed_months'));
  select (max(month) + interval '1 month')::date into first_open from closed_months;
  insert into statement_rows (event_id, store_id, day, amount, order_total, received, commission, gateway_charge)
  select event.id, event.store_id,
    greatest(coalesce(event.reference_date, (event.at at time zone 'Asia/Qatar')::date), first_open),
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
  where event.id = any(events) and event.store_id is not null and sums.amount <> 0;
end $$;

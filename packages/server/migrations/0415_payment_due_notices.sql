-- As before, but an advance that was given back before the order is accepted is asked for again. How much of it is due
-- is decided by the ledger's rules when the customer is told.
create or replace function notice_order() returns trigger language plpgsql as $$
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into order_notices (order_id, event)
    select new.id, told.event from (values
      ('placed', tg_op = 'INSERT'),
      ('accepted', new.status_id = 6),
      -- Cash orders require nothing in advance.
      ('payment_due', new.status_id = 6 and new.payment_method = 'creditcard'
        and new.paid_amount - new.refunded_amount < round(new.order_total_price * new.catering_advance / 100)),
      ('declined', new.status_id = 7 and new.accepted_at is null
        and new.cancelled_by_kind in ('admin', 'restaurant', 'store_user')),
      ('cancelled', new.status_id = 7 and not (new.accepted_at is null
        and new.cancelled_by_kind in ('admin', 'restaurant', 'store_user'))),
      ('completed', new.status_id = 8)) told(event, happened)
    where told.happened and (tg_op = 'INSERT') = (told.event = 'placed')
    on conflict do nothing;
  return null;
end $$;

-- A channel is told of every change of its orders' status or money, from the transaction that made it: no writer
-- can forget it. One delivery a transaction and order, with what the order became.

alter table webhook_deliveries
  -- The receiver's means to drop doubles: the same for every attempt and replay.
  add column event_id text not null unique default gen_random_uuid()::text,
  add column xid bigint not null default (pg_current_xact_id()::text::bigint),
  add column give_up_at timestamptz not null default now() + interval '1 day';

-- Amounts are dirhams here; the sender writes them as the contract says.
create function channel_order(o orders) returns jsonb language sql stable as $$
  select jsonb_build_object('id', o.id, 'version', o.version, 'status_id', o.status_id, 'created_at', o.created_at,
    'event_at', o.event_at, 'payment_method', o.payment_method, 'order_total_price', o.order_total_price,
    'catering_advance', o.catering_advance, 'paid_amount', o.paid_amount,
    'cash_collected_amount', o.cash_collected_amount, 'remaining_amount', o.remaining_amount,
    'refunded_amount', o.refunded_amount,
    'refund_due', o.refunded_amount - coalesce(
      (select sum(r.amount) from refunds r where r.order_id = o.id and r.status = 'done'), 0)::bigint,
    'cancelled_at', o.cancelled_at, 'cancelled_by_kind', o.cancelled_by_kind,
    'cancel_reason_en', o.cancel_reason_en, 'cancel_reason_ar', o.cancel_reason_ar)
$$;

create function tell_channel(o orders, new_topic text) returns void language plpgsql as $$
begin
  if not exists (select from channels c
      where c.id = o.channel_id and c.webhook_url is not null and c.revoked_at is null) then
    return;
  end if;
  -- What else changed in this transaction is told with it; a status says more than money.
  update webhook_deliveries set payload = channel_order(o),
      topic = case when new_topic = 'order.money' then topic else new_topic end
    where order_id = o.id and created_at = now() and xid = pg_current_xact_id()::text::bigint;
  if not found then
    insert into webhook_deliveries (channel_id, order_id, topic, payload)
      values (o.channel_id, o.id, new_topic, channel_order(o));
  end if;
end $$;

create function tell_channel_of_order() returns trigger language plpgsql as $$
begin
  perform tell_channel(new, case
    when old.status_id = new.status_id then 'order.money'
    when new.status_id = 6 then 'order.accepted'
    when new.status_id = 7 then 'order.cancelled'
    when new.status_id = 8 then 'order.completed'
    else 'order.money' end);
  return null;
end $$;
create trigger tell_channel after update on orders for each row
  when (new.channel_id is not null and row(old.status_id, old.order_total_price, old.paid_amount,
      old.cash_collected_amount, old.refunded_amount, old.remaining_amount)
    is distinct from row(new.status_id, new.order_total_price, new.paid_amount,
      new.cash_collected_amount, new.refunded_amount, new.remaining_amount))
  execute function tell_channel_of_order();

-- A refund that was awarded before changes nothing of the order when it is paid, but less is due then.
create function tell_channel_of_refund() returns trigger language plpgsql as $$
begin
  perform tell_channel(o, 'order.money') from orders o where o.id = new.order_id and o.channel_id is not null;
  return null;
end $$;
create trigger tell_channel after insert or update on refunds for each row
  when (new.status = 'done') execute function tell_channel_of_refund();

-- That an order was opened is told to every desk: it stops ringing there.
drop trigger tell_changed_order on orders;
create trigger tell_changed_order after update on orders for each row
  when (row(old.status_id, old.paid_amount, old.remaining_amount, old.refunded_amount, old.due_to_store, old.order_total_price, old.seen_at)
    is distinct from row(new.status_id, new.paid_amount, new.remaining_amount, new.refunded_amount, new.due_to_store, new.order_total_price, new.seen_at))
  execute function tell_order();

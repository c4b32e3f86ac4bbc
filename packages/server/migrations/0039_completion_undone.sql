-- An admin may undo a completion; the order can be completed again then, once for each time it was undone.
alter table ledger_events add column round smallint not null default 0;

create function count_rounds() returns trigger language plpgsql as $$
begin
  new.round := (select count(*) from ledger_events done join ledger_events undone on undone.reverses_event_id = done.id
    where done.order_id = new.order_id and done.kind = 'completion');
  return new;
end $$;
create trigger count_rounds before insert on ledger_events for each row
  when (new.kind = 'completion') execute function count_rounds();

drop index ledger_events_step;
create unique index ledger_events_step on ledger_events (order_id, kind, round)
  where kind in ('placement', 'completion', 'cancellation');

-- Free cancellation ends at an instant now, the event's time less days of 24 hours. Orders placed until today were
-- sold under whole days in Qatar, which is what their paper says: they keep that.
alter table orders add column cancellation_rule text not null default 'days' check (cancellation_rule in ('days', 'hours'));
alter table orders alter column cancellation_rule set default 'hours';

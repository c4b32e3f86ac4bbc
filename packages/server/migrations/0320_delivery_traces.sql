-- The trace of the call that changed the order, so that its webhook goes on with it. Null while no traces are sent.
alter table webhook_deliveries
  add column traceparent text default (nullif(current_setting('sufra.actor', true), '')::jsonb ->> 'traceparent');

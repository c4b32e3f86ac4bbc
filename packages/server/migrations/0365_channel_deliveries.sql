-- Deliveries are seen and sent again one by one, and a channel's address can be tried with an event about no order.

alter table webhook_deliveries
  alter column order_id drop not null,
  alter column payload drop not null,
  add constraint webhook_deliveries_test check ((topic = 'test') = (order_id is null) and (topic = 'test') = (payload is null)),
  -- An attempt is under way until then: what is being sent is not sent again beside it.
  add column attempt_until timestamptz;

create index webhook_deliveries_failed on webhook_deliveries (channel_id, id desc) where status = 'failed';

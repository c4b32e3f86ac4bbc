-- Overdue deliveries are looked for channel by channel, so that one that hangs does not keep the others waiting. Changes
-- of orders wait for the index:
-- measured: 1395 ms at 1,000,000 rows
drop index webhook_deliveries_waiting;
create index webhook_deliveries_waiting on webhook_deliveries (channel_id, next_attempt_at) where status = 'waiting';

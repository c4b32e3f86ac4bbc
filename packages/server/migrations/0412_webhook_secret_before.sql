-- A new secret of webhooks signs beside the one before it for a day, in which receivers change to it.
alter table channels
  add column webhook_secret_before text,
  add column webhook_secret_before_until timestamptz,
  add check ((webhook_secret_before is null) = (webhook_secret_before_until is null));
drop trigger touch on channels;
drop trigger audit on channels;
call editable('channels', secrets => '{webhook_secret,webhook_secret_before,webhook_secret_before_until}',
  quiet => '{test_sent_at,sent_again_at}');

-- When people had events sent to a channel, so that the audit trail tells who did. Nobody edits it: the version stays.
alter table channels add column test_sent_at timestamptz, add column sent_again_at timestamptz;
drop trigger touch on channels;
drop trigger audit on channels;
call editable('channels', secrets => '{webhook_secret}', quiet => '{test_sent_at,sent_again_at}');

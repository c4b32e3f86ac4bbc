-- Phones are registered through the ordering API, for a number: often before its first order makes it a customer.

alter table device_tokens
  add column mobile text check (mobile ~ '^974[0-9]{8}$'),
  -- The app that registered it, which may remove it.
  add column channel_id bigint references channels;
update device_tokens set mobile = customers.mobile from customers where customers.id = customer_id;
create index device_tokens_mobile on device_tokens (mobile) where mobile is not null;
create index device_tokens_channel on device_tokens (channel_id) where channel_id is not null;

-- Whoever has a token can send to that phone, so it is never recorded. That a phone was seen again is nobody's edit.
create trigger audit after insert or delete on device_tokens for each row execute function audit('token', 'personal:mobile');
create trigger audit_change after update on device_tokens for each row
  when (row(old.mobile, old.customer_id, old.channel_id, old.language, old.disabled_at)
    is distinct from row(new.mobile, new.customer_id, new.channel_id, new.language, new.disabled_at))
  execute function audit('token', 'personal:mobile');

-- A number's first order, or the first one after its record was deleted, makes a customer: its phones become theirs.
create function adopt_devices() returns trigger language plpgsql as $$
begin
  update device_tokens set customer_id = added.id from added where device_tokens.mobile = added.mobile;
  return null;
end $$;
create trigger adopt_devices after insert on customers referencing new table as added
  for each statement execute function adopt_devices();

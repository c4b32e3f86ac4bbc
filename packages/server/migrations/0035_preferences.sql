-- How each person wants their lists, kept here so that it follows them to another machine.
alter table accounts add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object');
-- Nobody who edits an account is told that its owner has hidden a column.
drop trigger touch on accounts;
create trigger touch before update on accounts
  for each row execute function touch('last_sign_in_at', 'preferences');

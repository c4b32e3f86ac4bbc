-- Every process hears at once whose access may have ended: what is open for them asks again and ends.

create function tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', tg_argv[0] || ' ' || (to_jsonb(old) ->> tg_argv[1]));
  return null;
end $$;

create trigger tell_access after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function tell_access('account', 'account_id');
create trigger tell_access after update of status, archived_at, role_id on accounts for each row
  when (row(old.status, old.archived_at, old.role_id) is distinct from row(new.status, new.archived_at, new.role_id))
  execute function tell_access('account', 'id');
create trigger tell_access after update of archived_at on stores for each row
  when (old.archived_at is distinct from new.archived_at)
  execute function tell_access('store', 'id');
create trigger tell_access after update of archived_at, approval on restaurants for each row
  when (row(old.archived_at, old.approval) is distinct from row(new.archived_at, new.approval))
  execute function tell_access('restaurant', 'id');
create trigger tell_access after delete on role_permissions for each row
  execute function tell_access('role', 'role_id');

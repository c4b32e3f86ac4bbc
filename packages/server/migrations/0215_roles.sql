-- Roles are made, copied, renamed and archived by people. A role's row holds the list of what it may do, so that a
-- change of it is one edit with one audit row; role_permissions is the same list, one row each, for joins.

alter table roles
  add column name_ar text check (btrim(name_ar) <> ''),
  add column permissions text[] not null default '{}',
  -- Holds everything, is never changed, and always has somebody who can sign in.
  add column super boolean not null default false,
  add column archived_at timestamptz;

update roles set
  name_ar = case name
    when 'Super Admin' then 'مدير عام'
    when 'Moderator' then 'مشرف'
    when 'Marketing' then 'التسويق'
    when 'Business Support' then 'دعم الأعمال'
    when 'Restaurant Owner' then 'مالك المطعم'
    when 'Store Manager' then 'مدير المتجر'
    when 'Store Staff' then 'موظف المتجر'
    else name end,
  permissions = array(select permission from role_permissions where role_id = roles.id order by permission collate "C"),
  super = guard_name = 'admin' and name = 'Super Admin';
alter table roles alter column name_ar set not null;

alter table roles drop constraint roles_guard_name_name_key;
create unique index roles_name on roles (guard_name, lower(name)) where archived_at is null;
create unique index roles_name_ar on roles (guard_name, name_ar) where archived_at is null;

create function spread_permissions() returns trigger language plpgsql as $$
begin
  delete from role_permissions where role_id = new.id and permission <> all (new.permissions);
  insert into role_permissions (role_id, permission)
    select new.id, permission from unnest(new.permissions) permission on conflict do nothing;
  return null;
end $$;
create trigger spread_permissions after insert or update of permissions on roles for each row
  when (pg_trigger_depth() = 0) execute function spread_permissions();

-- Migrations give new permissions by rows.
create function gather_permissions() returns trigger language plpgsql as $$
begin
  update roles set permissions = array(
      select permission from role_permissions where role_id = roles.id order by permission collate "C")
    where id = coalesce(new.role_id, old.role_id);
  return null;
end $$;
create trigger gather_permissions after insert or delete on role_permissions for each row
  when (pg_trigger_depth() = 0) execute function gather_permissions();
-- The role's own row tells it.
drop trigger audit on role_permissions;

create function keep_super_role() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.permissions @> old.permissions and new.super and new.archived_at is null
    and row(new.name, new.name_ar, new.guard_name) = row(old.name, old.name_ar, old.guard_name)
  then
    return new;
  end if;
  raise exception 'this role is never changed'
    using errcode = 'integrity_constraint_violation', table = 'roles', constraint = 'roles_super';
end $$;
create trigger keep_super_role before update or delete on roles for each row
  when (old.super) execute function keep_super_role();

alter table accounts
  -- Set until an invited person has chosen a password.
  add column invited_at timestamptz,
  -- When somebody else last ended all sessions, and last had a link to choose a password mailed.
  add column signed_out_at timestamptz,
  add column link_sent_at timestamptz;

create function keep_super_user() returns trigger language plpgsql as $$
begin
  -- Taken one after the other: two people at once would each leave the other as the last.
  perform from roles where id = old.role_id and super for no key update;
  if found and not exists (select from accounts
    where role_id = old.role_id and status and archived_at is null and invited_at is null)
  then
    raise exception 'somebody has to keep this role'
      using errcode = 'integrity_constraint_violation', table = 'accounts', constraint = 'accounts_last_super';
  end if;
  return null;
end $$;
create trigger keep_super_user after update of status, archived_at, role_id, invited_at on accounts for each row
  when (old.status and old.archived_at is null and old.invited_at is null
    and not (new.status and new.archived_at is null and new.invited_at is null and new.role_id = old.role_id))
  execute function keep_super_user();
create trigger keep_super_user_row after delete on accounts for each row
  when (old.status and old.archived_at is null and old.invited_at is null)
  execute function keep_super_user();

-- What is gained is told too, so that open pages show it.
create or replace function tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', tg_argv[0] || ' ' || (coalesce(to_jsonb(old), to_jsonb(new)) ->> tg_argv[1]));
  return null;
end $$;
create trigger tell_access_given after insert on role_permissions for each row
  execute function tell_access('role', 'role_id');
create trigger tell_access after update of name, name_ar on roles for each row
  when (row(old.name, old.name_ar) is distinct from row(new.name, new.name_ar))
  execute function tell_access('role', 'id');

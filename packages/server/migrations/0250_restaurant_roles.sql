-- The people of a restaurant have roles as the platform's staff have: one who owns it and may do everything, and others
-- who may do less. What a restaurant makes up is its own; the roles without a restaurant are there for all of them.

alter table roles
  add column restaurant_id bigint references restaurants,
  add constraint roles_of_restaurant check (restaurant_id is null or guard_name = 'restaurant');
create index roles_restaurant on roles (restaurant_id) where restaurant_id is not null;
drop index roles_name;
drop index roles_name_ar;
create unique index roles_name on roles (guard_name, coalesce(restaurant_id, 0), lower(name)) where archived_at is null;
create unique index roles_name_ar on roles (guard_name, coalesce(restaurant_id, 0), name_ar) where archived_at is null;

-- The roles there are keep all that their kind could do.
update roles set
  super = guard_name = 'restaurant',
  permissions = array[
    'categories.read', 'collections.read', 'filters.read', 'orders.read', 'orders.write', 'payments.read',
    'payments.write', 'reports.read', 'requirements.read', 'restaurants.read', 'restaurants.write', 'reviews.read',
    'reviews.write', 'statements.read', 'units.read']
    || case guard_name when 'restaurant' then array['payouts.write', 'roles.read', 'roles.write'] else '{}' end
  where guard_name in ('restaurant', 'store_user');

-- A restaurant's manager may do all but change the bank account; what only a store's users do (payment requests), the
-- restaurant's people hold to be able to give it.
insert into roles (guard_name, name, name_ar, permissions) values
  ('restaurant', 'Manager', 'مدير', array[
    'categories.read', 'collections.read', 'filters.read', 'orders.read', 'orders.write', 'payments.read',
    'payments.write', 'reports.read', 'requirements.read', 'restaurants.read', 'restaurants.write', 'reviews.read',
    'reviews.write', 'roles.read', 'roles.write', 'statements.read', 'units.read']),
  ('restaurant', 'Accountant', 'محاسب', array['orders.read', 'payments.read', 'reports.read', 'statements.read']),
  ('restaurant', 'Order Taker', 'مستلم الطلبات', array['orders.read', 'orders.write']),
  ('store_user', 'Accountant', 'محاسب', array[
    'orders.read', 'payments.read', 'payments.write', 'reports.read', 'statements.read']),
  ('store_user', 'Order Taker', 'مستلم الطلبات', array['orders.read', 'orders.write']);

-- A restaurant may have several owners. One of them is the main one, whose address stands for the restaurant in the
-- platform's list: the first, and after them the one who has been there longest.
alter table accounts add column main_owner boolean not null default false;
update accounts set main_owner = true where kind = 'restaurant' and archived_at is null;
drop index accounts_restaurant;
create unique index accounts_restaurant on accounts (restaurant_id) where main_owner;
create index accounts_of_restaurant on accounts (restaurant_id) where restaurant_id is not null;

create function become_main_owner() returns trigger language plpgsql as $$
begin
  new.main_owner := (select super from roles where id = new.role_id) and not exists (
    select from accounts where restaurant_id = new.restaurant_id and main_owner);
  return new;
end $$;
create trigger become_main_owner before insert on accounts for each row
  when (new.kind = 'restaurant') execute function become_main_owner();

create or replace function keep_super_user() returns trigger language plpgsql as $$
begin
  if not exists (select from roles where id = old.role_id and super) then
    return null;
  end if;
  if old.kind = 'restaurant' then
    -- All of an archived restaurant goes.
    if exists (select from restaurants where id = old.restaurant_id and archived_at is not null) then
      return null;
    end if;
    perform pg_advisory_xact_lock(hashtext('owners'), old.restaurant_id::int);
  else
    -- Taken one after the other: two people at once would each leave the other as the last.
    perform from roles where id = old.role_id for no key update;
  end if;
  if not exists (select from accounts
    where role_id = old.role_id and restaurant_id is not distinct from old.restaurant_id
      and status and archived_at is null and invited_at is null)
  then
    raise exception 'somebody has to keep this role'
      using errcode = 'integrity_constraint_violation', table = 'accounts', constraint = 'accounts_last_super';
  end if;
  return null;
end $$;

-- Whoever stops being an owner stops being the main one too, if there is another.
create function leave_main_owner() returns trigger language plpgsql as $$
begin
  new.main_owner := not exists (select from accounts join roles on roles.id = accounts.role_id
    where accounts.restaurant_id = new.restaurant_id and accounts.id <> new.id and accounts.archived_at is null
      and roles.super);
  return new;
end $$;
create trigger leave_main_owner before update of archived_at, role_id on accounts for each row
  when (old.main_owner and (new.archived_at is not null or new.role_id is distinct from old.role_id))
  execute function leave_main_owner();

create function pass_main_owner() returns trigger language plpgsql as $$
begin
  update accounts set main_owner = true where id = (
    select accounts.id from accounts join roles on roles.id = accounts.role_id
      where accounts.restaurant_id = new.restaurant_id and accounts.id <> new.id and accounts.archived_at is null
        and roles.super
      order by not accounts.status, accounts.invited_at is not null, accounts.id limit 1);
  return null;
end $$;
create trigger pass_main_owner after update of archived_at, role_id on accounts for each row
  when (old.main_owner and not new.main_owner) execute function pass_main_owner();

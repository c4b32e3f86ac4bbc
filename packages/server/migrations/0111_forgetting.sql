-- A customer may be forgotten: what is personal is erased, what the books need stays, and nobody can tell whose it was.

alter table customers
  add column erased_at timestamptz,
  -- Why, as staff wrote it down. It names nobody.
  add column erase_reason text,
  drop constraint customers_mobile_check,
  add constraint customers_mobile_check check (mobile ~ '^974[0-9]{8}$' or erased_at is not null and mobile = ''),
  add constraint customers_erased check (erased_at is null
    or archived_at is not null and email is null and image_id is null and block_reason is null);

-- A block survives (DECISIONS 18a): of a blocked number that was forgotten only this stays. It cannot be read back
-- without the key, and says no more than that the number is blocked.
create table number_keys (
  id smallint primary key default 1 check (id = 1),
  secret bytea not null default gen_random_bytes(32)
);
insert into number_keys default values;
create table forgotten_blocks (
  number_hash bytea primary key,
  blocked_at timestamptz not null default now()
);

create function number_hash(mobile text) returns bytea language sql stable as $$
  select hmac(convert_to(mobile, 'UTF8'), (select secret from number_keys), 'sha256')
$$;

-- The last record of a number says whether it may order, also one that is deleted in this moment.
create or replace function carry_block() returns trigger language plpgsql as $$
declare
  last customers;
  blocked timestamptz;
begin
  select * into last from customers where mobile = new.mobile order by archived_at is null desc, id desc limit 1;
  if last.id is not null then
    if last.status then return new; end if;
    new.status := false;
    new.blocked_at := last.blocked_at;
    new.block_reason := last.block_reason;
  else
    select blocked_at into blocked from forgotten_blocks where number_hash = number_hash(new.mobile);
    if blocked is not null then
      new.status := false;
      new.blocked_at := blocked;
    end if;
  end if;
  return new;
end $$;

-- Forgetting is the Super Admin's alone at first, as payouts are (DECISIONS 48).
insert into role_permissions (role_id, permission)
  select id, 'privacy.write' from roles where guard_name = 'admin' and name = 'Super Admin';

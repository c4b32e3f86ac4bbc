-- Personal values of customers stand in the audit trail encrypted, each customer's with a key of its own: its rows never
-- change, and forgetting a customer destroys the key.

create extension if not exists pgcrypto;

-- 32 bytes to encrypt with (AES-256-CBC), 32 to sign with (HMAC-SHA-256).
create table customer_keys (
  customer_id bigint primary key references customers on delete cascade,
  secret bytea not null check (length(secret) = 64),
  created_at timestamptz not null default now()
);

-- The key of a customer, made when it is first needed.
create function customer_key(customer bigint) returns bytea language plpgsql as $$
declare
  found bytea := (select secret from customer_keys where customer_id = customer);
begin
  if found is null then
    insert into customer_keys (customer_id, secret) values (customer, gen_random_bytes(64)) on conflict do nothing;
    found := (select secret from customer_keys where customer_id = customer);
  end if;
  return found;
end $$;

-- Encrypts these members of a row, each as { "sealed": base64 of iv, ciphertext and signature, "customer": id }. Of a
-- customer that is no longer there nothing is kept.
create function seal_personal(row_data jsonb, personal text[], customer bigint) returns jsonb language plpgsql as $$
declare
  member text;
  iv bytea;
  sealed bytea;
  key bytea;
begin
  foreach member in array personal loop
    continue when coalesce(jsonb_typeof(row_data->member), 'null') = 'null';
    if customer is null then
      row_data := row_data || jsonb_build_object(member, jsonb_build_object('sealed', null));
      continue;
    end if;
    key := coalesce(key, customer_key(customer));
    iv := gen_random_bytes(16);
    sealed := iv || encrypt_iv(convert_to((row_data->member)::text, 'UTF8'), substring(key from 1 for 32), iv,
      'aes-cbc/pad:pkcs');
    sealed := sealed || hmac(convert_to(member, 'UTF8') || sealed, substring(key from 33), 'sha256');
    row_data := row_data || jsonb_build_object(member,
      jsonb_build_object('sealed', translate(encode(sealed, 'base64'), E'\n', ''), 'customer', customer));
  end loop;
  return row_data;
end $$;

-- The same row as it was. A value whose key was destroyed is { "erased": true }.
create function open_personal(row_data jsonb) returns jsonb language plpgsql stable as $$
declare
  member text;
  value jsonb;
  sealed bytea;
  key bytea;
begin
  if row_data is null or not row_data @? '$.*.sealed' then return row_data; end if;
  for member, value in select * from jsonb_each(row_data) loop
    continue when jsonb_typeof(value) <> 'object' or not value ? 'sealed';
    key := (select secret from customer_keys where customer_id = (value->>'customer')::bigint);
    sealed := decode(value->>'sealed', 'base64');
    if key is null or sealed is null or length(sealed) < 64 or substring(sealed from length(sealed) - 31)
        <> hmac(convert_to(member, 'UTF8') || substring(sealed from 1 for length(sealed) - 32),
          substring(key from 33), 'sha256') then
      row_data := row_data || jsonb_build_object(member, '{"erased": true}'::jsonb);
    else
      row_data := row_data || jsonb_build_object(member, convert_from(decrypt_iv(
        substring(sealed from 17 for length(sealed) - 48), substring(key from 1 for 32),
        substring(sealed from 1 for 16), 'aes-cbc/pad:pkcs'), 'UTF8')::jsonb);
    end if;
  end loop;
  return row_data;
end $$;

-- Whom a row is about.
create function audit_customer(table_name text, row_data jsonb) returns bigint language plpgsql stable as $$
declare
  customer bigint := (row_data->>case when table_name = 'customers' then 'id' else 'customer_id' end)::bigint;
begin
  if customer is null and row_data->>'review_id' is not null then
    customer := (select customer_id from reviews where id = (row_data->>'review_id')::bigint);
  end if;
  if customer is null and row_data->>'order_id' is not null then
    customer := (select customer_id from orders where id = (row_data->>'order_id')::bigint);
  end if;
  return (select id from customers where id = customer);
end $$;

-- Who comes from the setting sufra.actor, JSON with kind, account_id, name, operation and request_id, set
-- once per writing transaction. Arguments are secret columns: never recorded, though that the row changed is. Those
-- written personal:column are recorded encrypted.
create or replace function audit() returns trigger language plpgsql as $$
declare
  secrets text[] := array(select each from unnest(tg_argv) each where each not like 'personal:%');
  personal text[] := array(select substring(each from 10) from unnest(tg_argv) each where each like 'personal:%');
  -- Columns that change by themselves: nobody's edit.
  unwatched constant text[] := '{version,updated_at,last_sign_in_at,last_used_at,seen_at,requested_amount,used_count}';
  actor jsonb;
  old_row jsonb;
  new_row jsonb;
  any_row jsonb;
  store bigint;
  restaurant bigint;
  customer bigint;
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  any_row := coalesce(new_row, old_row);
  if tg_op = 'UPDATE' then
    if old_row - unwatched = new_row - unwatched then return null; end if;
    select coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(o.key, n.value), '{}')
      into old_row, new_row
      from jsonb_each(old_row - unwatched) o join jsonb_each(new_row) n using (key)
      where o.value is distinct from n.value;
  end if;
  actor := coalesce(nullif(current_setting('sufra.actor', true), ''), '{}')::jsonb;
  store := audit_store(tg_table_name, any_row);
  restaurant := (any_row->>case when tg_table_name = 'restaurants' then 'id' else 'restaurant_id' end)::bigint;
  if restaurant is null and store is not null then
    restaurant := (select s.restaurant_id from stores s where s.id = store);
  end if;
  old_row := old_row - secrets;
  new_row := new_row - secrets;
  if coalesce(old_row, '{}') || coalesce(new_row, '{}') ?| personal then
    customer := audit_customer(tg_table_name, any_row);
    old_row := seal_personal(old_row, personal, customer);
    new_row := seal_personal(new_row, personal, customer);
  end if;
  insert into audit_log (actor_kind, actor_account_id, actor_name, operation, request_id,
      table_name, row_id, store_id, restaurant_id, action, before, after, version)
    values (coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint, actor->>'name',
      actor->>'operation', actor->>'request_id', tg_table_name, coalesce(any_row->>'id', any_row->>'key', any_row->>'role_id', any_row->>'coupon_id',
        any_row->>'item_id'),
      store, restaurant, lower(tg_op), old_row, new_row, (any_row->>'version')::integer);
  return null;
end $$;

drop trigger audit on customers;
drop trigger audit_edit on customers;
create trigger audit after insert or delete on customers for each row
  execute function audit('personal:mobile', 'personal:fullname', 'personal:email', 'personal:block_reason');
create trigger audit_edit after update on customers for each row
  when (old.version is distinct from new.version)
  execute function audit('personal:mobile', 'personal:fullname', 'personal:email', 'personal:block_reason');

drop trigger audit on customer_addresses;
create trigger audit after insert or update or delete on customer_addresses for each row
  execute function audit('personal:name', 'personal:street_number', 'personal:building_number', 'personal:notes',
    'personal:latitude', 'personal:longitude');

drop trigger audit on orders;
create trigger audit after update or delete on orders for each row
  execute function audit('personal:notes', 'personal:customer_fullname', 'personal:customer_mobile',
    'personal:customer_email', 'personal:address_name', 'personal:formatted_address', 'personal:street_number',
    'personal:building_number', 'personal:latitude', 'personal:longitude', 'personal:cancel_reason_en',
    'personal:cancel_reason_ar');

drop trigger audit on refunds;
create trigger audit after insert or update or delete on refunds for each row
  execute function audit('personal:reason');

drop trigger audit on reviews;
create trigger audit after insert or update or delete on reviews for each row
  execute function audit('personal:comment');

drop trigger audit on review_answers;
create trigger audit after insert or update or delete on review_answers for each row
  execute function audit('personal:answer_en', 'personal:answer_ar');

-- What a mail server says of an address often repeats it.
drop trigger audit on marketing_addresses;
create trigger audit after update on marketing_addresses for each row execute function audit('email', 'token', 'bounce');
update audit_log set before = before - 'bounce', after = after - 'bounce' where table_name = 'marketing_addresses';

-- Rows written before.
do $$
declare
  audited record;
begin
  for audited in
    select distinct tables.relname as name,
      array(select substring(each from 10)
        from unnest(string_to_array(trim(trailing '\000' from encode(tgargs, 'escape')), '\000')) each
        where each like 'personal:%') as personal
    from pg_trigger join pg_class tables on tables.oid = tgrelid
    where tgfoid = 'audit'::regproc and encode(tgargs, 'escape') like '%personal:%'
  loop
    -- An update's row holds what changed only: whom it is about stands in the row itself, or in one of its others.
    execute format($update$
      update audit_log log set before = seal_personal(log.before, $1, whom.customer),
          after = seal_personal(log.after, $1, whom.customer)
        from (select changed.id, audit_customer(changed.table_name, coalesce(to_jsonb(live), added.whole)) as customer
          from audit_log changed
          left join %1$I live on live.id = changed.row_id::bigint
          left join lateral (select coalesce(whole.after, whole.before) as whole from audit_log whole
            where live.id is null and whole.table_name = changed.table_name and whole.row_id = changed.row_id
              and whole.action in ('insert', 'delete') order by whole.id desc limit 1) added on true
          where changed.table_name = %1$L) whom
        where log.id = whom.id and coalesce(log.before, '{}') || coalesce(log.after, '{}') ?| $1
    $update$, audited.name) using audited.personal;
  end loop;
end $$;

-- From here on nothing changes them.
create trigger refuse_change before update or delete on audit_log for each row execute function refuse_change();

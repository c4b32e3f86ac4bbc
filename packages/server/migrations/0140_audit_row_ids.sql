-- Every audit row names the row that it is about, those of a review's stars by their review.

-- Of tables without an id, what they belong to.
create function audit_row_id(row_data jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(row_data->>'id', row_data->>'key', row_data->>'role_id', row_data->>'coupon_id', row_data->>'item_id',
    row_data->>'review_id')
$$;

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
      actor->>'operation', actor->>'request_id', tg_table_name, audit_row_id(any_row),
      store, restaurant, lower(tg_op), old_row, new_row, (any_row->>'version')::integer);
  return null;
end $$;

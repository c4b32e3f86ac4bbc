-- The audit trail is found by person, record, area, time, kind of change and words, and tells where a change came from.

-- Null of rows written before.
alter table audit_log add column source text check (source in ('screen', 'api', 'file', 'bulk', 'job', 'command'));

-- What part of the product a table belongs to (the contract's accounts/trail.tables.ts, compared by a test). It stands in
-- an index, so a change of it makes the index anew.
create function audit_area(table_name text) returns text language sql immutable strict parallel safe as $$
  select case
    when table_name in ('restaurants', 'stores', 'working_hours', 'booked_days', 'store_regions', 'store_region_areas')
      then 'stores'
    when table_name in ('subcategories', 'items', 'item_images', 'item_requirements', 'item_filters',
      'item_global_categories', 'item_choices', 'item_choice_options', 'item_addons', 'item_addon_options',
      'menu_changes', 'units', 'requirements', 'filters', 'global_categories') then 'menu'
    when table_name in ('orders', 'order_notes', 'refunds', 'link_tokens', 'cancel_reasons') then 'orders'
    when table_name in ('customers', 'customer_addresses', 'customer_consents', 'customer_merges', 'customer_notes',
      'marketing_addresses', 'device_tokens') then 'customers'
    when table_name in ('offers', 'coupons', 'coupon_stores', 'coupon_items', 'welcome_discounts', 'filter_collections',
      'filter_collection_stores', 'filter_collection_items', 'promotion_trials') then 'promotions'
    when table_name in ('payment_requests', 'other_charges', 'payout_accounts', 'payout_runs', 'payout_files',
      'closed_months', 'reconciliation_runs') then 'money'
    when table_name in ('reviews', 'review_answers', 'review_ratings', 'review_categories', 'notification_sends',
      'order_messages') then 'engagement'
    when table_name in ('accounts', 'roles', 'browser_subscriptions', 'saved_reports', 'authenticators', 'recovery_codes')
      then 'people'
    else 'settings' end
$$;

-- Archiving is what people call deleting.
create function audit_kind(action text, before jsonb, after jsonb) returns text language sql immutable parallel safe as $$
  select case when action = 'update' and before->>'archived_at' is null and after->>'archived_at' is not null
    then 'delete' else action end
$$;

create index audit_log_at on audit_log (at);
create index audit_log_area on audit_log (audit_area(table_name), id desc);
-- Most changes are updates and additions, so that those of one kind are soon found among all; these are not.
create index audit_log_rare on audit_log (audit_kind(action, before, after), id desc)
  where audit_kind(action, before, after) in ('delete', 'view');

-- The words a row of the trail is found by, the newest rows of a word first.
create table audit_words (
  word text collate "C" not null,
  audit_id bigint not null,
  primary key (word, audit_id)
);

-- The changed short texts and the names of the row: no numbers alone, no dates, no long texts, nothing personal.
create function audit_words_of(named jsonb, before jsonb, after jsonb) returns setof text
language sql immutable parallel safe as $$
  select distinct each.word from (
    select value from jsonb_each_text(named)
      where key in ('name', 'name_en', 'name_ar', 'title_en', 'title_ar', 'code', 'code_prefix', 'reason_en', 'reason_ar',
        'question_en', 'question_ar', 'email')
    union all
    select value #>> '{}' from (
      select value from jsonb_each(before) union all select value from jsonb_each(after)) changed
      where jsonb_typeof(value) = 'string'
  ) texts, unnest(string_to_array(fold_text(left(texts.value, 100)), ' ')) written,
    lateral (select written union all select substr(written, 3) where written like 'ال___%') each(word)
  where texts.value !~ '^\d{4}-\d\d-\d\d' and length(each.word) between 2 and 40 and each.word !~ '^\d*$'
  limit 40
$$;

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
  written bigint;
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
      table_name, row_id, store_id, restaurant_id, action, before, after, version, source)
    values (coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint, actor->>'name',
      actor->>'operation', actor->>'request_id', tg_table_name, audit_row_id(any_row),
      store, restaurant, lower(tg_op), old_row, new_row, (any_row->>'version')::integer,
      coalesce(actor->>'source', 'job'))
    returning id into written;
  insert into audit_words (word, audit_id)
    select word, written from audit_words_of(any_row - secrets - personal, old_row, new_row) word;
  return null;
end $$;

insert into audit_words (word, audit_id)
  select word, id from audit_log, audit_words_of('{}', before, after) word;

-- Who runs the platform, and who owns a restaurant, sees what was done.
insert into role_permissions (role_id, permission)
  select id, 'audit.read' from roles where super and archived_at is null;

-- Files that several rows show, and what a form of an item is told of its lists.

-- Copies of an item show the pictures of the one they were made from: a file is unused once the last row lets go.
create function file_is_shown(file bigint) returns boolean language plpgsql volatile as $$
declare
  shown boolean;
  place record;
begin
  for place in
    select c.conrelid::regclass as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', place.table_name, place.column_name)
      into shown using file;
    if shown then return true; end if;
  end loop;
  return false;
end $$;
create index items_thumb on items (thumb_id);
create index item_images_file on item_images (file_id);
create index subcategories_image on subcategories (image_id);

-- Whoever shows a file or lets go of it locks its row, so that of two at once the later one sees the earlier one's.
create or replace function track_files() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  new_values jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  file_column text;
  file bigint;
begin
  foreach file_column in array tg_argv loop
    if was->>file_column is distinct from new_values->>file_column then
      file := (was->>file_column)::bigint;
      perform from files where id = file for no key update;
      if found and not file_is_shown(file) then
        update files set unused_since = now() where id = file;
      end if;
      file := (new_values->>file_column)::bigint;
      perform from files where id = file for no key update;
      update files set unused_since = null where id = file and unused_since is not null;
    end if;
  end loop;
  return null;
end $$;

update files set unused_since = null where unused_since is not null and file_is_shown(id);

-- Categories, filters, requirements and gallery stand in rows beside the item, and are one form with it: a change of
-- them is one of the item, told by the wire's names with the ids before and after. Answers the new version, or null
-- if nothing changed.
create function note_item_lists(item bigint, before_lists jsonb, after_lists jsonb) returns integer
language plpgsql as $$
declare
  actor jsonb := coalesce(nullif(current_setting('sufra.actor', true), ''), '{}')::jsonb;
  changed items;
  was jsonb;
  became jsonb;
begin
  select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value) into was, became
    from jsonb_each(before_lists) b join jsonb_each(after_lists) a using (key)
    where a.value is distinct from b.value;
  if was is null then return null; end if;
  update items set version = version + 1 where id = item returning * into changed;
  if current_setting('sufra.audit', true) is distinct from 'off' then
    insert into audit_log (actor_kind, actor_account_id, actor_name, operation, request_id, table_name, row_id,
        store_id, restaurant_id, action, before, after, version)
      select coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint, actor->>'name',
        actor->>'operation', actor->>'request_id', 'items', item::text, changed.store_id, stores.restaurant_id,
        'update', was, became, changed.version
      from stores where stores.id = changed.store_id;
  end if;
  return changed.version;
end $$;

-- A gallery's changes are told with its item's, once.
drop index audit_log_store_edits;
create index audit_log_store_edits on audit_log (store_id, id desc) where table_name in ('stores', 'working_hours',
  'booked_days', 'store_regions', 'store_region_areas', 'accounts', 'subcategories', 'items', 'item_choices',
  'item_choice_options', 'item_addons', 'item_addon_options');

-- A welcome discount may end on a day and with a budget; a collection's lists are a part of its version.

alter table welcome_discounts
  add column budget bigint check (budget > 0),
  -- The last day on which it is given, in Qatar.
  add column end_date date,
  -- What welcomed orders got, those that were cancelled left out. Placing an order adds to it in one conditional UPDATE.
  add column given_value bigint not null default 0 check (given_value >= 0),
  add constraint welcome_discounts_budget_left check (given_value <= budget);
update welcome_discounts set given_value = (select coalesce(sum(discount_value), 0) from welcome_redemptions);

-- Giving it out is no edit: it makes no form stale and leaves no audit row.
drop trigger touch on welcome_discounts;
drop trigger audit on welcome_discounts;
create trigger touch before update on welcome_discounts for each row execute function touch('given_value');
create trigger audit after insert or delete on welcome_discounts for each row execute function audit();
create trigger audit_edit after update on welcome_discounts for each row
  when (old.version is distinct from new.version) execute function audit();

-- Writes a change of a collection's stores or items down as one of the collection, with a version of its own.
create function note_collection_lists(collection bigint, before_lists jsonb, after_lists jsonb) returns integer
language plpgsql as $$
declare
  actor jsonb := coalesce(nullif(current_setting('sufra.actor', true), ''), '{}')::jsonb;
  changed filter_collections;
  was jsonb;
  became jsonb;
begin
  select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value) into was, became
    from jsonb_each(before_lists) b join jsonb_each(after_lists) a using (key)
    where a.value is distinct from b.value;
  if was is null then return null; end if;
  update filter_collections set version = version + 1 where id = collection returning * into changed;
  if current_setting('sufra.audit', true) is distinct from 'off' then
    insert into audit_log (actor_kind, actor_account_id, actor_name, operation, request_id, table_name, row_id, action,
        before, after, version)
      values (coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint, actor->>'name',
        actor->>'operation', actor->>'request_id', 'filter_collections', collection::text, 'update', was, became,
        changed.version);
  end if;
  return changed.version;
end $$;

create index filter_collections_order on filter_collections (sorting_index, id) where archived_at is null;

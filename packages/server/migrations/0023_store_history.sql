-- What people edited of a store, without its orders and their money: those are far more, and have histories of
-- their own. The list is the one of stores.history.tables.ts.
create index audit_log_store_edits on audit_log (store_id, id desc) where table_name in ('stores', 'working_hours',
  'booked_days', 'store_regions', 'store_region_areas', 'accounts', 'subcategories', 'items', 'item_images',
  'item_choices', 'item_choice_options', 'item_addons', 'item_addon_options');

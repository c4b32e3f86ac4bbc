-- Changes of menus are told to open home pages, by store: an event for each store that a statement changes.

-- Its argument finds the stores of the changed rows.
create function tell_menus() returns trigger language plpgsql as $$
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  execute format($sql$
    insert into outbox (topic, row_id, store_id, restaurant_id)
      select 'menu', stores.id, stores.id, stores.restaurant_id from stores where id in (%s)$sql$, tg_argv[0]);
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('stores', 'select id from changed'),
    ('working_hours', 'select store_id from changed'),
    ('items', 'select store_id from changed'),
    ('item_images', 'select store_id from items where id in (select item_id from changed)'),
    ('item_choices', 'select store_id from items where id in (select item_id from changed)'),
    ('item_choice_options', 'select store_id from items where id in (
        select item_id from item_choices where id in (select item_choice_id from changed))')
  ) as list (name, stores) loop
    execute format('create trigger tell_menu_of_new after insert on %I referencing new table as changed
      for each statement execute function tell_menus(%L)', watched.name, watched.stores);
    execute format('create trigger tell_menu_of_changed after update on %I referencing new table as changed
      for each statement execute function tell_menus(%L)', watched.name, watched.stores);
    execute format('create trigger tell_menu_of_gone after delete on %I referencing old table as changed
      for each statement execute function tell_menus(%L)', watched.name, watched.stores);
  end loop;
end $$;

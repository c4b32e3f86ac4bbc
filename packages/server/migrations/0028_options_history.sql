-- Options that go with their choice or addon go before it: the audit trail finds their store by way of it.
create function delete_options() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'item_choices' then
    delete from item_choice_options where item_choice_id = old.id;
  else
    delete from item_addon_options where item_addon_id = old.id;
  end if;
  return old;
end $$;
create trigger options_first before delete on item_choices for each row execute function delete_options();
create trigger options_first before delete on item_addons for each row execute function delete_options();

-- Those that went earlier are found by way of what was told of their choice or addon.
update audit_log of set store_id = above.store_id, restaurant_id = above.restaurant_id
  from audit_log above
  where of.store_id is null and of.action = 'delete' and above.action = 'delete'
    and above.row_id = of.before->>case of.table_name when 'item_choice_options' then 'item_choice_id' else 'item_addon_id' end
    and (of.table_name, above.table_name) in (('item_choice_options', 'item_choices'), ('item_addon_options', 'item_addons'));

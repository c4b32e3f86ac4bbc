-- A store user works in one or more stores of a restaurant: their account knows the restaurant. Each of these files
-- (0404 to 0406) holds few tables at once, as others work with them meanwhile.

alter table accounts drop constraint accounts_kind_matches_place;
alter table accounts disable trigger touch;
select set_config('sufra.audit', 'off', true);
update accounts set restaurant_id = stores.restaurant_id from stores where stores.id = accounts.store_id;
select set_config('sufra.audit', 'on', true);
alter table accounts enable trigger touch;
alter table accounts
  add constraint accounts_kind_matches_place check ((kind = 'admin') = (restaurant_id is null)),
  add constraint accounts_place unique (id, restaurant_id);

-- The release before this one reads and writes one store in the account, the oldest of theirs. Triggers keep it, and
-- nothing else reads it: a later release takes them and the column away.
create function fill_place() returns trigger language plpgsql as $$
begin
  new.restaurant_id := (select restaurant_id from stores where id = new.store_id);
  return new;
end $$;
create trigger fill_place before insert on accounts for each row
  when (new.store_id is not null and new.restaurant_id is null) execute function fill_place();
drop trigger touch on accounts;
create trigger touch before update on accounts
  for each row execute function touch('last_sign_in_at', 'preferences', 'store_id');

-- Reviews, their answers and what becomes of restaurants are told to open home pages, by topic and id alone.

-- Its argument is the column with the review's id.
create function tell_review() returns trigger language plpgsql as $$
declare
  told jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if current_setting('sufra.audit', true) = 'off' then return null; end if;
  insert into outbox (topic, row_id, store_id, restaurant_id)
    select 'review', (told ->> tg_argv[0])::bigint, id, restaurant_id
    from stores where id = (told ->> 'store_id')::bigint;
  return null;
end $$;

create trigger tell_review after insert or update or delete on reviews
  for each row execute function tell_review('id');
create trigger tell_review_answer after insert or update or delete on review_answers
  for each row execute function tell_review('review_id');

create trigger tell_new_restaurant after insert on restaurants
  for each row execute function tell_settling('restaurant', 'id');
create trigger tell_decided_restaurant after update on restaurants for each row
  when (row(old.approval, old.archived_at) is distinct from row(new.approval, new.archived_at))
  execute function tell_settling('restaurant', 'id');

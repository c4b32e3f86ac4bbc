-- The texts of new reviews are kept statement by statement: one by one, those of the demo took a second.
drop trigger keep_search_text on reviews;
create trigger keep_search_text after update of customer_id on reviews
  for each row execute function keep_review_text();

create function keep_new_review_texts() returns trigger language plpgsql as $$
begin
  perform keep_review_texts(array_agg(id)) from added having count(*) > 0;
  return null;
end $$;
create trigger keep_new_search_texts after insert on reviews referencing new table as added
  for each statement execute function keep_new_review_texts();

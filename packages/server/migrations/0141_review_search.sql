-- Reviews are found by any part of the name of their customer, and of the name on their order.

create function keep_review_texts(reviews_changed bigint[]) returns void language sql as $$
  insert into search_texts (table_name, row_id, text)
    select 'reviews', reviews.id, concat_ws(' ', fold_text(customers.fullname), fold_text(orders.customer_fullname))
    from reviews join customers on customers.id = reviews.customer_id join orders on orders.id = reviews.order_id
    where reviews.id = any(reviews_changed)
  on conflict (table_name, row_id) do update set text = excluded.text where search_texts.text <> excluded.text
$$;

create function keep_review_text() returns trigger language plpgsql as $$
begin
  perform keep_review_texts(case tg_table_name
    when 'reviews' then array[new.id]
    when 'customers' then array(select id from reviews where customer_id = new.id)
    else array(select id from reviews where order_id = new.id) end);
  return null;
end $$;
create trigger keep_search_text after insert or update of customer_id on reviews
  for each row execute function keep_review_text();
create trigger keep_review_text after update of fullname on customers
  for each row when (old.fullname is distinct from new.fullname) execute function keep_review_text();
create trigger keep_review_text after update of customer_fullname on orders
  for each row when (old.customer_fullname is distinct from new.customer_fullname)
  execute function keep_review_text();
create trigger drop_search_text after delete on reviews for each row execute function drop_search_text();

select keep_review_texts(array(select id from reviews));
create index search_texts_reviews on search_texts using gin (text gin_trgm_ops) with (fastupdate = off)
  where table_name = 'reviews';
analyze search_texts;

-- Whoever counts ratings takes the store's total first, as whoever counts reviews does. A change of ratings that also
-- hides its review would otherwise wait for a new review that waits for it.
create or replace function count_ratings() returns trigger language plpgsql as $$
begin
  perform from reviews where id in (select review_id from changed) order by id for share;
  perform from review_totals where store_id in
    (select reviews.store_id from changed join reviews on reviews.id = review_id where reviews.status)
    order by store_id for update;
  insert into review_category_totals as total (store_id, review_category_id, ratings, rate_sum)
    select reviews.store_id, review_category_id, tg_argv[0]::integer * count(*), tg_argv[0]::integer * sum(rate)
      from changed join reviews on reviews.id = review_id where reviews.status group by 1, 2 order by 1, 2
    on conflict (store_id, review_category_id)
      do update set ratings = total.ratings + excluded.ratings, rate_sum = total.rate_sum + excluded.rate_sum;
  return null;
end $$;

-- What rows are found by: their names and codes, folded once when they are written instead of in every search. Trigrams
-- find any part of them, however many rows there are.
create extension if not exists pg_trgm;

create table search_texts (
  table_name text not null,
  row_id bigint not null,
  text text not null,
  primary key (table_name, row_id)
);

-- Its arguments are the columns.
create function keep_search_text() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(new);
begin
  insert into search_texts (table_name, row_id, text)
  select tg_table_name, new.id, coalesce(string_agg(fold_text(changed->>name), ' '), '')
  from unnest(tg_argv) as name
  on conflict (table_name, row_id) do update set text = excluded.text where search_texts.text <> excluded.text;
  return null;
end $$;
create function drop_search_text() returns trigger language plpgsql as $$
begin
  delete from search_texts where table_name = tg_table_name and row_id = old.id;
  return null;
end $$;

create trigger keep_search_text after insert or update of code, code_prefix, title_en, title_ar on coupons
  for each row execute function keep_search_text('code', 'code_prefix', 'title_en', 'title_ar');
create trigger drop_search_text after delete on coupons for each row execute function drop_search_text();
create trigger keep_search_text after insert or update of name_en, name_ar on stores
  for each row execute function keep_search_text('name_en', 'name_ar');
create trigger drop_search_text after delete on stores for each row execute function drop_search_text();
create trigger keep_search_text after insert or update of name, name_ar on restaurants
  for each row execute function keep_search_text('name', 'name_ar');
create trigger drop_search_text after delete on restaurants for each row execute function drop_search_text();

insert into search_texts (table_name, row_id, text)
select 'coupons', id, concat_ws(' ', fold_text(code), fold_text(code_prefix), fold_text(title_en), fold_text(title_ar))
from coupons
union all select 'stores', id, concat_ws(' ', fold_text(name_en), fold_text(name_ar)) from stores
union all select 'restaurants', id, concat_ws(' ', fold_text(name), fold_text(name_ar)) from restaurants;

-- Without a list of pending entries, which every search would read.
create index search_texts_coupons on search_texts using gin (text gin_trgm_ops) with (fastupdate = off)
  where table_name = 'coupons';
create index search_texts_stores on search_texts using gin (text gin_trgm_ops) with (fastupdate = off)
  where table_name = 'stores';
create index search_texts_restaurants on search_texts using gin (text gin_trgm_ops) with (fastupdate = off)
  where table_name = 'restaurants';

create index coupons_used_up on coupons (end_date)
  where used_count >= total_usage_limit and status and archived_at is null;
analyze search_texts;

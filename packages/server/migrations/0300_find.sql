-- Items are found by any part of their names, as stores and restaurants are (migration 0088).
create trigger keep_search_text after insert or update of name_en, name_ar on items
  for each row execute function keep_search_text('name_en', 'name_ar');
create trigger drop_search_text after delete on items for each row execute function drop_search_text();
insert into search_texts (table_name, row_id, text)
select 'items', id, concat_ws(' ', fold_text(name_en), fold_text(name_ar)) from items;
create index search_texts_items on search_texts using gin (text gin_trgm_ops) with (fastupdate = off)
  where table_name = 'items';

-- Rows whose names are like a text with typing errors, the most alike first. The table stands in the statement, as each
-- has an index of its own. At the extension's own threshold, 0.6, two swapped letters find nothing.
create function rows_alike(searched text, wanted text, most integer)
returns table (row_id bigint, likeness real) language plpgsql stable
set pg_trgm.word_similarity_threshold = 0.45 as $$
begin
  return query execute format(
    'select row_id, word_similarity($1, text) from (
      select row_id, text from search_texts where table_name = %L and $1 <%% text limit $2) alike', searched)
    using wanted, most;
end $$;
analyze search_texts;

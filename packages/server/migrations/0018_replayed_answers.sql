-- An idempotent call answered again gives the very bytes of the first answer: jsonb would sort its keys anew.
alter table idempotency_keys alter column response type json using response::json;

-- Only a filter's registration code is limited to five characters (spec 3 §3, §5); a category may have none.
alter table global_categories drop constraint global_categories_slug_check;
alter table global_categories alter column slug drop not null;
alter table global_categories add constraint global_categories_slug_check check (length(slug) between 1 and 100);

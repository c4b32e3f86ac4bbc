-- The desk by delivery, by days and areas, and its search: each list begins in an index at the row it begins with.

-- The status comes first: lists of one are served as they stand, those of all are merged from one scan of each.
create index orders_status_event on orders (status_id, event_at, id);
create index orders_restaurant_status_event on orders (restaurant_id, status_id, event_at, id);
create index orders_store_status_event on orders (store_id, status_id, event_at, id);
create index orders_area_status_event on orders (area_id, status_id, event_at, id);
create index orders_area_status on orders (area_id, status_id, id);

-- One spelling for what people type in several: small letters without accents, alif, ta marbuta and ya of one form,
-- no vowel signs or tatweel, Western digits, words apart by one space. The same on both databases, whatever their locale.
create function fold_text(written text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(translate(lower(written collate "C"),
    'أإآٱةىیکؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ÀÁÂÃÄÅàáâãäåÈÉÊËèéêëÌÍÎÏìíîïÒÓÔÕÖòóôõöÙÚÛÜùúûüÇçÑñÝýÿ',
    'ااااهييكوي01234567890123456789aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnnyyy'),
    '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u200B-\u200F''’`]', '', 'g'),
    '[\u0001-/:-@\[-`{-\u00BF\u060C\u061B\u061F\u2010-\u2027\u202F]+', ' ', 'g'))
$$;

-- What a text is found by, from the beginning of any of its words on; with and without the Arabic article.
create function terms_of(written text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  words text[] := string_to_array(fold_text(written), ' ');
  found text[] := '{}';
  rest text;
begin
  for n in 1..least(cardinality(words), 8) loop
    rest := left(array_to_string(words[n:], ' '), 40);
    found := found || rest;
    if rest like 'ال___%' then
      found := found || substr(rest, 3);
    end if;
  end loop;
  return found;
end $$;

-- What orders are found by. Nobody finds an order by a personal term who is not shown who its customer is. Terms stand
-- by spans of ids (span = id >> 16), so that a search begins with the newest orders, however many have the same term.
create table order_terms (
  span integer not null,
  term text collate "C" not null,
  order_id bigint not null,
  restaurant_id bigint not null,
  store_id bigint not null,
  personal boolean not null,
  primary key (span, term, order_id) include (store_id, personal)
);
create index order_terms_restaurant on order_terms (restaurant_id, span, term, order_id) include (store_id, personal);

create function order_terms_of(fullname text, mobile text, coupon_code text) returns table (term text, personal boolean)
language sql immutable parallel safe as $$
  select found.term, bool_and(found.personal) from (
    select unnest(terms_of(fullname)), true
    union all select nullif(regexp_replace(mobile, '^974', ''), ''), true
    union all select unnest(terms_of(coupon_code)), false
  ) found(term, personal) where found.term is not null group by 1
$$;

create function add_order_terms() returns trigger language plpgsql as $$
begin
  insert into order_terms (span, term, order_id, restaurant_id, store_id, personal)
    select (added.id >> 16)::integer, found.term, added.id, added.restaurant_id, added.store_id, found.personal
      from added, order_terms_of(added.customer_fullname, added.customer_mobile, added.coupon_code) found;
  return null;
end $$;
create trigger add_order_terms after insert on orders referencing new table as added
  for each statement execute function add_order_terms();

create function remove_order_terms() returns trigger language plpgsql as $$
begin
  delete from order_terms using removed,
      order_terms_of(removed.customer_fullname, removed.customer_mobile, removed.coupon_code) found
    where order_terms.span = (removed.id >> 16)::integer and order_terms.term = found.term
      and order_terms.order_id = removed.id;
  return null;
end $$;
create trigger remove_order_terms after delete on orders referencing old table as removed
  for each statement execute function remove_order_terms();

create function change_order_terms() returns trigger language plpgsql as $$
begin
  delete from order_terms where span = (old.id >> 16)::integer and order_id = old.id
    and term in (select term from order_terms_of(old.customer_fullname, old.customer_mobile, old.coupon_code));
  insert into order_terms (span, term, order_id, restaurant_id, store_id, personal)
    select (new.id >> 16)::integer, found.term, new.id, new.restaurant_id, new.store_id, found.personal
      from order_terms_of(new.customer_fullname, new.customer_mobile, new.coupon_code) found;
  return null;
end $$;
create trigger change_order_terms after update on orders for each row
  when (row(old.id, old.restaurant_id, old.store_id, old.customer_fullname, old.customer_mobile, old.coupon_code)
    is distinct from row(new.id, new.restaurant_id, new.store_id, new.customer_fullname, new.customer_mobile, new.coupon_code))
  execute function change_order_terms();

insert into order_terms (span, term, order_id, restaurant_id, store_id, personal)
  select (orders.id >> 16)::integer, found.term, orders.id, orders.restaurant_id, orders.store_id, found.personal
    from orders, order_terms_of(orders.customer_fullname, orders.customer_mobile, orders.coupon_code) found;

-- The names of stores, by which their orders are found.
create table store_terms (
  term text collate "C" not null,
  store_id bigint not null references stores on delete cascade,
  primary key (term, store_id)
);
create index store_terms_store on store_terms (store_id);

create function keep_store_terms() returns trigger language plpgsql as $$
begin
  delete from store_terms where store_id = new.id;
  insert into store_terms (term, store_id)
    select distinct term, new.id from unnest(terms_of(new.name_en) || terms_of(new.name_ar)) term;
  return null;
end $$;
create trigger keep_store_terms after insert or update of name_en, name_ar on stores
  for each row execute function keep_store_terms();
insert into store_terms (term, store_id)
  select distinct term, stores.id from stores, unnest(terms_of(stores.name_en) || terms_of(stores.name_ar)) term;

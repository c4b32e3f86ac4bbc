-- Customers as support works with them: one live record of a number, found by misspelt names, counted without reading
-- every row, with what staff wrote about them and what they agreed to.

-- A deleted record keeps its number, and a new one may be made of it.
alter table customers drop constraint customers_mobile_key;
create unique index customers_mobile on customers (mobile) where archived_at is null;
create index customers_past on customers (mobile, id) where archived_at is not null;
create index customers_live on customers (id) where archived_at is null;
create index customers_blocked on customers (id) where archived_at is null and not status;

-- A block survives: the last record of a number says whether it may order (DECISIONS 18a).
create function carry_block() returns trigger language plpgsql as $$
declare
  last customers;
begin
  select * into last from customers where mobile = new.mobile and archived_at is not null order by id desc limit 1;
  if last.id is not null and not last.status then
    new.status := false;
    new.blocked_at := last.blocked_at;
    new.block_reason := last.block_reason;
  end if;
  return new;
end $$;
create trigger carry_block before insert on customers for each row execute function carry_block();

-- The day in Qatar of the latest order, whatever became of it.
alter table customers add column last_order_day date;
alter table customers disable trigger user;
update customers set last_order_day = latest.day from (
  select customer_id, max((created_at at time zone 'Asia/Qatar')::date) as day from orders group by 1) latest
  where latest.customer_id = customers.id;
alter table customers enable trigger user;
create index customers_last_order on customers (last_order_day, id) where archived_at is null;

-- An order is no edit: it makes no form stale and leaves no audit row.
drop trigger touch on customers;
drop trigger audit on customers;
create trigger touch before update on customers for each row execute function touch('active', 'last_order_day');
create trigger audit after insert or delete on customers for each row execute function audit();
create trigger audit_edit after update on customers for each row
  when (old.version is distinct from new.version) execute function audit();

create function note_last_orders() returns trigger language plpgsql as $$
begin
  update customers set last_order_day = latest.day from (
    select customer_id, max((created_at at time zone 'Asia/Qatar')::date) as day from added group by 1) latest
    where customers.id = latest.customer_id
      and (customers.last_order_day is null or customers.last_order_day < latest.day);
  return null;
end $$;
create trigger note_last_orders after insert on orders referencing new table as added
  for each statement execute function note_last_orders();

-- Live customers by status, and by the day of their latest order. In parts, so that orders of different customers
-- seldom wait for the same row.
create table customer_totals (
  status boolean not null,
  part smallint not null,
  count integer not null default 0 check (count >= 0),
  primary key (status, part)
);
create table customer_day_counts (
  day date not null,
  part smallint not null,
  count integer not null default 0 check (count >= 0),
  primary key (day, part)
);

-- Rows are taken in key order: two statements never wait for each other in a circle.
create function count_new_customers() returns trigger language plpgsql as $$
begin
  insert into customer_totals as t (status, part, count)
    select status, id & 31, count(*) from added where archived_at is null group by 1, 2 order by 1, 2
    on conflict (status, part) do update set count = t.count + excluded.count;
  insert into customer_day_counts as t (day, part, count)
    select last_order_day, id & 7, count(*) from added
      where archived_at is null and last_order_day is not null group by 1, 2 order by 1, 2
    on conflict (day, part) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger count_new_customers after insert on customers referencing new table as added
  for each statement execute function count_new_customers();

create function uncount_customers() returns trigger language plpgsql as $$
begin
  update customer_totals t set count = t.count - g.n
    from (select status, (id & 31)::smallint as part, count(*) n from removed
      where archived_at is null group by 1, 2) g
    where t.status = g.status and t.part = g.part;
  update customer_day_counts t set count = t.count - g.n
    from (select last_order_day, (id & 7)::smallint as part, count(*) n from removed
      where archived_at is null and last_order_day is not null group by 1, 2) g
    where t.day = g.last_order_day and t.part = g.part;
  return null;
end $$;
create trigger uncount_customers after delete on customers referencing old table as removed
  for each statement execute function uncount_customers();

create function recount_customer() returns trigger language plpgsql as $$
declare
  was boolean := case when old.archived_at is null then old.status end;
  became boolean := case when new.archived_at is null then new.status end;
  old_day date := case when old.archived_at is null then old.last_order_day end;
  new_day date := case when new.archived_at is null then new.last_order_day end;
begin
  if was is distinct from became then
    perform 1 from customer_totals where status in (was, became) and part = (new.id & 31)
      order by status for no key update;
    update customer_totals set count = count - 1 where status = was and part = (new.id & 31);
    if became is not null then
      insert into customer_totals as t values (became, new.id & 31, 1)
        on conflict (status, part) do update set count = t.count + 1;
    end if;
  end if;
  if old_day is distinct from new_day then
    perform 1 from customer_day_counts where day in (old_day, new_day) and part = (new.id & 7)
      order by day for no key update;
    update customer_day_counts set count = count - 1 where day = old_day and part = (new.id & 7);
    if new_day is not null then
      insert into customer_day_counts as t values (new_day, new.id & 7, 1)
        on conflict (day, part) do update set count = t.count + 1;
    end if;
  end if;
  return null;
end $$;
create trigger recount_customer after update on customers for each row
  when (row(old.status, old.archived_at is null, old.last_order_day)
    is distinct from row(new.status, new.archived_at is null, new.last_order_day))
  execute function recount_customer();

insert into customer_totals (status, part, count)
  select status, id & 31, count(*) from customers where archived_at is null group by 1, 2;
insert into customer_day_counts (day, part, count)
  select last_order_day, id & 7, count(*) from customers
    where archived_at is null and last_order_day is not null group by 1, 2;

-- What a customer is found by, from its beginning on: the name from any of its words, two of its words with others
-- between them, the mail address from any word of its local part, the mobile number, and its last four digits.
create function customer_terms_of(fullname text, mobile text, email text) returns setof text
language sql immutable parallel safe as $$
  select distinct found.term from (
    select unnest(terms_of(fullname))
    union all select left(first.term || ' ' || second.term, 40)
      from unnest(string_to_array(fold_text(fullname), ' ')) with ordinality as word(word, n),
        unnest(string_to_array(fold_text(fullname), ' ')) with ordinality as other(word, n),
        unnest(terms_of(word.word)) first(term), unnest(terms_of(other.word)) second(term)
      where word.n + 1 < other.n and other.n <= 8
    union all select unnest((terms_of(email))[1:cardinality(string_to_array(fold_text(split_part(email, '@', 1)), ' '))])
    union all select right(mobile, 8)
    union all select right(mobile, 4)
  ) found(term) where found.term <> ''
$$;

create table customer_terms (
  term text collate "C" not null,
  customer_id bigint not null,
  primary key (term, customer_id)
);

-- What a word sounds like in either script: its consonants, those alike as one. محمد, Mohammed and Muhamad are mhmd.
create function sound_of(word text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(translate(
    replace(replace(replace(replace(replace(replace(regexp_replace(word, '^ال(?=...)', ''),
      'kh', 'x'), 'sh', 'ش'), 'ch', 'ش'), 'th', 't'), 'dh', 'd'), 'ph', 'f'),
    'بتثجحخدذرزسشصضطظغفقكلمنهpvqgcaeiouywاويىءع',
    'bttjhxddrzsCsdtzkfkklmnhbfkkk'), '(.)\1+', '\1', 'g'), '(.)h$', '\1')
$$;

-- What a word may be typed as: itself with a letter left out, or two of a long one, and its sound. Two spellings that
-- are one slip apart share one of these.
create function variants_of(word text) returns setof text language sql immutable strict parallel safe as $$
  with one as (
    select overlay(left(word, 20) placing '' from n for 1) as variant
    from generate_series(1, least(length(word), 20)) n where length(word) >= 4),
  two as (
    select overlay(variant placing '' from n for 1) as variant
    from one, generate_series(1, length(one.variant)) n where length(word) >= 8)
  select left(word, 20) union select variant from one union select variant from two
  union select '~' || sound_of(word) where length(sound_of(word)) >= 2
$$;

-- With and without the Arabic article.
create function name_words(fullname text) returns setof text language sql immutable strict parallel safe as $$
  select distinct split_part(term, ' ', 1) from unnest(terms_of(fullname)) term
    where length(split_part(term, ' ', 1)) >= 3
$$;

-- The words of all names, each once, by what they may be typed as.
create table customer_words (
  word text collate "C" primary key
);
create table customer_word_variants (
  variant text collate "C" not null,
  word text collate "C" not null references customer_words on delete cascade,
  primary key (variant, word)
);
create index customer_word_variants_word on customer_word_variants (word);

create function keep_word_variants() returns trigger language plpgsql as $$
begin
  insert into customer_word_variants (variant, word)
    select variant, added.word from added, variants_of(added.word) variant on conflict do nothing;
  return null;
end $$;
create trigger keep_word_variants after insert on customer_words referencing new table as added
  for each statement execute function keep_word_variants();

create function add_customer_terms() returns trigger language plpgsql as $$
begin
  insert into customer_terms (term, customer_id)
    select term, added.id from added, customer_terms_of(added.fullname, added.mobile, added.email) term
      where added.archived_at is null;
  insert into customer_words (word)
    select distinct found.word from (select distinct fullname from added where archived_at is null) names,
      name_words(names.fullname) found(word)
      where not exists (select from customer_words known where known.word = found.word)
      order by 1
    on conflict do nothing;
  return null;
end $$;
create trigger add_customer_terms after insert on customers referencing new table as added
  for each statement execute function add_customer_terms();

-- A word that no name has any more goes too: a rare name is personal.
create function change_customer_terms() returns trigger language plpgsql as $$
begin
  delete from customer_terms where customer_id = old.id
    and term in (select customer_terms_of(old.fullname, old.mobile, old.email));
  if tg_op = 'UPDATE' and new.archived_at is null then
    insert into customer_terms (term, customer_id)
      select term, new.id from customer_terms_of(new.fullname, new.mobile, new.email) term;
    insert into customer_words (word)
      select found.word from name_words(new.fullname) found(word) order by 1 on conflict do nothing;
  end if;
  delete from customer_words where word in (select name_words(old.fullname))
    and not exists (select from customer_terms
      where term >= customer_words.word and term < customer_words.word || '!');
  return null;
end $$;
create trigger change_customer_terms after update on customers for each row
  when (row(old.fullname, old.mobile, old.email, old.archived_at is null)
    is distinct from row(new.fullname, new.mobile, new.email, new.archived_at is null))
  execute function change_customer_terms();
create trigger remove_customer_terms after delete on customers for each row execute function change_customer_terms();

insert into customer_terms (term, customer_id)
  select term, customers.id from customers, customer_terms_of(customers.fullname, customers.mobile, customers.email) term
    where archived_at is null;
insert into customer_words (word)
  select distinct found.word from customers, name_words(customers.fullname) found(word)
    where archived_at is null order by 1;

create index coupon_redemptions_customer on coupon_redemptions (customer_id, id desc);

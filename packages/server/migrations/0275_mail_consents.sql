-- The latest word about marketing mails counts for the address, whichever of its customers said it: whoever has a new
-- number has two records with one address. One who agrees again is written to again, also after a mail's link.
create function tell_mail_consent() returns trigger language plpgsql as $$
declare
  address text := (select lower(email) from customers where id = new.customer_id);
begin
  if new.given then
    update marketing_addresses set unsubscribed_at = null where email = address and unsubscribed_at is not null;
    return null;
  end if;
  update marketing_addresses set unsubscribed_at = now() where email = address and unsubscribed_at is null;
  -- Nothing is kept of an address that only this customer has: their own word is enough.
  insert into marketing_addresses (email, unsubscribed_at)
    select address, now() where exists (
      select from customers other where lower(other.email) = address and other.id <> new.customer_id
        and other.archived_at is null)
    on conflict do nothing;
  return null;
end $$;
create trigger tell_mail_consent after insert on customer_consents for each row
  when (new.kind = 'email') execute function tell_mail_consent();

-- What was said before.
set local sufra.audit = 'off';
create temporary table latest_words on commit drop as
  select distinct on (lower(customers.email)) lower(customers.email) as email, said.given, said.created_at as said_at,
    exists (select from customers other where lower(other.email) = lower(customers.email)
      and other.id <> customers.id and other.archived_at is null) as shared
  from customer_consents said join customers on customers.id = said.customer_id
  where said.kind = 'email' and customers.email is not null and customers.archived_at is null
  order by lower(customers.email), said.id desc;
update marketing_addresses known set unsubscribed_at = case when latest.given then null else said_at end
  from latest_words latest
  where latest.email = known.email and (known.unsubscribed_at is null) <> latest.given
    and said_at > coalesce(known.unsubscribed_at, '-infinity');
insert into marketing_addresses (email, unsubscribed_at)
  select email, said_at from latest_words where not given and shared on conflict do nothing;
set local sufra.audit = 'on';

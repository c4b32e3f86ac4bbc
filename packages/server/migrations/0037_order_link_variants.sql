-- Whom a link is for: a kitchen is shown neither the customer nor the address, a delivery both. Links made before go
-- on opening as a kitchen's: nobody had chosen to give the customer away.
alter table link_tokens add column variant text not null default 'kitchen' check (variant in ('kitchen', 'delivery'));
alter table link_tokens alter column variant drop default;
-- How long a link opens is its maker's choice now.
delete from settings where key = 'order_links';

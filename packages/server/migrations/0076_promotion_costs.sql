-- What offers and coupons have cost so far, so that nobody adds up every order. Each change adds a row, so that orders
-- with one promotion never wait for one another; a task merges the rows of a promotion from time to time. Orders that
-- are cancelled have cost nothing.
lock table orders, order_lines, coupon_redemptions in share row exclusive mode;

create table promotion_costs (
  kind text not null check (kind in ('offer', 'coupon')),
  promotion_id bigint not null,
  orders integer not null,
  discount bigint not null,
  -- The part of the discount that the platform bears.
  platform bigint not null
);
create index promotion_costs_promotion on promotion_costs (kind, promotion_id) include (orders, discount, platform);

create function cost_coupon() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.released_at is null then
    insert into promotion_costs
    values ('coupon', old.coupon_id, -1, -old.discount_value, -old.platform_contribution_value);
  end if;
  if tg_op <> 'DELETE' and new.released_at is null then
    insert into promotion_costs
    values ('coupon', new.coupon_id, 1, new.discount_value, new.platform_contribution_value);
  end if;
  return null;
end $$;
create trigger cost_coupon after insert or update or delete on coupon_redemptions
  for each row execute function cost_coupon();

create function cost_lines() returns trigger language plpgsql as $$
begin
  if exists (select from changed where offer_id is not null) then
    insert into promotion_costs (kind, promotion_id, orders, discount, platform)
    select 'offer', offer_id, tg_argv[0]::integer * count(distinct orders.id),
      tg_argv[0]::integer * sum(changed.offer_discount_value), 0
    from changed join orders on orders.id = changed.order_id
    where offer_id is not null and orders.status_id <> 7 group by offer_id;
  end if;
  return null;
end $$;
create trigger cost_new_lines after insert on order_lines referencing new table as changed
  for each statement execute function cost_lines('1');
-- Of an order that is deleted, the order has taken them back.
create trigger cost_old_lines after delete on order_lines referencing old table as changed
  for each statement execute function cost_lines('-1');

create function cost_order() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_op = 'UPDATE' and old.status_id = 7 then 1 else -1 end;
begin
  insert into promotion_costs (kind, promotion_id, orders, discount, platform)
  select 'offer', offer_id, sign, sign * sum(offer_discount_value), 0
  from order_lines where order_id = old.id and offer_id is not null group by offer_id;
  return case when tg_op = 'DELETE' then old end;
end $$;
create trigger cost_order after update of status_id on orders for each row
  when ((old.status_id = 7) <> (new.status_id = 7)) execute function cost_order();
create trigger cost_deleted_order before delete on orders for each row
  when (old.status_id <> 7) execute function cost_order();

insert into promotion_costs (kind, promotion_id, orders, discount, platform)
select 'offer', offer_id, count(distinct orders.id), sum(order_lines.offer_discount_value), 0
from order_lines join orders on orders.id = order_lines.order_id
where offer_id is not null and orders.status_id <> 7 group by offer_id;

insert into promotion_costs (kind, promotion_id, orders, discount, platform)
select 'coupon', coupon_id, count(*), sum(discount_value), sum(platform_contribution_value)
from coupon_redemptions where released_at is null group by coupon_id;

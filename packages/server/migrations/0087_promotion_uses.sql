-- Orders with the same coupon, or with the welcome discount, no longer wait for one another: uses are counted in the
-- coupon's row only up to its limit, and the discount's row only up to its budget. Everything else is counted in
-- promotion_costs, which now holds the welcome discount too.
lock table welcome_redemptions in share row exclusive mode;

alter table promotion_costs drop constraint promotion_costs_kind_check;
alter table promotion_costs add constraint promotion_costs_kind_check check (kind in ('offer', 'coupon', 'welcome'));

create function cost_welcome() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into promotion_costs
    select 'welcome', id, -1, -old.discount_value, -old.discount_value from welcome_discounts;
  end if;
  if tg_op <> 'DELETE' then
    insert into promotion_costs
    select 'welcome', id, 1, new.discount_value, new.discount_value from welcome_discounts;
  end if;
  return null;
end $$;
create trigger cost_welcome after insert or delete or update of discount_value on welcome_redemptions
  for each row execute function cost_welcome();

insert into promotion_costs (kind, promotion_id, orders, discount, platform)
select 'welcome', welcome_discounts.id, count(*), sum(discount_value), sum(discount_value)
from welcome_redemptions, welcome_discounts group by welcome_discounts.id;

-- A new budget starts from what was given so far. Whoever sets it holds the discount's lock, so no order is under way.
create function begin_budget() returns trigger language plpgsql as $$
begin
  new.given_value := case when new.budget is null then 0 else coalesce((select sum(cost.discount)
    from promotion_costs cost where cost.kind = 'welcome' and cost.promotion_id = new.id), 0) end;
  return new;
end $$;
create trigger begin_budget before update of budget on welcome_discounts for each row
  when ((old.budget is null) <> (new.budget is null)) execute function begin_budget();

alter table coupons drop constraint coupons_total_limit;
update coupons set used_count = 0 where total_usage_limit is null and used_count > 0;
alter table coupons add constraint coupons_total_limit check (used_count <= coalesce(total_usage_limit, 0));
update welcome_discounts set given_value = 0 where budget is null and given_value > 0;
alter table welcome_discounts drop constraint welcome_discounts_budget_left;
alter table welcome_discounts add constraint welcome_discounts_budget_left check (given_value <= coalesce(budget, 0));
comment on column coupons.used_count is 'Uses taken of total_usage_limit; 0 without one.';
comment on column welcome_discounts.given_value is 'Dirhams taken of budget; 0 without one.';

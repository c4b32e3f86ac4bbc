-- Customers of reports are counted by a query that writes nothing and then kept in a table. Refreshing a materialized view
-- is one long writing transaction: until it ended, no desk heard of an order.
drop materialized view report_customers;

-- How many customers ordered in each month, by the month of their first order, and how many were lost: of the platform,
-- each restaurant and each store. A customer is lost who has had no order for 12 months, in the month in which these end,
-- and may come back. Cancelled orders count as orders.
create view customer_months as
with visits as materialized (
  select scope, scope_id, customer_id, at, lead(at) over each as next_at,
    first_value(at) over each as first_at
  from (select customer_id, restaurant_id, store_id, created_at at time zone 'Asia/Qatar' as at from orders) placed
  cross join lateral (values ('platform', 0::bigint), ('restaurant', restaurant_id), ('store', store_id)) of (scope, scope_id)
  window each as (partition by scope, scope_id, customer_id order by at)
)
select scope, scope_id, 'active' as event, date_trunc('month', first_at)::date as cohort,
  date_trunc('month', at)::date as month, count(distinct customer_id) as customers
from visits group by 1, 2, 4, 5
union all
select scope, scope_id, 'lost', date_trunc('month', first_at)::date,
  date_trunc('month', at + interval '12 months')::date, count(distinct customer_id)
from visits
where coalesce(next_at, now() at time zone 'Asia/Qatar') > at + interval '12 months'
group by 1, 2, 4, 5;

create table report_customers (
  scope text not null check (scope in ('platform', 'restaurant', 'store')),
  scope_id bigint not null,
  event text not null check (event in ('active', 'lost')),
  cohort date not null,
  month date not null,
  customers bigint not null,
  primary key (scope, scope_id, event, cohort, month)
);
-- When they were counted; one row.
create table report_customers_made (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null
);

-- How many customers ordered in each month, by the month of their first order, and how many were lost: of the platform,
-- each restaurant and each store. Made anew every hour; reports show when (`made_at`). A customer is lost who has had no
-- order for 12 months, in the month in which these end, and may come back. Cancelled orders count as orders.
create materialized view report_customers as
with visits as materialized (
  select scope, scope_id, customer_id, at, lead(at) over each as next_at,
    first_value(at) over each as first_at
  from (select customer_id, restaurant_id, store_id, created_at at time zone 'Asia/Qatar' as at from orders) placed
  cross join lateral (values ('platform', 0::bigint), ('restaurant', restaurant_id), ('store', store_id)) of (scope, scope_id)
  window each as (partition by scope, scope_id, customer_id order by at)
)
select scope, scope_id, 'active' as event, date_trunc('month', first_at)::date as cohort,
  date_trunc('month', at)::date as month, count(distinct customer_id) as customers, now() as made_at
from visits group by 1, 2, 4, 5
union all
select scope, scope_id, 'lost', date_trunc('month', first_at)::date,
  date_trunc('month', at + interval '12 months')::date, count(distinct customer_id), now()
from visits
where coalesce(next_at, now() at time zone 'Asia/Qatar') > at + interval '12 months'
group by 1, 2, 4, 5;
create unique index report_customers_key on report_customers (scope, scope_id, event, cohort, month);

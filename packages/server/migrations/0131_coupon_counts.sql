-- Coupons are counted in every state without reading them: those used up and those not begun too.

-- What a coupon is apart from the day and from being switched on.
create function coupon_stage(coupon coupons) returns text language sql immutable parallel safe as $$
  select case
    when coupon.codes_failed_at is not null then 'failed'
    when coupon.codes_made < coupon.code_count then 'making'
    when coupon.used_count >= coupon.total_usage_limit then 'used_up'
    else 'open' end
$$;

-- What a coupon is on a day, in one place, for a coupon and for counted ones. Scheduled and used up ones, and those
-- whose codes are being made, are switched on and have not ended; those whose codes failed are switched off.
create function coupon_state(start_date date, end_date date, status boolean, stage text, today date) returns text
language sql immutable parallel safe as $$
  select case
    when end_date < today then 'expired'
    when stage = 'failed' then 'failed'
    when not status then 'deactivated'
    when stage = 'making' then 'making'
    when start_date > today then 'scheduled'
    when stage = 'used_up' then 'used_up'
    else 'active' end
$$;
create or replace function coupon_state(coupon coupons, today date) returns text
language sql immutable parallel safe as $$
  select coupon_state(coupon.start_date, coupon.end_date, coupon.status, coupon_stage(coupon), today)
$$;

drop trigger count_coupons on coupons;
drop function count_coupons();
drop function count_coupon(date, boolean, integer);
drop table coupon_day_counts;

create table coupon_counts (
  start_date date not null,
  end_date date not null,
  status boolean not null,
  stage text not null,
  count integer not null check (count >= 0),
  primary key (start_date, end_date, status, stage)
);

create function count_coupons() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- One order of rows, whichever way a coupon changes.
    perform 1 from coupon_counts
      where (start_date, end_date, status, stage) in (
        (old.start_date, old.end_date, old.status, coupon_stage(old)),
        (new.start_date, new.end_date, new.status, coupon_stage(new)))
      order by start_date, end_date, status, stage for update;
  end if;
  if tg_op <> 'INSERT' and old.archived_at is null then
    update coupon_counts set count = count - 1 where start_date = old.start_date and end_date = old.end_date
      and status = old.status and stage = coupon_stage(old);
  end if;
  if tg_op <> 'DELETE' and new.archived_at is null then
    insert into coupon_counts as counted values (new.start_date, new.end_date, new.status, coupon_stage(new), 1)
      on conflict (start_date, end_date, status, stage) do update set count = counted.count + 1;
  end if;
  return null;
end $$;
create trigger count_coupons after insert or delete on coupons for each row execute function count_coupons();
create trigger recount_coupons after update on coupons for each row
  when (row(old.start_date, old.end_date, old.status, old.archived_at is null, coupon_stage(old))
    is distinct from row(new.start_date, new.end_date, new.status, new.archived_at is null, coupon_stage(new)))
  execute function count_coupons();

insert into coupon_counts (start_date, end_date, status, stage, count)
select start_date, end_date, status, coupon_stage(coupons), count(*) from coupons where archived_at is null
group by 1, 2, 3, 4;

-- Only for a page of the coupons that are used up.
drop index coupons_used_up;
create index coupons_used_up on coupons (id)
  where used_count >= total_usage_limit and status and archived_at is null;

-- What a coupon is on a day, in one place. Scheduled and used up ones are switched on and have not ended.
create function coupon_state(status boolean, start_date date, end_date date, total_usage_limit integer,
  used_count integer, today date) returns text language sql immutable parallel safe as $$
  select case
    when end_date < today then 'expired'
    when not status then 'deactivated'
    when start_date > today then 'scheduled'
    when used_count >= total_usage_limit then 'used_up'
    else 'active' end
$$;

-- A fingerprint of the stores and items a coupon is for, so that a change of them is a change of the coupon.
alter table coupons add column target_digest text not null default '';

-- How many coupons end on a day, switched on or off: their counts, without reading every coupon.
create table coupon_day_counts (
  end_date date not null,
  status boolean not null,
  count integer not null check (count >= 0),
  primary key (end_date, status)
);

create function count_coupon(day date, switched_on boolean, change integer) returns void language sql as $$
  insert into coupon_day_counts as counted (end_date, status, count) values (day, switched_on, greatest(change, 0))
  on conflict (end_date, status) do update set count = counted.count + change
$$;

create function count_coupons() returns trigger language plpgsql as $$
begin
  -- One order of rows, whichever way a coupon is switched.
  if tg_op <> 'INSERT' and old.archived_at is null and not old.status then
    perform count_coupon(old.end_date, false, -1);
  end if;
  if tg_op <> 'DELETE' and new.archived_at is null and not new.status then
    perform count_coupon(new.end_date, false, 1);
  end if;
  if tg_op <> 'INSERT' and old.archived_at is null and old.status then
    perform count_coupon(old.end_date, true, -1);
  end if;
  if tg_op <> 'DELETE' and new.archived_at is null and new.status then
    perform count_coupon(new.end_date, true, 1);
  end if;
  return null;
end $$;
create trigger count_coupons after insert or delete or update of status, end_date, archived_at on coupons
  for each row execute function count_coupons();

insert into coupon_day_counts (end_date, status, count)
select end_date, status, count(*) from coupons where archived_at is null group by 1, 2;

-- Months of the audit trail that were moved to files, each with the checksum of its file. Their rows may be removed, and
-- their days keep their digests, which are part of those of later days.
create table audit_archives (
  month date primary key check (extract(day from month) = 1),
  -- Of the file, in the storage of pictures.
  key text not null,
  row_count bigint not null check (row_count > 0),
  -- SHA-256 of the file.
  checksum bytea not null check (length(checksum) = 32),
  archived_at timestamptz not null default now()
);
create trigger refuse_change before update or delete on audit_archives for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_archives for each statement execute function refuse_change();

create function audit_month(at timestamptz) returns date language sql immutable parallel safe as $$
  select date_trunc('month', at at time zone 'Asia/Qatar')::date
$$;

-- A row of the trail is removed only once its month is in a file.
create function refuse_trail_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from audit_archives where month = audit_month(old.at)) then return old; end if;
  raise exception 'rows of the audit trail are never changed, and removed only once they are archived'
    using errcode = 'integrity_constraint_violation', table = tg_table_name, constraint = tg_table_name || '_immutable';
end $$;
drop trigger refuse_change on audit_log;
create trigger refuse_change before update or delete on audit_log
  for each row execute function refuse_trail_change();

-- Closed days that no longer hold what they held. Those of archived months hold nothing.
create or replace view audit_day_differences as
  select closed.day, closed.row_count as expected_count, found.row_count as found_count
  from (select day, row_count, digest, lag(digest) over (order by day) as previous from audit_days) closed
    cross join lateral audit_day_found(closed.day, closed.previous) found
  where found.digest <> closed.digest
    and not exists (select from audit_archives where month = date_trunc('month', closed.day)::date)
  union all
  select first.day - 1, 0, count(*)
  from (select min(day) as day from audit_days) first join audit_log entry on entry.at < audit_day_start(first.day)
  group by first.day
  union all
  select (entry.at at time zone 'Asia/Qatar')::date, 0, count(*)
  from audit_archives archived join audit_log entry on entry.at >= audit_day_start(archived.month)
    and entry.at < audit_day_start((archived.month + interval '1 month')::date)
  group by 1;

-- The audit trail is closed day by day. The digest of a closed day covers its rows and the digest of the day before, so
-- that a row changed, removed or added afterwards shows, whoever wrote it.

create trigger refuse_truncate before truncate on audit_log for each statement execute function refuse_change();

create table audit_days (
  -- A day of Qatar.
  day date primary key,
  row_count bigint not null check (row_count >= 0),
  digest bytea not null check (length(digest) = 32),
  closed_at timestamptz not null default now()
);
create trigger refuse_change before update or delete on audit_days for each row execute function refuse_change();
create trigger refuse_truncate before truncate on audit_days for each statement execute function refuse_change();

-- Columns are named, as one that is added later must not change the digests of closed days.
create function audit_line(entry audit_log) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(entry.id, extract(epoch from entry.at), entry.actor_kind,
    entry.actor_account_id, entry.actor_name, entry.operation, entry.request_id, entry.table_name, entry.row_id,
    entry.store_id, entry.restaurant_id, entry.action, entry.before, entry.after, entry.version, entry.source)::text,
    'UTF8'))
$$;

create function audit_link(digest bytea, line bytea) returns bytea language sql immutable strict parallel safe as $$
  select sha256(digest || line)
$$;
create aggregate audit_chain (bytea) (sfunc = audit_link, stype = bytea, initcond = '');

create function audit_day_start(of_day date) returns timestamptz language sql immutable parallel safe as $$
  select of_day::timestamp at time zone 'Asia/Qatar'
$$;

-- What a day of the trail holds now. `previous` is the digest of the day before; null for the first.
create function audit_day_found(of_day date, previous bytea) returns table (row_count bigint, digest bytea)
language sql stable as $$
  select count(*), sha256(coalesce(previous, '') || convert_to(to_char(of_day, 'YYYY-MM-DD'), 'UTF8')
    || audit_chain(audit_line(entry) order by entry.id))
  from audit_log entry where entry.at >= audit_day_start(of_day) and entry.at < audit_day_start(of_day + 1)
$$;

-- Closes the oldest open day up to `until` and returns it, null if there is none. Two processes close each day once.
create function close_audit_day(until date) returns date language plpgsql as $$
declare
  next_day date;
begin
  perform pg_advisory_xact_lock(hashtext('audit_days'));
  next_day := coalesce((select max(day) + 1 from audit_days),
    (select (min(at) at time zone 'Asia/Qatar')::date from audit_log));
  if next_day is null or next_day > until then return null; end if;
  insert into audit_days (day, row_count, digest)
    select next_day, found.row_count, found.digest
    from audit_day_found(next_day, (select digest from audit_days where day = next_day - 1)) found;
  return next_day;
end $$;

-- Closed days that no longer hold what they held.
create view audit_day_differences as
  select closed.day, closed.row_count as expected_count, found.row_count as found_count
  from (select day, row_count, digest, lag(digest) over (order by day) as previous from audit_days) closed
    cross join lateral audit_day_found(closed.day, closed.previous) found
  where found.digest <> closed.digest
  union all
  select first.day - 1, 0, count(*)
  from (select min(day) as day from audit_days) first join audit_log entry on entry.at < audit_day_start(first.day)
  group by first.day;

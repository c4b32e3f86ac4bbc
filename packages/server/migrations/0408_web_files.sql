-- Files of the web application that pages of several versions ask for: each process adds those of its own build, and
-- serves those of others, so that an open page goes on after an upgrade and beside one.
create table web_files (
  name text primary key,
  content bytea not null,
  seen_at timestamptz not null default now()
);

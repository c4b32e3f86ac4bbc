-- A Super Admin looks at the product as somebody else: a session of that person's that changes nothing.

alter table sessions
  -- Whose look it is.
  add column viewer_id bigint references accounts on delete cascade,
  -- Seen instead of the own role; the account is the viewer's own.
  add column role_id bigint references roles,
  add constraint sessions_seen_role check (role_id is null or viewer_id = account_id);
create index sessions_viewer on sessions (viewer_id) where viewer_id is not null and revoked_at is null;

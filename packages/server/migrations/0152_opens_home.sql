-- Whether an account opens on its home page, instead of where its kind does.
alter table accounts add column opens_home boolean not null default false;

-- The country that a session was begun from, as far as its address tells.

alter table sessions add column country text check (country ~ '^[A-Z]{2}$');

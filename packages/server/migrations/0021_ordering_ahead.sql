-- How many days ahead orders are taken.
insert into settings (key, value) values ('ordering', '{"days_ahead": 365}');

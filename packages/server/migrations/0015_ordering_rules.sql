-- What an order says of setting up and serving: hours before the event, and how long it is to be served.

alter table order_lines
  add column setup_time integer not null default 0 check (setup_time >= 0),
  add column serving_hours integer check (serving_hours > 0);

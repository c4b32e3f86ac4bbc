-- How often a coupon was refused, by day in Qatar and reason; quotes apart from orders. Counted after the refused
-- transaction was rolled back.
create table coupon_refusals (
  coupon_id bigint not null references coupons on delete cascade,
  day date not null,
  -- The error's code.
  reason text not null,
  quoted boolean not null,
  count integer not null default 1 check (count > 0),
  primary key (coupon_id, reason, quoted, day)
);

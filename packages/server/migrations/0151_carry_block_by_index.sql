-- The last record of a number is looked for with the conditions of the two indexes of numbers. Without them every new
-- customer was compared with all others.
create or replace function carry_block() returns trigger language plpgsql as $$
declare
  last customers;
  blocked timestamptz;
begin
  select * into last from customers where mobile = new.mobile and archived_at is null;
  if last.id is null then
    select * into last from customers where mobile = new.mobile and archived_at is not null order by id desc limit 1;
  end if;
  if last.id is not null then
    if last.status then return new; end if;
    new.status := false;
    new.blocked_at := last.blocked_at;
    new.block_reason := last.block_reason;
  else
    select blocked_at into blocked from forgotten_blocks where number_hash = number_hash(new.mobile);
    if blocked is not null then
      new.status := false;
      new.blocked_at := blocked;
    end if;
  end if;
  return new;
end $$;

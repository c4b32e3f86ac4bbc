-- A role can require the second step: whoever has it sets it up after signing in, before anything else.

alter table roles add column second_step boolean not null default false;
-- Open pages of those who have it are told.
create trigger tell_access_second_step after update of second_step on roles for each row
  when (old.second_step is distinct from new.second_step) execute function tell_access('role', 'id');

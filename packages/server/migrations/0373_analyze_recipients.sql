-- The server's role may not own the table, and Postgres lets only owners analyze one.
create function analyze_recipients() returns void language sql security definer set search_path = pg_catalog, public
as 'analyze public.notification_recipients';

-- The accent colour of the platform, and how people reach its support. Null: the built-in colour, no support named.
alter table application_logos add column accent text check (accent ~ '^#[0-9a-f]{6}$');
alter table application_logos add column support_phone text check (support_phone ~ '^974[0-9]{8}$');
alter table application_logos add column support_email text check (support_email ~ '^[^@[:space:]]+@[^@[:space:]]+$');

-- A link's name says whether it leads to a page or opens an app.
alter table social_links drop column type;

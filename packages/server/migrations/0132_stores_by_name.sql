-- Pickers begin with the first stores by name, however many there are.
create index stores_by_name on stores (name_en, id) where archived_at is null;

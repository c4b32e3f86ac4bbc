-- A restaurant's name in Arabic, beside the English `name`; where there is none the English one stands in both
-- languages, so old rows need no change. Orders copy both (DECISIONS 21, 44).
alter table restaurants add column name_ar text check (btrim(name_ar) <> '');
alter table pending_sign_ups add column name_ar text check (btrim(name_ar) <> '');
alter table orders add column restaurant_name_ar text check (btrim(restaurant_name_ar) <> '');

-- Tax registration numbers of restaurants and of the platform, where given. They are printed on statements and payment
-- requests.
alter table restaurants add column tax_number text
  check (length(tax_number) between 1 and 30 and tax_number = btrim(tax_number));
alter table application_logos add column tax_number text
  check (length(tax_number) between 1 and 30 and tax_number = btrim(tax_number));

-- A document keeps the numbers its month was closed with. Those of earlier months have none.
alter table statement_documents add column platform_tax_number text;
alter table statement_documents add column restaurant_tax_number text;

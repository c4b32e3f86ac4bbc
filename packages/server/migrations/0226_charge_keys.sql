-- By which a charge that is sent again is known: the answer to the first call may have been lost.
alter table other_charges add column key text constraint other_charges_key unique;

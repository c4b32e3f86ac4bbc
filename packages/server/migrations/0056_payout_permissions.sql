-- Payouts and closing months are the Super Admin's alone at first (DECISIONS 48).
insert into role_permissions (role_id, permission)
  select roles.id, permission from roles, unnest(array['payouts.write', 'months.write']) permission
  where guard_name = 'admin' and name = 'Super Admin';

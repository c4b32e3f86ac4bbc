-- A whole menu copied into another store is a change of many items too; like a spreadsheet it is no question of its own.
alter table menu_changes drop constraint menu_changes_what_check;
alter table menu_changes add constraint menu_changes_what_check
  check (what in ('prices', 'flag', 'category', 'choice', 'sheet', 'copy'));
alter table menu_changes drop constraint menu_changes_check;
alter table menu_changes add constraint menu_changes_asked_check check ((asked is null) = (what in ('sheet', 'copy')));

-- What somebody searched for may be a customer: the trail does not keep it.
drop trigger touch on list_views;
drop trigger audit on list_views;
call editable('list_views', secrets => '{search}');

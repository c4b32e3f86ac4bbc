-- Which picture of a gallery is shown first is somebody's choice: the audit trail tells it like any other.
drop trigger audit on item_images;
create trigger audit after insert or delete or update of is_default on item_images
  for each row execute function audit();

-- The way from a rank to an id adds up the counts of one status, newest first, until it has passed the rank: in the
-- order of an index it stops there, with nothing to sort. No count stands in them, so counting up stays in its place.
create index order_span_counts_status on order_span_counts (status_id, span);
create index order_block_counts_status on order_block_counts (status_id, block);

-- Reviews of a range of days, for reports.
create index reviews_created on reviews (created_at);

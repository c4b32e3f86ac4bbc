-- What stood beside the balance of a closed month: its open orders with what was expected of each, and its pending
-- payment requests. Kept, as orders go on and requests are decided.
create table statement_document_parts (
  document_number bigint not null references statement_documents (number),
  order_id bigint references orders,
  payment_request_id bigint references payment_requests,
  amount bigint not null check (amount <> 0),
  constraint statement_document_parts_of_one check (num_nonnulls(order_id, payment_request_id) = 1),
  unique nulls not distinct (document_number, order_id, payment_request_id)
);
create trigger refuse_change before update or delete on statement_document_parts
  for each row execute function refuse_change();

-- Of months closed before, from the ledger.
insert into statement_document_parts (document_number, order_id, amount)
select document.number, posting.order_id, -sum(posting.amount)
from statement_documents document
join closed_months on closed_months.month = document.month
join ledger_events event on event.store_id = document.store_id and event.at <= closed_months.closed_at
join ledger_postings posting on posting.event_id = event.id
where posting.account = 'store_expected' and posting.order_id is not null
group by document.number, posting.order_id having sum(posting.amount) <> 0;

insert into statement_document_parts (document_number, payment_request_id, amount)
select document.number, request.id, request.amount
from statement_documents document
join closed_months on closed_months.month = document.month
join payment_requests request on request.store_id = document.store_id
where request.created_at <= closed_months.closed_at
  and (request.decided_at is null or request.decided_at > closed_months.closed_at);

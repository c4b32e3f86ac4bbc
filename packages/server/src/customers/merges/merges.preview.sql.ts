import { sql } from 'drizzle-orm'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'

/** What a merge of this record would move. */
export const countsOf = (db: Db, customer_id: number) =>
  queryOne(
    db,
    { orders: int, addresses: int, notes: int, reviews: int },
    sql`select (select count(*) from orders where customer_id = customers.id)::int as orders,
        (select count(*) from customer_addresses where customer_id = customers.id and archived_at is null)::int
          as addresses,
        (select count(*) from customer_notes where customer_id = customers.id)::int as notes,
        (select count(*) from reviews where customer_id = customers.id)::int as reviews
      from customers where id = ${customer_id}`,
  )

import type { IssueCode } from '@sufra/contract/kernel/issues'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { offers } from '@sufra/contract/promotions/offers'
import { itemOf } from './offers.rules.ts'
import type { OfferTerms } from './offers.sql.ts'

type Edited = Pick<
  InputOf<typeof offers.update>,
  'type' | 'store_id' | 'item_id' | 'start_date' | 'end_date' | 'status'
>

/** What an offer is of and when, once a change is saved. What the change leaves out stays (DECISIONS 33). */
export function termsAfter(before: OfferTerms, fields: Edited): OfferTerms {
  const type = fields.type ?? before.type
  return {
    type,
    store_id: fields.store_id ?? before.store_id,
    item_id: itemOf(type, fields.item_id ?? before.item_id),
    start_date: fields.start_date ?? before.start_date,
    end_date: fields.end_date ?? before.end_date,
    status: fields.status === undefined ? before.status : fields.status === 1,
  }
}

/** What the change's own schema could not see: fields at odds with those that stay. */
export function wrongTerms(
  { type, item_id, start_date, end_date }: OfferTerms,
  fields: Edited,
): (readonly [field: string, issue: IssueCode])[] {
  return [
    ...(end_date < start_date ? [['end_date', 'day.order'] as const] : []),
    ...(type === 'Item' && item_id === null ? [['item_id', 'required'] as const] : []),
    ...(type === 'Store' && fields.item_id !== undefined ? [['item_id', 'offer.itemOfStore'] as const] : []),
  ]
}

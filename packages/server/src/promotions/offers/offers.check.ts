import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { otherNamed } from './offers.rows.ts'
import type { OfferTerms } from './offers.sql.ts'
import { itemOfOffer, offersDuring, storeOfOffer } from './offers.target.sql.ts'

/** Fails at the field of a store that has been deleted, or of an item that is not (or no longer) on its menu. */
export async function failIfGone(
  db: Db,
  { store_id, item_id }: { readonly store_id: number; readonly item_id: number | null },
  how: 'lock' | 'look',
): Promise<void> {
  const store = orNotFound(await storeOfOffer(db, store_id, how), 'store_id')
  if (store.archived) fail('offers.storeGone', { field: 'store_id' })
  if (item_id === null) return
  const item = orNotFound(await itemOfOffer(db, item_id, how), 'item_id')
  if (item.archived || item.store_id !== store_id) fail('offers.itemGone', { field: 'item_id' })
}

/** Other active offers of the same item, or of the same whole store, on some of the days. */
async function overlapped(db: Db, terms: Omit<OfferTerms, 'type' | 'status'>, id: number | undefined) {
  const others = await offersDuring(db, terms.store_id, terms, id)
  return others.filter(({ item_id }) => item_id === terms.item_id)
}

/** Locks what an offer is of and checks it as it is to be saved. One that is off may overlap others. */
export async function failIfGoneOrOverlapping(db: Db, terms: OfferTerms, id?: number): Promise<void> {
  await failIfGone(db, terms, 'lock')
  if (!terms.status) return
  const [other] = await overlapped(db, terms, id)
  if (other) fail('offers.overlap', { field: 'start_date', params: otherNamed(other) })
}

import type { Dirhams } from '@sufra/contract/kernel/money'
import type { OfferState, OfferType } from '@sufra/contract/promotions/offers'
import { bestOffer, type Offer, offerOn } from '../../menu/availability/availability.discounts.ts'

interface Dated {
  readonly status: boolean
  readonly start_date: string
  readonly end_date: string
}

/** What an offer is on a day; both its days are included. */
export function stateOf({ status, start_date, end_date }: Dated, today: string): OfferState {
  if (end_date < today) return 'ended'
  if (!status) return 'off'
  return start_date > today ? 'scheduled' : 'running'
}

/** The id of an offer that is not saved yet. Of equal offers the older applies, and it is the youngest. */
export const unsavedId = Number.MAX_SAFE_INTEGER

/** The item that an offer of this type is of. */
export const itemOf = (type: OfferType, item_id: number | null | undefined): number | null =>
  type === 'Item' ? (item_id ?? null) : null

const lowered = (price: Dirhams, offer: Offer | undefined): Dirhams =>
  price - offerOn(price, offer).offer_discount_value

interface Around<Other extends Offer> {
  /** Offers that are on today. */
  readonly today: readonly Offer[]
  /** Other offers of the store that are on during the offer's days. */
  readonly others: readonly Other[]
}

/** An item's price today and with an offer, and which of the offers that it meets apply instead. */
export function pricesWith<Other extends Offer>(
  item: { readonly id: number; readonly promoted_price: Dirhams },
  offer: Offer,
  { today, others }: Around<Other>,
) {
  const meets = others.filter(
    ({ item_id }) => item_id !== offer.item_id && (item_id === null || item_id === item.id),
  )
  return {
    today: lowered(item.promoted_price, bestOffer(today, item.id)),
    becomes: lowered(item.promoted_price, offer),
    meets: meets.map((other) => ({ other, applies: bestOffer([offer, other], item.id) === other })),
  }
}

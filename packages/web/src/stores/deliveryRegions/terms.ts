import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { deliveryRegions, StoreRegion } from '@sufra/contract/stores/deliveryRegions'

/** Delivery hours and fee as typed. */
export interface Terms extends Record<string, unknown> {
  readonly start_time: string
  readonly end_time: string
  readonly catering_delivery_fees: number | null
}

export const noTerms: Terms = { start_time: '', end_time: '', catering_delivery_fees: null }

export const termsOf = (
  row: Pick<StoreRegion, 'start_time' | 'end_time' | 'catering_delivery_fees'>,
): Terms => ({
  start_time: row.start_time,
  end_time: row.end_time,
  catering_delivery_fees: row.catering_delivery_fees,
})

type Sent = Omit<RequestOf<typeof deliveryRegions.save>, 'restaurant_store_id'>

/** An empty field means no fee of its own, not a fee of 0. */
export const sentTerms = ({ start_time, end_time, catering_delivery_fees }: Terms): Sent => ({
  start_time,
  end_time,
  catering_delivery_fees: (catering_delivery_fees ?? undefined) as number,
})

export const isComplete = ({ start_time, end_time, catering_delivery_fees }: Terms): boolean =>
  start_time !== '' && end_time !== '' && catering_delivery_fees !== null

import type { CustomerData } from '@sufra/contract/customers/privacy.shapes'
import type { Db } from '../../kernel/database/db.ts'
import * as held from './export.sql.ts'

const both = (en: string, ar: string) => ({ en, ar })
const bothOrNone = (en: string | null, ar: string | null) => (en === null || ar === null ? null : { en, ar })

const ordersOf = async (db: Db, ids: readonly number[]): Promise<CustomerData['orders']> =>
  (await held.ordersIn(db, ids)).map(
    ({
      store_name_en,
      store_name_ar,
      region_name_en,
      region_name_ar,
      area_name_en,
      area_name_ar,
      display_status_en,
      display_status_ar,
      cancel_reason_en,
      cancel_reason_ar,
      ...order
    }) => ({
      ...order,
      store: both(store_name_en, store_name_ar),
      region: bothOrNone(region_name_en, region_name_ar),
      area: bothOrNone(area_name_en, area_name_ar),
      status: both(display_status_en, display_status_ar),
      cancel_reason: bothOrNone(cancel_reason_en, cancel_reason_ar),
    }),
  )

const addressesOf = async (db: Db, ids: readonly number[]): Promise<CustomerData['addresses']> =>
  (await held.addressesIn(db, ids)).map(({ region_en, region_ar, area_en, area_ar, ...address }) => ({
    ...address,
    region: both(region_en, region_ar),
    area: both(area_en, area_ar),
  }))

const reviewsOf = async (db: Db, ids: readonly number[]): Promise<CustomerData['reviews']> =>
  (await held.reviewsIn(db, ids)).map(({ store_en, store_ar, ratings, ...review }) => ({
    ...review,
    store: both(store_en, store_ar),
    ratings: ratings.map(({ name_en, name_ar, rate }) => ({ name: both(name_en, name_ar), rate })),
  }))

/** Everything that is held about the person with these records, besides the history. */
export async function heldAbout(db: Db, ids: readonly number[]): Promise<CustomerData> {
  return {
    records: await held.recordsIn(db, ids),
    addresses: await addressesOf(db, ids),
    orders: await ordersOf(db, ids),
    lines: (await held.linesIn(db, ids)).map(({ name_en, name_ar, ...line }) => ({
      ...line,
      name: both(name_en, name_ar),
    })),
    payments: await held.paymentsIn(db, ids),
    coupons: await held.couponsIn(db, ids),
    reviews: await reviewsOf(db, ids),
    notes: await held.notesIn(db, ids),
    consents: await held.consentsIn(db, ids),
    sends: (await held.sendsIn(db, ids)).map(({ title_en, title_ar, ...send }) => ({
      ...send,
      title: both(title_en, title_ar),
    })),
    devices: await held.devicesIn(db, ids),
  }
}

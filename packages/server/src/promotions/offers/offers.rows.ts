import { addDays, atQatar, formatDay } from '@sufra/contract/kernel/clock'
import type { Offer, OtherOffer, PublicOffer } from '@sufra/contract/promotions/offers'
import type { z } from 'zod'
import type { ErrorParams } from '../../kernel/errors/apiError.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { stateOf } from './offers.rules.ts'
import type { OfferRow, PublicOfferRow } from './offers.sql.ts'
import type { OtherRow } from './offers.target.sql.ts'

const textsOf = (row: {
  readonly title_en: string
  readonly title_ar: string
  readonly short_description_en: string
  readonly short_description_ar: string
}) => ({
  title: { en: row.title_en, ar: row.title_ar },
  short_description: { en: row.short_description_en, ar: row.short_description_ar },
})

export function presentOffer(row: OfferRow, today: string): Offer {
  const { image, restaurant_id, store_en, store_ar, store_archived, item_en, item_ar, item_archived } = row
  return {
    ...row,
    ...textsOf(row),
    image: picture(image),
    store: {
      id: row.store_id,
      restaurant_id,
      redirection: { en: store_en, ar: store_ar },
      archived: store_archived,
    },
    item:
      row.item_id === null
        ? null
        : {
            id: row.item_id,
            redirection: { en: item_en ?? '', ar: item_ar ?? '' },
            archived: item_archived ?? false,
          },
    status: row.status ? 1 : 0,
    state: stateOf(row, today),
  }
}

export const presentOther = ({
  id,
  title_en,
  title_ar,
  discount,
  start_date,
  end_date,
}: OtherRow): OtherOffer => ({
  id,
  title: { en: title_en, ar: title_ar },
  discount,
  start_date,
  end_date,
})

/** What a refusal says of the offer that is overlapped. */
export const otherNamed = ({ title_en, title_ar, start_date, end_date }: OtherRow): ErrorParams => ({
  title_en,
  title_ar,
  start_en: formatDay(start_date, 'en'),
  start_ar: formatDay(start_date, 'ar'),
  end_en: formatDay(end_date, 'en'),
  end_ar: formatDay(end_date, 'ar'),
})

export const presentCurrent = (row: PublicOfferRow): z.output<typeof PublicOffer> => ({
  ...row,
  ...textsOf(row),
  image: picture(row.image),
  store_name: { en: row.store_en, ar: row.store_ar },
  item_name: row.item_en === null || row.item_ar === null ? null : { en: row.item_en, ar: row.item_ar },
  ends_at: atQatar(addDays(row.end_date, 1)).toISOString(),
})

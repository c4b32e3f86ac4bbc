import type { RequestOf } from '@sufra/contract/kernel/operation'
import { type Offer, type OfferType, offers } from '@sufra/contract/promotions/offers'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { offersText } from './offers.text.ts'

const initialOf = (row: Offer | undefined, store: number | undefined) => ({
  title_en: row?.title_en ?? '',
  title_ar: row?.title_ar ?? '',
  short_description_en: row?.short_description_en ?? '',
  short_description_ar: row?.short_description_ar ?? '',
  type: row?.type ?? ('Store' as OfferType),
  store_id: row?.store_id ?? store,
  item_id: row?.item_id ?? undefined,
  discount: row ? String(row.discount) : '',
  start_date: row?.start_date ?? '',
  end_date: row?.end_date ?? '',
  imagefile: null as File | null,
  without_photo: false,
})
export type OfferValues = ReturnType<typeof initialOf>

export type OfferBody = Omit<RequestOf<typeof offers.save>, 'imagefile'>

/** What both operations take, but for the photo. A missing choice is what the schema complains of. */
export const offerBody = ({
  type,
  store_id,
  item_id,
  discount,
  imagefile: _,
  without_photo: __,
  ...texts
}: OfferValues): OfferBody => ({
  ...texts,
  type,
  store_id: store_id as number,
  ...(type === 'Item' && item_id !== undefined && { item_id }),
  discount: numberOf(discount),
})
const bodyOf = (values: OfferValues) => ({
  ...offerBody(values),
  ...(values.imagefile && { imagefile: values.imagefile }),
})

/** The form of an offer; a new one begins with the store that the list is narrowed to. */
export function useOfferForm(row: Offer | undefined, store: number | undefined, onSaved: () => void) {
  const t = useText(offersText)
  const pick = usePick()
  return useEntryForm(offers.save, offers.update, {
    row,
    initial: initialOf(row, store),
    body: {
      add: bodyOf,
      change: (values) => ({
        ...bodyOf(values),
        ...(values.without_photo && !values.imagefile && { clear: ['imagefile' as const] }),
      }),
    },
    saved: (_, { title_en, title_ar }) => {
      toast.success(t('saved', { title: pick({ en: title_en, ar: title_ar }) }))
      for (const each of [offers.list, offers.prices])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      onSaved()
    },
    failed: 'shown',
  })
}

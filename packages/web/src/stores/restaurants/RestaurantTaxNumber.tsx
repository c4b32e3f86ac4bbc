import type { Restaurant } from '@sufra/contract/stores/restaurants'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './restaurants.module.css'
import { restaurantsText } from './restaurants.text.ts'

/** Beside the restaurant's name, if it has one. */
export function RestaurantTaxNumber({ restaurant: { tax_number } }: { restaurant: Restaurant }) {
  const t = useText(restaurantsText)
  if (tax_number === null) return null
  return (
    <span className={css.taxNumber}>
      {t('taxNumber')} <Ltr>{tax_number}</Ltr>
    </span>
  )
}

import { restaurants } from '@sufra/contract/stores/restaurants'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { RestaurantForm } from './RestaurantForm.tsx'
import { restaurantsText } from './restaurants.text.ts'

interface Props {
  /** Undefined for a new restaurant. */
  readonly id: number | undefined
  readonly onClose: () => void
}

/** Fetches the restaurant, as a row of the list may be some seconds old. */
export default function RestaurantDialog({ id, onClose }: Props) {
  const t = useText(restaurantsText)
  const row = useFormRow(restaurants.show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  if (id === undefined) return <RestaurantForm restaurant={undefined} onClose={onClose} />
  return (
    <QueryDialog query={row} title={t('editTitle')} onClose={onClose}>
      {({ restaurant }) => (
        <RestaurantForm key={row.key} restaurant={restaurant} onClose={onClose} onTakeTheirs={row.renew} />
      )}
    </QueryDialog>
  )
}

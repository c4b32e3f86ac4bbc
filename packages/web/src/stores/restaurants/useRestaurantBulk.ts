import { type Approval, type Restaurant, restaurants } from '@sufra/contract/stores/restaurants'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk, BulkAction } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { nameOf } from './restaurantName.ts'
import { restaurantsText } from './restaurants.text.ts'

const states = { pending: 'pending', approved: 'approved', refused: 'rejected' } as const

/** Several restaurants that registered themselves are decided about, or several of any are deleted. */
export function useRestaurantBulk(): Bulk<Restaurant> {
  const t = useText(bulkText)
  const words = useText(restaurantsText)
  const pick = usePick()
  const { can } = useSession()
  const decide = (approval: 'approved' | 'refused', from: readonly Approval[]) => ({
    key: approval,
    becomes: { to: words(states[approval]) },
    skip: (row: Restaurant) =>
      !from.includes(row.approval) && t('already', { state: words(states[row.approval]) }),
    run: ({ id }: Restaurant) =>
      call(restaurants.decide, { params: { id }, body: { approval }, from: 'bulk' }),
  })
  const decisions: readonly BulkAction<Restaurant>[] = [
    { ...decide('approved', ['pending', 'refused']), label: words('approve'), text: words('approveText') },
    { ...decide('refused', ['pending']), label: words('reject'), text: words('rejectText'), danger: true },
  ]
  return {
    nameOf: (restaurant) => pick(nameOf(restaurant)),
    invalidates: [restaurants.list, restaurants.show],
    actions: [
      ...(can(restaurants.decide) ? decisions : []),
      ...(can(restaurants.remove)
        ? [
            removeAction<Restaurant>(t, {
              label: words('remove'),
              text: words('removeText'),
              remove: restaurants.remove,
            }),
          ]
        : []),
    ],
  }
}

import { type Restaurant, restaurants } from '@sufra/contract/stores/restaurants'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick } from '../../kernel/text/language.tsx'
import { nameOf } from './restaurantName.ts'

interface Known {
  readonly restaurant: Restaurant | undefined
  /** In the reader's language. */
  readonly name: string | undefined
}

/** For titles and breadcrumbs of an admin's pages. The other kinds have one restaurant, which is not in their URLs. */
export function useRestaurant(id: number): Known {
  const { kind } = useSession()
  const pick = usePick()
  const query = useOperation(restaurants.show, { params: { id } }, { enabled: kind === 'admin' })
  const restaurant = query.data?.restaurant
  return { restaurant, name: restaurant && pick(nameOf(restaurant)) }
}

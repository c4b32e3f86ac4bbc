import { restaurants } from '@sufra/contract/restaurants'
import { useOperation } from '../kernel/operations.ts'
import { useSession } from '../kernel/session.tsx'

/** For titles and crumbs of an admin's pages; the other kinds have one restaurant, which is not in their addresses. */
export function useRestaurantName(id: number): string | undefined {
  const { kind } = useSession()
  const query = useOperation(restaurants.show, { params: { id } }, { enabled: kind === 'admin' })
  return query.data?.restaurant.name
}

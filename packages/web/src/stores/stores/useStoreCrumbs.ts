import type { Store } from '@sufra/contract/stores/stores'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick } from '../../kernel/text/language.tsx'
import { nameOf } from '../restaurants/restaurantName.ts'
import { storePaths } from './storePaths.ts'

type Named = Pick<Store, 'id' | 'restaurant_id' | 'restaurant' | 'name_en' | 'name_ar'>

/** Names of the restaurant and the store in the breadcrumbs, by path, since their ids may be equal. */
export function useStoreCrumbs(store: Named | undefined): Readonly<Record<string, string>> {
  const { kind } = useSession()
  const pick = usePick()
  if (!store) return {}
  return {
    [`/main/restaurants/${store.restaurant_id}`]: pick(nameOf(store.restaurant)),
    [storePaths.one(kind, store)]: pick({ en: store.name_en, ar: store.name_ar }),
  }
}

import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'

interface Props {
  readonly label: string
  /** The text for no choice. */
  readonly any: string
  readonly value: number | undefined
  readonly onPick: (id: number | undefined) => void
}

const options = () => import('./pickOptions.ts')

/** Chooses a store, found by name, for those who may read restaurants: admins one of all, owners one of their own. */
export function StoreFilter(props: Props) {
  const { kind, can } = useSession()
  if (kind === 'store_user' || !can('restaurants.read')) return null
  if (kind === 'restaurant')
    return <PickFilter {...props} name="own stores" load={async () => (await options()).ownStoreOptions()} />
  return (
    <PickFilter
      {...props}
      name="stores of all"
      load={async () => (await options()).storeOptions(undefined)}
    />
  )
}

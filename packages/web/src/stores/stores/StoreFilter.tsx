import { PickFilter } from '../../kernel/list/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'

interface Props {
  readonly label: string
  /** The text for no choice. */
  readonly any: string
  readonly value: number | undefined
  readonly onPick: (id: number | undefined) => void
}

/** Chooses one of all stores, found by name. For admins who may read restaurants: the options are their list. */
export function StoreFilter(props: Props) {
  const { can } = useSession()
  if (!can('restaurants.read')) return null
  return (
    <PickFilter
      {...props}
      name="stores of all"
      load={async () => (await import('./placeOptions.ts')).storeOptions(undefined)}
    />
  )
}

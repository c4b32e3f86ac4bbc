import { PickFilter } from '../../kernel/list/PickFilter.tsx'

interface Props {
  readonly label: string
  /** The text for no choice. */
  readonly any: string
  readonly value: number | undefined
  readonly onPick: (id: number | undefined) => void
}

/** Chooses one of all stores, found by name. For admins: the options are their list of restaurants. */
export const StoreFilter = (props: Props) => (
  <PickFilter
    {...props}
    name="stores of all"
    load={async () => (await import('./placeOptions.ts')).storeOptions(undefined)}
  />
)

import { createContext, useContext, useId, useLayoutEffect, useRef } from 'react'

/** A filter in effect, in its own words. Of a switch, the label alone says it. */
interface FilterChip {
  readonly label: string
  readonly value?: string | undefined
  readonly remove: () => void
}
export type ChipsByControl = ReadonlyMap<string, FilterChip | undefined>

/** What the filters of a list tell its frame. Each keeps its place, so that chips stay in the filters' order. */
export function chipStore() {
  let chips: ChipsByControl = new Map()
  const listeners = new Set<() => void>()
  return {
    now: () => chips,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (control: string, chip?: FilterChip) => {
      chips = new Map(chips).set(control, chip)
      for (const listener of listeners) listener()
    },
  }
}
export const ChipStore = createContext<ReturnType<typeof chipStore> | undefined>(undefined)

/** Shows a filter as a chip of the list it stands in, as long as it is in effect. */
export function useFilterChip(chip: FilterChip | false | undefined): void {
  const id = useId()
  const store = useContext(ChipStore)
  const { label, value } = chip || {}
  const remove = useRef<() => void>(undefined)
  remove.current = chip ? chip.remove : undefined
  // Before it is painted, so that nothing moves for it.
  useLayoutEffect(() => {
    store?.put(id, label === undefined ? undefined : { label, value, remove: () => remove.current?.() })
    return () => store?.put(id)
  }, [store, id, label, value])
}

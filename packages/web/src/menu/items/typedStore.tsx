import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { TypedGroups, TypedRow } from './groups.rules.ts'
import type { ItemValues } from './itemForm.values.ts'

/** Unsaved values of the item's forms, for components that show them elsewhere. */
export interface TypedParts extends TypedGroups {
  readonly item?: TypedRow<ItemValues>
}
interface TypedStore {
  readonly get: () => TypedParts
  readonly subscribe: (listener: () => void) => () => void
  readonly put: (change: TypedParts) => void
}

function makeStore(): TypedStore {
  let parts: TypedParts = {}
  const listeners = new Set<() => void>()
  return {
    get: () => parts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: (change) => {
      parts = { ...parts, ...change }
      for (const listener of listeners) listener()
    },
  }
}

const TypedContext = createContext<TypedStore | null>(null)

/** Shares unsaved values between forms and a preview. */
export function TypedParts({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore)
  return <TypedContext value={store}>{children}</TypedContext>
}

/** Publishes a form's values while it is mounted. Does nothing outside of `TypedParts`. */
export function usePublishTyped<Name extends keyof TypedParts>(
  name: Name,
  values: NonNullable<TypedParts[Name]>['values'],
  { id, group }: Omit<TypedRow<unknown>, 'values'>,
): void {
  const store = use(TypedContext)
  useLayoutEffect(() => store?.put({ [name]: { id, group, values } }), [store, name, id, group, values])
  useLayoutEffect(() => () => store?.put({ [name]: undefined }), [store, name])
}

export function useTyped(): TypedParts {
  const store = use(TypedContext)
  if (!store) throw new Error('useTyped outside TypedParts')
  return useSyncExternalStore(store.subscribe, store.get)
}

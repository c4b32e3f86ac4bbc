import { changeableFlags } from '@sufra/contract/menu/bulkEdits'
import { useMemo } from 'react'
import { useSession } from '../../kernel/session/session.tsx'
import { type Figure, type Flag, figures, type SortKey } from './sortAndFilter.rules.ts'
import { flagOperations } from './useFlagSwitch.ts'

export type Column =
  | { readonly key: 'name' | 'category' | 'gaps'; readonly kind: 'other' }
  | { readonly key: Figure; readonly kind: 'figure' }
  | { readonly key: Flag; readonly kind: 'flag'; readonly writable: boolean }

const other = (key: 'name' | 'category' | 'gaps'): Column => ({ key, kind: 'other' })

/** The columns in order. Only the platform sees whether an item is hidden from the restaurant (DECISIONS 11). */
export function useColumns(): readonly (Column & { readonly key: SortKey })[] {
  const { kind, can } = useSession()
  // A stable value, so that rows render only if their own data changes.
  return useMemo(() => {
    const flags = changeableFlags.filter((flag) => flag !== 'show_on_restaurant_manager' || kind === 'admin')
    return [
      other('name'),
      other('category'),
      ...figures.map((key): Column => ({ key, kind: 'figure' })),
      ...flags.map((key): Column => ({ key, kind: 'flag', writable: can(flagOperations[key]) })),
      other('gaps'),
    ]
  }, [kind, can])
}

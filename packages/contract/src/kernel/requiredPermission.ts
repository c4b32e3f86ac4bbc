import type { Permission } from './permissions.ts'

/** Permissions by the value of a field of the input, which names one of them. One of those named there will do. */
interface ByField {
  readonly field: string
  readonly needs: Readonly<Record<string, readonly Permission[]>>
}

/** What a person's role must hold for an operation; `everyone` for the caller's own session and profile. */
export type Needed = Permission | 'everyone' | ByField

/** The permissions of which one is needed: with this input or, without one, with any. Null: none is. */
export function neededOf(needed: Needed, input?: object): readonly string[] | null {
  if (needed === 'everyone') return null
  if (typeof needed === 'string') return [needed]
  const { field, needs } = needed
  const value = input && new Map<string, unknown>(Object.entries(input)).get(field)
  return typeof value === 'string' ? (needs[value] ?? []) : [...new Set(Object.values(needs).flat())]
}

/** Whether a role that holds these permissions may. */
export const isPermitted = (held: readonly string[], needed: Needed, input?: object): boolean =>
  neededOf(needed, input)?.some((each) => held.includes(each)) ?? true

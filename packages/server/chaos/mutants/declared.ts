import type { Audience } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type Permission, permissions } from '@sufra/contract/kernel/permissions'
import type { Needed } from '@sufra/contract/kernel/requiredPermission'
import type { Mounted } from '../../test/matrix.ts'

/** An operation whose declaration asks for less. */
export interface Weaker {
  readonly id: string
  readonly operation: Operation
  readonly door: Audience
  readonly weak: Partial<Operation>
}

const seeing = (permission: Permission): Permission | undefined =>
  permissions.find((each) => permission.endsWith('.write') && each === permission.replace('.write', '.read'))

/** What a permission is replaced by: anybody, and seeing instead of changing. */
function weakened(needed: Needed): [string, Needed][] {
  if (needed === 'everyone') return []
  if (typeof needed !== 'string') {
    const { field, needs } = needed
    const values = Object.entries(needs).map(([value, each]): [string, Needed] => [
      `${field} ${value} open`,
      { field, needs: { ...needs, [value]: [...new Set([...permissions, ...each])] } },
    ])
    return [['permission removed', 'everyone'], ...values]
  }
  const read = seeing(needed)
  return [
    ['permission removed', 'everyone'],
    ...(read ? [['permission weakened', read] as [string, Needed]] : []),
  ]
}

/** Each operation at each of its doors, once for each way to ask for less. */
export const weakerOf = (everything: readonly Mounted[]): Weaker[] =>
  [...new Map(everything.map((m) => [`${m.operation.id} at ${m.door}`, m])).values()].flatMap(
    ({ operation, door }) =>
      operation.public || !['admin', 'restaurant', 'store_user'].includes(door)
        ? []
        : weakened(operation.permission).map(([what, permission]) => ({
            id: `${operation.id} at ${door}: ${what}`,
            operation,
            door,
            weak: { permission },
          })),
  )

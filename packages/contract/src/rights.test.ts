import { expect, it } from 'vitest'
import { features } from './index.ts'
import type { Operation, Operations } from './kernel/operation.ts'
import type { Needed } from './kernel/requiredPermission.ts'

const neededBy = (needed: Needed): string =>
  typeof needed === 'string'
    ? needed
    : `by ${needed.field} (${Object.entries(needed.needs)
        .map(([value, each]) => `${value}: ${each.join(' or ') || 'nobody'}`)
        .join(', ')})`

const flags = ['readOnly', 'confirmed', 'duringSetUp', 'endsLook', 'idempotent'] as const

/** Who may call an operation, in one line. */
function rightsOf(operation: Operation): string {
  const { id, paths, permission } = operation
  const callers = operation.public ? 'anybody' : Object.keys(paths).join(' ')
  const marks = flags.filter((flag) => operation[flag])
  return [id, callers, neededBy(permission), ...(marks.length > 0 ? [marks.join(' ')] : [])].join(' | ')
}

/**
 * The tests of the server take from the contract who may do what. This list says it a second time, so that an operation
 * that asks for less than before fails a test: `vitest -u` writes the list, and its change is there to be read.
 */
it('who may call which operation is as listed', async () => {
  const lines = Object.values(features as Record<string, Operations>)
    .flatMap((operations) => Object.values(operations))
    .map(rightsOf)
    .toSorted()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('rights.txt')
})

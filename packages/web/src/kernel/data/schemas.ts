import type { Language } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { Conversions } from './conversions.ts'

/** What the build leaves of an operation, which otherwise has the contract's types alone (operations.ts of the build). */
interface Described {
  readonly takes?: Conversions
  readonly gives?: Conversions
  readonly schemas: () => Promise<Readonly<Record<string, Operation>>>
}
export const described = (op: Operation): Described => op as unknown as Described

type Check = (body: unknown, language: Language) => Record<string, string>
const checks = new Map<string, Check>()

/** Loads what a body is checked by. Should that fail, the server's check has to do. */
export async function loadCheck(op: Operation): Promise<void> {
  if (checks.has(op.id)) return
  const [schemas, { fieldErrors }] = await Promise.all([
    described(op).schemas(),
    import('./issues.schemas.ts'),
  ])
  const schema: z.ZodType | undefined = Object.values(schemas).find(({ id }) => id === op.id)?.input
  if (!schema) return
  checks.set(op.id, (body, language) => {
    const parsed = schema.safeParse(body, { reportInput: true })
    return parsed.success ? {} : fieldErrors(parsed.error.issues, language)
  })
}

/** Whether bodies of the operation can be checked yet. */
export const hasCheck = (op: Operation): boolean => checks.has(op.id)

/** What is wrong with a body, by field, in one language; nothing before its check has been loaded. */
export const wrongFields: (op: Operation, ...of: Parameters<Check>) => Record<string, string> = (op, ...of) =>
  checks.get(op.id)?.(...of) ?? {}

/** Loads the check of an operation's body, and says whether it is there. */
export function useCheck(op: Operation, isWanted = true): boolean {
  const [isThere, setThere] = useState(() => hasCheck(op))
  useEffect(() => {
    if (!isWanted) return
    let stays = true
    const done = () => stays && setThere(hasCheck(op))
    loadCheck(op).then(done, done)
    return () => {
      stays = false
    }
  }, [op, isWanted])
  return isThere
}

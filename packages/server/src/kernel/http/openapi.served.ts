import { setImmediate as othersTurn } from 'node:timers/promises'
import { type Described, openApiSteps } from './openapi.ts'

/** The longest that writing a document keeps other calls waiting, if no step takes longer by itself. */
const mostMs = 10
/** A document's paths and schemas are written one by one. */
const depth = 3

/** `JSON.stringify` of what JSON can hold, in steps down to this depth. */
function* jsonSteps(value: unknown, deep: number): Generator<undefined, string> {
  if (deep === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield
    return JSON.stringify(value)
  }
  const members: string[] = []
  for (const [name, inner] of Object.entries(value)) {
    if (inner !== undefined) members.push(`${JSON.stringify(name)}:${yield* jsonSteps(inner, deep - 1)}`)
  }
  return `{${members.join(',')}}`
}

/** The JSON of a document, written in steps between which other calls have their turn. */
export async function servedDocument(described: Described): Promise<string> {
  function* all() {
    return yield* jsonSteps(yield* openApiSteps(described), depth)
  }
  const steps = all()
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < mostMs) continue
    await othersTurn()
    since = performance.now()
  }
}

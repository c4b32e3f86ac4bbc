import { appendFileSync } from 'node:fs'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, expect } from 'vitest'
import type { Reached } from './reached.ts'

/** What the switches in the sources ask: whether this right is taken away just now. Remembers who asked. */
const state = { active: process.env.MUTANT, reached: new Set<string>(), nothing: new Set<string>() }

const mutant = (id: string): boolean => {
  state.reached.add(id)
  return id === state.active
}
const dialect = new PgDialect()
const isTrue = (condition: unknown) =>
  typeof condition === 'object' && condition !== null && 'queryChunks' in condition
    ? dialect.sqlToQuery(condition as SQL).sql.trim() === 'true'
    : false

/** The condition, or its weaker form for a mutant. One that is `true` already cannot be weakened, and is noted. */
function rule(id: string, kept: () => unknown, weaker: () => unknown = () => sql`true`): unknown {
  const condition = kept()
  if (isTrue(condition)) {
    state.nothing.add(id)
    return condition
  }
  return mutant(id) ? weaker() : condition
}
Object.assign(globalThis, { mutant, mutantRule: rule })

const notes = process.env.MUTANTS_REACHED
const began = performance.now()
if (notes)
  afterAll(() => {
    const reached: Reached = {
      file: expect.getState().testPath ?? '',
      seconds: (performance.now() - began) / 1000,
      points: reachedPoints(),
    }
    appendFileSync(notes, `${JSON.stringify(reached)}\n`)
  })

export function switchTo(id: string | undefined): void {
  state.active = id
}

/** The points that were reached since this was last asked. */
export function reachedPoints(): string[] {
  const points = [...state.reached]
  state.reached.clear()
  return points
}

/** Those that were reached with conditions that are always true. */
export const alwaysTrue = (): string[] => [...state.nothing]

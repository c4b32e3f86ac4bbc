import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the tests of one file reach, as `switches.ts` notes it. */
export interface Reached {
  readonly file: string
  readonly seconds: number
  readonly points: readonly string[]
}

export const readReached = (notes: string): Reached[] =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line) as Reached] : []))

/** How many of the first folders two files share. */
function nearness(id: string, file: string): number {
  const own = dirname(id.split(':')[0] ?? '').split('/')
  const its = dirname(file.split('/packages/server/src/')[1] ?? '').split('/')
  const apart = own.findIndex((folder, at) => folder !== its[at])
  return apart === -1 ? own.length : apart
}

/** The test files that reach a point: first the nearest, of these the fastest, in portions that grow. */
export function filesReaching(id: string, reached: readonly Reached[]): string[][] {
  const files = reached
    .filter(({ points }) => points.includes(id))
    .toSorted((a, b) => nearness(id, b.file) - nearness(id, a.file) || a.seconds - b.seconds)
    .map(({ file }) => file)
  const portions = [files.slice(0, 2), files.slice(2, 8), files.slice(8)]
  return portions.filter((portion) => portion.length > 0)
}

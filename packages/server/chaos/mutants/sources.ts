import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Point, pointsOf } from './points.ts'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = join(root, 'packages/server/src')

/** The path below the server's sources of a file that has points, or nothing. */
export function sourceOf(path: string): string | undefined {
  if (!path.startsWith(`${folder}/`) || !path.endsWith('.ts')) return undefined
  return /\.(test|suite|fixture|check|gen)\.ts$/.test(path) ? undefined : path.slice(folder.length + 1)
}

/** All points of the server, by file. */
export const allPoints = (): Point[] =>
  globSync('**/*.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const path = join(folder, file)
      return sourceOf(path) === undefined ? [] : pointsOf(file, readFileSync(path, 'utf8'))
    })

import { posix } from 'node:path'

/** Run or found by name: tests, configuration, commands and what a runner looks for. */
const isEntry = (path: string) =>
  /\.(test|spec|config|d|run)\.tsx?$/.test(path) ||
  /^packages\/[^/]+\/scripts\/[^/]+\.ts$/.test(path) ||
  !path.startsWith('packages/')

/**
 * Files that no import and no text, such as the address of a worker or a command, names.
 *
 * @param imported paths that some file imports
 * @param texts everything in which a file may be named by its path
 */
export function unusedFiles(
  paths: Iterable<string>,
  imported: ReadonlySet<string>,
  texts: Iterable<string>,
): string[] {
  const text = [...texts].join('\n')
  const isNamed = (file: string) => ['/', "'", '"'].some((before) => text.includes(before + file))
  return [...paths].filter((path) => !isEntry(path) && !imported.has(path) && !isNamed(posix.basename(path)))
}

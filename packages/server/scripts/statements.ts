import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const mechanism = /^kernel\/database\/(query|query\.\w+|prepared)\.ts$|\.(test|fixture)\.ts$/
const imported = /from '[./\w]*\/(query|prepared)\.ts'/
const call = /(?<![.\w])(query|queryOne|queryPrepared|countRows|statement|execute|affects)\(/

/** The lines of a source that run a statement. */
export function statementsIn(source: string): number[] {
  if (!imported.test(source)) return []
  return source
    .split('\n')
    .flatMap((line, index) => (call.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) ? [index + 1] : []))
}

/** Statements of the server that no test ran, such as `menu/units/units.sql.ts:21`. */
export function neverRun(notes: string): string[] {
  const ran = new Set(existsSync(notes) ? readFileSync(notes, 'utf8').split('\n') : [])
  return globSync('**/*.ts', { cwd: root })
    .filter((file) => !mechanism.test(file))
    .sort()
    .flatMap((file) => statementsIn(readFileSync(`${root}${file}`, 'utf8')).map((line) => `${file}:${line}`))
    .filter((site) => !ran.has(`${root}${site}`))
}

import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { watched } from '../scripts/watched.ts'
import { archiveName } from '../src/kernel/database/archive.ts'
import { migrationsDirectory } from '../src/kernel/database/migrate.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

it('names every document in the map of the README', () => {
  const [line = ''] = /^docs\/ .*$/m.exec(read('README.md')) ?? []
  const documents = readdirSync(new URL('docs', root)).filter((name) => name.endsWith('.md'))
  expect(documents.filter((name) => !line.includes(name.replace('.md', '')))).toEqual([])
})

it('ignores exports, which contain password hashes', () => {
  const ignored = (name: string) =>
    read('.gitignore')
      .split('\n')
      .some((pattern) => matchesGlob(name, pattern))
  const name = archiveName(new Date())
  expect([ignored(name), ignored(`${name}.part`), ignored('package.json')]).toEqual([true, true, false])
})

/** The files of this repository that a script runs: its imports, their imports, and its workers. */
function filesOf(script: URL, found = new Set<string>()): Set<string> {
  const path = fileURLToPath(script)
  if (found.has(path)) return found
  found.add(path)
  const text = readFileSync(script, 'utf8')
  for (const [, wanted = ''] of text.matchAll(/(?:from|import|URL\()\s*\(?'((?:\.|@sufra\/)[^']*)'/g)) {
    if (wanted.startsWith('.') && !wanted.endsWith('.ts')) continue
    const url = wanted.startsWith('.') ? new URL(wanted, script).href : import.meta.resolve(wanted)
    filesOf(new URL(url), found)
  }
  return found
}

it('restarts the server under npm run dev when any of its files changes', () => {
  const files = [...filesOf(new URL('packages/server/scripts/start.ts', root))]
  expect(files.length).toBeGreaterThan(100)
  const within = (path: string) => watched.some((folder) => path.startsWith(folder + sep))
  expect([...files, `${migrationsDirectory}${sep}0001.sql`].filter((path) => !within(path))).toEqual([])
})

import { globSync, readdirSync, readFileSync } from 'node:fs'
import { matchesGlob, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { envExample, exampleFile } from '../scripts/envExample.ts'
import { shippedPackages } from '../scripts/notices.ts'
import { watched } from '../scripts/watched.ts'
import { settingNames } from '../src/kernel/config/settings.ts'
import { archiveName } from '../src/kernel/database/archive.ts'
import { migrationsDirectory } from '../src/kernel/database/migrate.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

it('names every document in the map of the README', () => {
  const [line = ''] = /^docs\/ .*$/m.exec(read('README.md')) ?? []
  const documents = readdirSync(new URL('docs', root)).filter((name) => name.endsWith('.md'))
  expect(documents.filter((name) => !line.includes(name.replace('.md', '')))).toEqual([])
})

it('has every test that its documents name', () => {
  const tests = globSync('packages/*/{src,test,tests,demo,scripts}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  const missing = readdirSync(new URL('docs', root))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...read(`docs/${name}`).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)])
    .flatMap(([, named = '']) => (tests.some((path) => `/${path}`.endsWith(`/${named}`)) ? [] : [named]))
  expect(missing).toEqual([])
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

it('has an example of .env that names every setting once, as the manual describes it', () => {
  const example = readFileSync(exampleFile, 'utf8')
  expect(example).toBe(envExample())
  const names = [...example.matchAll(/^#(\w+)=/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

it('ships only packages whose licences allow it', () => {
  const allowed =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/
  const shipped = shippedPackages()
  expect(shipped.length).toBeGreaterThan(200)
  const parts = (license: string) => license.replace(/[()]/g, '').split(/ (?:and|or) /i)
  expect(shipped.filter(({ license }) => !parts(license).every((part) => allowed.test(part)))).toEqual([])
})

it('is deployed with settings that exist', () => {
  for (const [file, pattern] of [
    ['compose.yaml', /^ {6}([A-Z][A-Z0-9_]+): /gm],
    ['Containerfile', /\b([A-Z][A-Z0-9_]+)=/g],
    ['ops/systemd/sufra.service', /\b([A-Z][A-Z0-9_]+)=/g],
  ] as const) {
    const names = [...read(file).matchAll(pattern)].map(([, name = '']) => name)
    const own = names.filter((name) => !name.startsWith('POSTGRES_'))
    expect([file, own.filter((name) => !settingNames.includes(name))]).toEqual([file, []])
    expect(own).toContain(file === 'compose.yaml' ? 'DATABASE_URL' : 'NODE_ENV')
  }
})

it('copies into the image every workspace that the lockfile names', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const image = read('Containerfile')
  expect(workspaces.filter((path) => !image.includes(`COPY ${path}/package.json ${path}/`))).toEqual([])
})

it('tries no test again', () => {
  const triedAgain = (file: string, name: string) =>
    [...read(file).matchAll(new RegExp(`\\b${name}: *([^,\n]+)`, 'g'))].map(([, value]) => value)
  expect(triedAgain('vitest.config.ts', 'retry')).toEqual(['0'])
  expect(triedAgain('packages/e2e/playwright.config.ts', 'retries')).toEqual(['0'])
})

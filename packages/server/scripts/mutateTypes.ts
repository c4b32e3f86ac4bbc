// Makes every mistake of mutateTypes.list.ts in a copy of the repository, and checks that the compiler reports it.
// All together: one type check per package, as each mistake names its own error.
//   npm run mutate:types          exits with 1 and names those that compiled
import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutation, mutations } from './mutateTypes.list.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const packages = ['contract', 'client', 'server', 'web']
/** Their programs hold the contract too. */
const checked = ['server', 'web']

/** Copies the sources, with the same dependencies except for our own packages, which are the copy's. */
function copyTo(copy: string): void {
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  for (const name of packages)
    cpSync(join(root, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  mkdirSync(join(copy, 'node_modules/@sufra'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@sufra'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of packages)
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@sufra', name))
}

function mutate(copy: string, { name, file, from, to }: Mutation): void {
  const path = join(copy, 'packages', file)
  const source = readFileSync(path, 'utf8')
  const changed = source.replace(from, to)
  if (changed === source) throw new Error(`${name}: there is nothing like it in ${file} to change`)
  writeFileSync(path, changed)
}

/** The compiler errors of a package, each with its continuation lines. */
async function complaints(copy: string, name: string): Promise<string[]> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', `packages/${name}`, '--checkers', '1', '--pretty', 'false']
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] })
  const output = (await child.stdout.toArray()).join('')
  return output.split(/\n(?=\S)/)
}

const began = performance.now()
const copy = mkdtempSync(join(tmpdir(), 'sufra-mutate-'))
try {
  copyTo(copy)
  for (const mutation of mutations) mutate(copy, mutation)
  const errors = (await Promise.all(checked.map((name) => complaints(copy, name)))).flat()
  if (process.argv.includes('--verbose')) console.log(errors.join('\n'))
  const survived = mutations.filter(({ error }) => !errors.some((complaint) => error.test(complaint)))
  for (const { name, file } of survived) console.log(`compiles: ${name} (${file})`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${mutations.length - survived.length} of ${mutations.length} slips do not compile (${seconds} s)`,
  )
  process.exitCode = survived.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}

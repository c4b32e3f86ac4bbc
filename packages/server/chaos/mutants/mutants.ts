import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from '../check.ts'
import { filesReaching, type Reached, readReached } from './reached.ts'
import { allPoints, root } from './sources.ts'

const folder = 'packages/server/chaos/mutants'

/** Runs tests on the sources with switches; whether all of them passed. */
async function passes(asked: readonly string[], env: Record<string, string>): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--config', `${folder}/vitest.config.ts`, ...asked]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CI: 'true', ...env },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

interface FoundRules {
  /** Points whose condition was always true. */
  readonly nothing: readonly string[]
  /** By point: how the calls of the matrix failed without it. */
  readonly found: Readonly<Record<string, string>>
  /** By weaker declaration; empty where the calls noticed nothing. */
  readonly declared: Readonly<Record<string, string>>
}

/** Which tests reach which points, with nothing taken away. */
async function reachedBy(only: string, notes: string): Promise<Reached[]> {
  const [domain = ''] = only.split('/')
  const tests =
    domain === '' ? ['packages/server/src/', 'packages/server/test/'] : [`packages/server/src/${domain}/`]
  await passes(['--bail=0', '--maxWorkers=3', ...tests], { MUTANTS_REACHED: notes })
  return readReached(notes)
}

async function isNoticed(id: string, reached: readonly Reached[]): Promise<boolean> {
  for (const files of filesReaching(id, reached)) if (!(await passes(files, { MUTANT: id }))) return true
  return false
}

/**
 * Takes away every permission and every rule of rows, one at a time: in the sources of the server by switches that a
 * transform adds, in the contract by changing the declaration that the server holds. First the calls of the matrix have
 * to notice; what they do not miss is left to the tests that reach it, which takes hours.
 */
export const mutants: Check = async ({ say, only = '' }) => {
  const points = allPoints().flatMap(({ id }) => (id.includes(only) ? [id] : []))
  const directory = await mkdtemp(join(tmpdir(), 'sufra-mutants-'))
  try {
    const to = join(directory, 'found.json')
    await passes([`${folder}/matrix.run.ts`], { MUTANTS: JSON.stringify({ points, only, to }) })
    const { found, nothing, declared } = JSON.parse(await readFile(to, 'utf8')) as FoundRules
    const rules = points.filter((id) => !nothing.includes(id))
    const unnoticed = rules.filter((id) => found[id] === undefined)
    const open = Object.keys(declared).filter((id) => declared[id] === '')
    say(`${points.length - rules.length} conditions let everybody see all rows: nothing to take away`)
    say(`${rules.length} rules, ${rules.length - unnoticed.length} noticed by the calls of the matrix`)
    say(
      `${Object.keys(declared).length} weaker declarations, ${Object.keys(declared).length - open.length} noticed`,
    )
    const reached = await reachedBy(only, join(directory, 'reached'))
    const survived: string[] = []
    const left = unnoticed.entries()
    const tryOut = async () => {
      for (const [at, id] of left) {
        const noticed = await isNoticed(id, reached)
        if (!noticed) survived.push(id)
        say(`${at + 1} of ${unnoticed.length}, ${noticed ? 'noticed' : 'NOT NOTICED'}: ${id}`)
      }
    }
    await Promise.all(Array.from({ length: 2 }, tryOut))
    const all = rules.length + Object.keys(declared).length
    const missed = [...open, ...survived]
    say(`${all} mutants, ${all - missed.length} caught`)
    return missed.map((id) => `no test fails: ${id}`)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { neverRun } from './statements.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sufra-test-'))
const notes = join(scratch, 'statements')
const bin = (name: string) => join(root, 'node_modules', name)

interface Counts {
  passed: number
  failed: number
  skipped: number
}

function run(title: string, args: string[], cwd = root, env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n— ${title}`)
  const began = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('exit', (code) => {
      console.log(`— ${title}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
      done(code === 0)
    })
  })
}

const one = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })

function report<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** A runner that failed without a count counts as one failure. */
function counted(ok: boolean, counts: Counts | undefined): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** Two programs at a time, each with one checker: several checkers would infer the contract's types once each. */
async function types(): Promise<Counts> {
  const check = (project: string) =>
    run(`types: ${project}`, [bin('typescript/bin/tsc'), '-p', project, '--checkers', '1'])
  const each = async (projects: string[]) => {
    let all = true
    for (const project of projects) all = (await check(project)) && all
    return all
  }
  // The last is one program of two packages, as both read most of the server again.
  const groups = [
    ['packages/contract', 'packages/server'],
    ['packages/web', 'tsconfig.e2e-bench.json'],
  ]
  return one((await Promise.all(groups.map(each))).every(Boolean))
}

const slips = async () => one(await run('slips the types notice', ['packages/server/scripts/mutateTypes.ts']))

const lint = async () => one(await run('lint', ['packages/server/scripts/lint.ts']))

/** Names of failed tests, and statements that none ran. They are printed again at the end, as a long log is often cut to its last lines. */
const failures: string[] = []

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** The first line, and of a property that failed the line that names the error. */
function summary(text = ''): string {
  const lines = text.split('\n')
  const cause = lines.find((line) => line.startsWith('Got '))
  return [lines[0], cause].filter(Boolean).join(' / ')
}

function failedUnits({ testResults }: UnitReport): string[] {
  return testResults.flatMap((file) => {
    const path = file.name.replace(root, '')
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${path}: ${summary(file.message)}`]
    return failed.map((test) => `${path} › ${test.fullName}: ${summary(test.failureMessages[0])}`)
  })
}

async function units(): Promise<Counts> {
  const file = join(scratch, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await run('unit and HTTP tests', [bin('vitest/vitest.mjs'), 'run', ...reporters], root, {
    SUFRA_STATEMENTS_RAN: notes,
  })
  const result = report<UnitReport>(file)
  if (result) failures.push(...failedUnits(result))
  return counted(
    ok,
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests,
    },
  )
}

/** SQL results are checked against their descriptions when run, so a statement that no test runs is unchecked. */
function statements(): Counts {
  console.log('\n— statements that no test runs')
  const never = neverRun(notes)
  failures.push(...never.map((site) => `no test runs the statement at ${site}`))
  return one(never.length === 0)
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs?: { title: string; file: string; tests: BrowserTest[] }[]
}
interface BrowserTest {
  projectName: string
  status: string
  results: { status: string; error?: { message?: string } }[]
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: BrowserSuite[]
}

/** The first two lines of the error: what was expected, and often what was found. */
function browserError({ results }: BrowserTest): string {
  const message = results.find((result) => result.error)?.error?.message ?? 'did not run'
  return stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 2).join(' / ')
}

/** The tests that failed, with why. */
const failedInBrowsers = (suites: readonly BrowserSuite[]): string[] =>
  suites.flatMap(({ suites = [], specs = [] }) => [
    ...failedInBrowsers(suites),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => `${file} › ${title} (${test.projectName}): ${browserError(test)}`),
    ),
  ])

async function browser(): Promise<Counts> {
  const file = join(scratch, 'playwright.json')
  const ok = await run(
    'browser tests',
    [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    join(root, 'packages/e2e'),
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  )
  const result = report<BrowserReport>(file)
  if (!result) return counted(ok, undefined)
  const { stats, suites } = result
  failures.push(...failedInBrowsers(suites))
  return counted(ok, {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const step of [types, slips, lint, units, statements, browser]) {
  const counts = await step()
  if (counts.failed > 0) failures.push(step.name)
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key]
}
for (const line of failures) console.log(`failed: ${line}`)
rmSync(scratch, { recursive: true, force: true })
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

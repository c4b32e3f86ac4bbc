import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { auth } from '@sufra/contract/accounts/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../src/kernel/database/db.ts'
import { fillDirectory, temporaryDirectory } from '../test/databases.ts'
import { type Listening, listen } from '../test/server.ts'

const pool = {
  poolSize: 2,
  preparedStatements: true,
  connectTimeout: 10_000,
  statementTimeout: 30_000,
  idleInTransactionTimeout: 60_000,
}
const script = fileURLToPath(new URL('./admin.ts', import.meta.url))
/** Half the time of each run. */
const quickImports = new URL('./quickImports.ts', import.meta.url).href

let folder: Awaited<ReturnType<typeof temporaryDirectory>>
let database: Database
let server: Listening

/** Runs the command while the server runs, as an operator would. */
function admin(args: string[], stdin = ''): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, SUFRA_DATA: folder.path, DATABASE_URL: '' }
    const child = spawn(process.execPath, ['--import', quickImports, script, ...args], { env })
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => (out += text))
    child.stderr.on('data', (text) => (err += text))
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(stdin)
  })
}

const enter = (email: string, password: string) =>
  server.ask(auth.signIn, 'admin', { body: { email, password } })

beforeAll(async () => {
  folder = await temporaryDirectory()
  const settings = { dataDir: folder.path, databaseUrl: undefined, pooledDatabaseUrl: undefined }
  await fillDirectory(folder.path)
  database = await openDatabase({ ...settings, database: pool })
  server = await listen(database, { SUFRA_DATA: folder.path })
})
afterAll(async () => {
  await server?.close()
  await database?.close()
  await folder?.remove()
})

it('creates the first admin with a generated password while the server runs', async () => {
  const { code, out } = await admin(['create', '--email', ' First@Sufra.example', '--name', 'First'])
  expect(code).toBe(0)
  expect(out).toContain('first@sufra.example can sign in as Super Admin.')
  const made = /shown only now: (\S+)/.exec(out)?.[1] ?? ''
  const { output } = await enter('first@sufra.example', made)
  expect(output?.loggedInUser.role).toEqual([
    { guard_name: 'admin', name: 'Super Admin', name_ar: 'مدير عام' },
  ])
  const { rows } = await database.pool.query(
    `select actor_name from audit_log where table_name = 'accounts' limit 1`,
  )
  expect(rows).toEqual([{ actor_name: 'npm run admin' }])
})

it('accepts another role and a given password, which it does not print', async () => {
  const args = [
    'create',
    '--email',
    'm@sufra.example',
    '--name',
    'M',
    '--role',
    'Marketing',
    '--password-stdin',
  ]
  const { code, out } = await admin(args, 'a given password\n')
  expect([code, out]).toEqual([0, 'm@sufra.example can sign in as Marketing.\n'])
  expect((await enter('m@sufra.example', 'a given password')).status).toBe(200)
})

it.each([
  [['create', '--email', 'first@sufra.example', '--name', 'X'], 'has an account already'],
  [
    ['create', '--email', 'x@sufra.example', '--name', 'X', '--role', 'King'],
    'The roles are: Super Admin, Moderator',
  ],
  [['create', '--email', 'nonsense', '--name', 'X'], 'email: Invalid email address'],
  [['create', '--email', 'x@sufra.example', '--name', 'X', '--password-stdin'], 'no password'],
  [['create', '--email', 'x@sufra.example'], 'npm run admin -- create'],
  [['create', '--surely-unknown'], 'npm run admin -- create'],
  [['delete', '--email', 'x@sufra.example', '--name', 'X'], 'npm run admin -- create'],
])('says what is wrong with %j', async (args, message) => {
  const { code, err } = await admin(args)
  expect(code).toBe(1)
  expect(err).toContain(message)
  expect(err).not.toMatch(/^\s+at /m)
})

import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { demoAccounts } from '../demo/accounts.ts'
import { urlOf } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { startChild } from './child.ts'
import { deploy, newDirectory } from './deployment.ts'

interface Bad {
  readonly env: Record<string, string>
  /** The expected messages; nothing else may be printed, least of all a stack. */
  readonly messages: readonly RegExp[]
  readonly script?: string
}

/** All of them are reported at once, by name. */
const singly: Bad = {
  env: {
    NODE_ENV: 'staging',
    PORT: '70000',
    DATABASE_URL: 'mysql://user:hunter2@host/db',
    SUFRA_ORIGIN: 'sufra.example',
    SUFRA_DEMO: 'yes',
    SUFRA_SIMULATE: 'on',
    SUFRA_SIMULATE_SPEED: 'fast',
    SUFRA_TRUST_PROXY: 'everybody!',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'hunter2',
    SMTP_FROM: 'nobody',
    SUFRA_SESSION_IDLE_HOURS: '0',
    SUFRA_SESSION_MAX_DAYS: '-1',
    SUFRA_OPEN_CALLS_PER_MINUTE: 'many',
    SUFRA_POOL_SIZE: '1',
    SUFRA_CONNECT_TIMEOUT_MS: '1',
    SUFRA_STATEMENT_TIMEOUT_MS: '1s',
    SUFRA_IDLE_IN_TRANSACTION_TIMEOUT_MS: '1.5',
    SUFRA_S3_ENDPOINT: 's3.example',
    SUFRA_METRICS_PORT: 'yes',
    SUFRA_ACCESS_LOG: 'all',
    SUFRA_SECRET_KEY: 'hunter2',
  },
  messages: [],
}

const production = {
  NODE_ENV: 'production',
  SUFRA_ORIGIN: 'https://sufra.example',
  SUFRA_SECRET_KEY: Buffer.alloc(32).toString('base64'),
}

async function together(dataDir: string, takenPort: number): Promise<Bad[]> {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const here = { SUFRA_DATA: join(dataDir, 'data') }
  return [
    {
      ...singly,
      messages: Object.keys(singly.env).map(
        (name) => new RegExp(`^ {2}- ${name} must .+ \\(it is .+\\)$`, 'm'),
      ),
    },
    {
      env: { ...here, NODE_ENV: 'production' },
      messages: [/SUFRA_ORIGIN is needed with NODE_ENV=production/],
    },
    {
      env: { ...here, ...production, SUFRA_DEMO: '1' },
      messages: [/SUFRA_DEMO=1 with NODE_ENV=production is refused/],
    },
    { env: { ...here, SUFRA_S3_BUCKET: 'b' }, messages: [/SUFRA_S3_BUCKET, .+ go together/] },
    { env: { SUFRA_DATA: file }, messages: [/cannot be the data directory/, /SUFRA_DATA/] },
    { env: { ...here, PORT: String(takenPort) }, messages: [/in use/, new RegExp(String(takenPort))] },
    {
      env: { ...here, SUFRA_METRICS_PORT: String(takenPort) },
      messages: [/^ {2}- SUFRA_METRICS_PORT \d+ is in use/m],
    },
    {
      env: { ...here, DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x', SUFRA_CONNECT_TIMEOUT_MS: '300' },
      messages: [/The database cannot be used: .*ECONNREFUSED/],
    },
    {
      env: { ...here, DATABASE_URL: urlOf('no_such_database') },
      messages: [/The database cannot be used: .*no_such_database/],
    },
  ]
}

async function refused({ env, messages, script = 'chaos/serve.ts' }: Bad): Promise<string[]> {
  const child = startChild(script, { PORT: '0', LOG_LEVEL: 'silent', ...env })
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const { code } = await child.ended
  clearTimeout(late)
  const text = child.output()
  const name = Object.entries(env)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ')
    .slice(0, 120)
  if (code !== 1) return [`${name}: ended with ${code}:\n${text}`]
  return [
    ...messages.flatMap((wanted) => unless(wanted.test(text), `${name}: does not say ${wanted}:\n${text}`)),
    ...unless(!/\n {4}at /.test(text), `${name}: prints a stack:\n${text}`),
    ...unless(!text.includes('hunter2'), `${name}: prints a secret:\n${text}`),
  ]
}

/** A start with bad settings prints what is wrong and exits with 1. */
export const settings: Check = async ({ say }) => {
  const dataDir = await newDirectory()
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const bad = await together(dataDir, typeof address === 'object' && address ? address.port : 0)
  say(`${bad.length} starts with bad settings`)
  const found: string[] = []
  const work = async () => {
    for (let each = bad.shift(); each; each = bad.shift()) found.push(...(await refused(each)))
  }
  await Promise.all([work(), work()])
  await new Promise((resolve) => holder.close(resolve))
  await rm(dataDir, { recursive: true, force: true })
  return found
}

/** Starts in production on a database with the published password. */
export const demoInProduction: Check = async ({ say }) => {
  const deployment = await deploy('pglite')
  const { email } = demoAccounts[0] ?? { email: '' }
  await deployment.inspect(async (pool) => {
    await pool.query('update accounts set email = $1 where id = (select min(id) from accounts)', [email])
  })
  say(`a start in production with ${email} in the database`)
  const found = await refused({
    env: { ...deployment.env, ...production },
    messages: [/NODE_ENV=production with the demo accounts in the database is refused/],
    script: 'scripts/start.ts',
  })
  found.push(...unless(!existsSync(join(deployment.dataDir, 'sufra.lock')), 'a refused start left its lock'))
  await deployment.remove()
  return found
}

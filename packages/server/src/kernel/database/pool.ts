import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { tracing } from '../tracing/tracing.ts'
import { Client, type ClientConfig } from './client.ts'

type PoolSettings = {
  poolSize: number
  connectTimeout: number
  statementTimeout: number
  idleInTransactionTimeout: number
  preparedStatements: boolean
}

/**
 * Where to connect: Postgres by its URL, or the embedded database by its socket's directory. With a pooled URL, statements
 * and transactions go through that; what belongs to a session does not.
 */
export type Address = { url: string; pooledUrl?: string | undefined } | { host: string }

export function clientConfig(address: Address, settings: PoolSettings): pg.ClientConfig {
  const common = { application_name: 'sufra', connectionTimeoutMillis: settings.connectTimeout }
  if ('host' in address)
    return {
      ...common,
      host: address.host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
    }
  return {
    ...common,
    connectionString: address.url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: settings.statementTimeout,
    lock_timeout: settings.statementTimeout,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeout,
    // Compiling a statement to machine code takes longer than running it: a new word of a name took 11 ms, not 0.05.
    options: '-c timezone=UTC -c datestyle=ISO -c jit=off',
  }
}

/** A pooler refuses settings at the start of a connection, as its connections to Postgres are shared. */
function pooledConfig(url: string, settings: PoolSettings): pg.ClientConfig {
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options, ...rest } =
    clientConfig({ url }, settings)
  return rest
}

/** Through a pooler, the role brings the settings that `clientConfig` sends otherwise. */
export async function checkPooled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; right: boolean }>(
    `select current_user as role, current_setting('timezone') = 'UTC' and current_setting('jit') = 'off'
      and current_setting('datestyle') like 'ISO%' and current_setting('statement_timeout') <> '0'
      and current_setting('lock_timeout') <> '0' and current_setting('idle_in_transaction_session_timeout') <> '0'
      as right`,
  )
  const [found] = rows
  if (!found || found.right) return
  throw new Error(
    `The role ${found.role} of SUFRA_POOLED_DATABASE_URL needs its settings: docs/operating.md, "A pooler"`,
  )
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** pg calls a waiting caller back in the context of the one that released a connection. Bound, it stays in its own trace. */
class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    const connect = this.connect.bind(this) as (callback?: Connected) => unknown
    this.connect = ((callback?: Connected) =>
      connect(callback && tracing() ? AsyncResource.bind(callback) : callback)) as typeof this.connect
  }
}

export function createPool(address: Address, settings: PoolSettings): pg.Pool {
  const max = 'url' in address ? settings.poolSize : 1
  const pooledUrl = 'url' in address ? address.pooledUrl : undefined
  const config: ClientConfig = {
    ...(pooledUrl ? pooledConfig(pooledUrl, settings) : clientConfig(address, settings)),
    prepared: settings.preparedStatements,
  }
  const pool = new Pool({
    ...config,
    Client,
    max,
    idleTimeoutMillis: 'url' in address ? 30_000 : 0,
  })
  // The pool replaces an idle connection that Postgres closes. Without a listener the error would end this process.
  pool.on('error', () => {})
  return pool
}

const notUpYet = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', '57P03'])

/** Waits for a database that is still starting, and explains what is wrong with one that cannot be reached. */
export async function reach(pool: pg.Pool, patience: number): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      )
      if ((rows[0]?.version ?? 0) < 150_000) throw new Error('Postgres 15 or newer is needed')
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!notUpYet.has(code) || Date.now() > until) {
        const reason = error instanceof Error ? error.message || code : String(error)
        throw new Error(`The database cannot be used: ${reason}`, { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

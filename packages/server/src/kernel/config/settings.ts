import { resolve } from 'node:path'
import { z } from 'zod'
import {
  flag,
  oneOf,
  origin,
  secretKeys,
  serviceAccount,
  trustProxy,
  url,
  urls,
  wholeNumber,
  wholeNumberIfSet,
} from './settings.types.ts'

export class SettingsError extends Error {
  override name = 'SettingsError'
  problems: string[]
  constructor(problems: string[]) {
    super(
      `Sufra cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

const Environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  SUFRA_DRAIN_MS: wholeNumberIfSet(0, 600_000).optional(),
  SUFRA_DATA: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sufra').optional(),
  SUFRA_POOLED_DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@pooler:6432/sufra',
  ).optional(),
  SUFRA_REPLICA_URLS: urls(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@replica:5432/sufra',
  ).default([]),
  SUFRA_ORIGIN: origin.optional(),
  SUFRA_OWNER_DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://owner:password@host:5432/sufra',
  ).optional(),
  SUFRA_SECRET_KEY: secretKeys.default([]),
  SUFRA_DEMO: flag.optional(),
  SUFRA_SIMULATE: flag.optional(),
  SUFRA_SIMULATE_SPEED: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number such as 1 or 2.5')
    .transform(Number)
    .refine((speed) => speed > 0 && speed <= 1000, 'must be above 0 and at most 1000')
    .default(1),
  SUFRA_TRUST_PROXY: trustProxy,
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  SUFRA_ACCESS_LOG: flag.optional(),
  SUFRA_METRICS_PORT: wholeNumberIfSet(0, 65_535).optional(),
  SUFRA_METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('sufra'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  SMTP_FROM: z.string().regex(/@/, 'must be an e-mail address').default('no-reply@localhost'),
  SUFRA_OIDC_ISSUER: url(['http:', 'https:'], 'https://login.example').optional(),
  SUFRA_OIDC_CLIENT_ID: z.string().optional(),
  SUFRA_OIDC_CLIENT_SECRET: z.string().optional(),
  SUFRA_OIDC_NAME: z.string().trim().max(40, 'must be at most 40 characters long').optional(),
  SUFRA_OIDC_SECOND_STEP: flag.default(false),
  SUFRA_SESSION_IDLE_HOURS: wholeNumber(1, 24 * 90, 24 * 7),
  SUFRA_SESSION_MAX_DAYS: wholeNumber(1, 365, 30),
  SUFRA_CONFIRMED_MINUTES: wholeNumber(1, 24 * 60, 15),
  SUFRA_OPEN_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  SUFRA_POOL_SIZE: wholeNumber(2, 500, 20),
  SUFRA_PREPARED_STATEMENTS: flag.optional(),
  SUFRA_CONNECT_TIMEOUT_MS: wholeNumber(100, 600_000, 10_000),
  SUFRA_STATEMENT_TIMEOUT_MS: wholeNumber(100, 3_600_000, 30_000),
  SUFRA_IDLE_IN_TRANSACTION_TIMEOUT_MS: wholeNumber(100, 3_600_000, 60_000),
  SUFRA_S3_BUCKET: z.string().optional(),
  SUFRA_S3_REGION: z.string().optional(),
  SUFRA_S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example').optional(),
  SUFRA_S3_ACCESS_KEY_ID: z.string().optional(),
  SUFRA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  SUFRA_FCM_CREDENTIALS: serviceAccount.optional(),
  SUFRA_FCM_ENDPOINT: url(['http:', 'https:'], 'https://fcm.googleapis.com').default(
    'https://fcm.googleapis.com',
  ),
  SUFRA_SENDS_PER_SECOND: wholeNumber(1, 10_000, 50),
})

export const settingNames: readonly string[] = Object.keys(Environment.shape)

function problemsTogether(env: z.infer<typeof Environment>): string[] {
  const production = env.NODE_ENV === 'production'
  const problems: string[] = []
  if (production && env.SUFRA_DEMO) {
    problems.push(
      'SUFRA_DEMO=1 with NODE_ENV=production is refused: the demo accounts have a published password',
    )
  }
  if (production && env.SUFRA_ORIGIN === undefined) {
    problems.push(
      'SUFRA_ORIGIN is needed with NODE_ENV=production: the public address, such as https://sufra.example',
    )
  }
  if (production && env.DATABASE_URL !== undefined && env.SUFRA_SECRET_KEY.length === 0) {
    problems.push(
      'SUFRA_SECRET_KEY is needed with NODE_ENV=production on Postgres, the same for every process: 32 bytes in base64, such as `openssl rand -base64 32` prints',
    )
  }
  if (env.SUFRA_OWNER_DATABASE_URL !== undefined && env.DATABASE_URL === undefined)
    problems.push('SUFRA_OWNER_DATABASE_URL needs DATABASE_URL, the same database as the role of the server')
  if (env.SUFRA_POOLED_DATABASE_URL !== undefined && env.DATABASE_URL === undefined)
    problems.push('SUFRA_POOLED_DATABASE_URL needs DATABASE_URL, the same database without the pooler')
  if (env.SUFRA_REPLICA_URLS.length > 0 && env.DATABASE_URL === undefined)
    problems.push('SUFRA_REPLICA_URLS needs DATABASE_URL, the primary that the replicas follow')
  const { SUFRA_S3_BUCKET, SUFRA_S3_ACCESS_KEY_ID, SUFRA_S3_SECRET_ACCESS_KEY } = env
  const s3 = [SUFRA_S3_BUCKET, SUFRA_S3_ACCESS_KEY_ID, SUFRA_S3_SECRET_ACCESS_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    problems.push('SUFRA_S3_BUCKET, SUFRA_S3_ACCESS_KEY_ID and SUFRA_S3_SECRET_ACCESS_KEY go together')
  }
  const { SUFRA_OIDC_ISSUER, SUFRA_OIDC_CLIENT_ID, SUFRA_OIDC_CLIENT_SECRET } = env
  const oidc = [SUFRA_OIDC_ISSUER, SUFRA_OIDC_CLIENT_ID, SUFRA_OIDC_CLIENT_SECRET]
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    problems.push('SUFRA_OIDC_ISSUER, SUFRA_OIDC_CLIENT_ID and SUFRA_OIDC_CLIENT_SECRET go together')
  }
  if (production && SUFRA_OIDC_ISSUER?.startsWith('http:')) {
    problems.push('SUFRA_OIDC_ISSUER must begin with https:// with NODE_ENV=production')
  }
  return problems
}

/** Empty means unset. Pure: reads only its argument. */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = new Map<string, string>()
    for (const { path, message } of parsed.error.issues) {
      const name = path.join('.')
      const value = secret(name) ? 'set' : JSON.stringify(env[name])
      if (!problems.has(name)) problems.set(name, `${name} ${message} (it is ${value})`)
    }
    throw new SettingsError([...problems.values()])
  }
  const read = parsed.data
  const problems = problemsTogether(read)
  if (problems.length > 0) throw new SettingsError(problems)
  const production = read.NODE_ENV === 'production'
  const demo = read.SUFRA_DEMO ?? (!production && read.DATABASE_URL === undefined)
  return {
    environment: read.NODE_ENV,
    production,
    host: read.HOST,
    port: read.PORT,
    origin: read.SUFRA_ORIGIN ?? `http://localhost:${read.PORT}`,
    trustProxy: read.SUFRA_TRUST_PROXY,
    /** How long a stopping process still takes calls, so that a balancer notices that it is not ready. */
    drainMs: read.SUFRA_DRAIN_MS ?? (production ? 3000 : 500),
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'test' ? ('silent' as const) : ('info' as const)),
    /** A line for each call, not only for refused ones. */
    accessLog: read.SUFRA_ACCESS_LOG ?? production,
    /** Where Prometheus reads the metrics; nothing is counted without it. */
    metrics:
      read.SUFRA_METRICS_PORT === undefined
        ? undefined
        : { host: read.SUFRA_METRICS_HOST, port: read.SUFRA_METRICS_PORT },
    /** Where OpenTelemetry's traces are sent; none are made without it. */
    traces:
      read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            url: `${read.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
            service: read.OTEL_SERVICE_NAME,
          },
    dataDir: resolve(read.SUFRA_DATA),
    /** Encrypt what is stored but must be read again. Empty: a key in the data directory does. */
    secretKeys: read.SUFRA_SECRET_KEY,
    databaseUrl: read.DATABASE_URL,
    /** The same database through a pooler, for everything but what belongs to a session. */
    pooledDatabaseUrl: read.SUFRA_POOLED_DATABASE_URL,
    /** Standbys of the database, which answer heavy reads. */
    replicaUrls: read.SUFRA_REPLICA_URLS,
    /** The same database as the role that owns its tables; unset, the server's role owns them. */
    ownerDatabaseUrl: read.SUFRA_OWNER_DATABASE_URL,
    database: {
      poolSize: read.SUFRA_POOL_SIZE,
      preparedStatements: read.SUFRA_PREPARED_STATEMENTS ?? read.SUFRA_POOLED_DATABASE_URL === undefined,
      connectTimeout: read.SUFRA_CONNECT_TIMEOUT_MS,
      statementTimeout: read.SUFRA_STATEMENT_TIMEOUT_MS,
      idleInTransactionTimeout: read.SUFRA_IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    demo,
    simulate: read.SUFRA_SIMULATE ?? demo,
    simulateSpeed: read.SUFRA_SIMULATE_SPEED,
    /** The company's provider, at which people of the platform may sign in. */
    oidc:
      read.SUFRA_OIDC_ISSUER === undefined
        ? undefined
        : {
            issuer: read.SUFRA_OIDC_ISSUER,
            clientId: read.SUFRA_OIDC_CLIENT_ID ?? '',
            clientSecret: read.SUFRA_OIDC_CLIENT_SECRET ?? '',
            /** What people call it. */
            name: read.SUFRA_OIDC_NAME ?? null,
            /** It asks everybody for two steps. */
            secondStep: read.SUFRA_OIDC_SECOND_STEP,
          },
    session: {
      idleHours: read.SUFRA_SESSION_IDLE_HOURS,
      maxDays: read.SUFRA_SESSION_MAX_DAYS,
      /** How long after signing in, or confirming it, decisions about money need no other proof. */
      confirmedMinutes: read.SUFRA_CONFIRMED_MINUTES,
    },
    /** For each public operation, from one address. */
    openCallsPerMinute: read.SUFRA_OPEN_CALLS_PER_MINUTE,
    mail: { smtpUrl: read.SMTP_URL, from: read.SMTP_FROM },
    s3:
      read.SUFRA_S3_BUCKET === undefined
        ? undefined
        : {
            bucket: read.SUFRA_S3_BUCKET,
            region: read.SUFRA_S3_REGION,
            endpoint: read.SUFRA_S3_ENDPOINT,
            accessKeyId: read.SUFRA_S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: read.SUFRA_S3_SECRET_ACCESS_KEY ?? '',
          },
    fcm: { account: read.SUFRA_FCM_CREDENTIALS, endpoint: read.SUFRA_FCM_ENDPOINT },
    /** Marketing's mails and push messages of one send. */
    sendsPerSecond: read.SUFRA_SENDS_PER_SECOND,
  }
}

export type Settings = ReturnType<typeof readSettings>

const secret = (name: string) => /SECRET|_URLS?$|CREDENTIALS|KEY/.test(name)

/** For scripts and main: prints all problems at once and exits. */
export function settingsOrExit(env: Record<string, string | undefined>): Settings {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

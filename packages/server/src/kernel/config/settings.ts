import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

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

const wholeIfSet = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= from && number <= to, `must be from ${from} to ${to}`)

const whole = (from: number, to: number, unset: number) => wholeIfSet(from, to).default(unset)

const oneOf = <const T extends string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1')

const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), `must look like ${example}`)

const origin = url(['http:', 'https:'], 'https://sufra.example')
  .refine(
    (text) => URL.parse(text)?.pathname === '/' && !/[?#]/.test(text),
    'must be an origin, without a path',
  )
  .transform((text) => new URL(text).origin)

/** An IP address or network, such as `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.trim().split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}

/** `1` trusts the nearest proxy, `n` the nearest n, a list only these addresses and networks. */
const trustProxy = z
  .string()
  .trim()
  .refine(
    (text) => /^\d{1,2}$/.test(text) || text.split(',').every(isNetwork),
    'must be 0, a number of proxies, or addresses separated by commas',
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text))
  .default(0)

/** What signing in to Firebase needs of a service account's key file. */
const ServiceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})
export type ServiceAccount = z.output<typeof ServiceAccount>

const serviceAccount = z.string().transform((text, ctx) => {
  try {
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    ctx.addIssue({ code: 'custom', message: 'must be the JSON of a service account key file' })
    return z.NEVER
  }
})

const Environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  SUFRA_DATA: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sufra').optional(),
  SUFRA_ORIGIN: origin.optional(),
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
  SUFRA_METRICS_PORT: wholeIfSet(0, 65_535).optional(),
  SUFRA_METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('sufra'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  SMTP_FROM: z.string().regex(/@/, 'must be an e-mail address').default('no-reply@localhost'),
  SUFRA_SESSION_IDLE_HOURS: whole(1, 24 * 90, 24 * 7),
  SUFRA_SESSION_MAX_DAYS: whole(1, 365, 30),
  SUFRA_CONFIRMED_MINUTES: whole(1, 24 * 60, 15),
  SUFRA_OPEN_CALLS_PER_MINUTE: whole(1, 1_000_000, 120),
  SUFRA_POOL_SIZE: whole(2, 500, 20),
  SUFRA_CONNECT_TIMEOUT_MS: whole(100, 600_000, 10_000),
  SUFRA_STATEMENT_TIMEOUT_MS: whole(100, 3_600_000, 30_000),
  SUFRA_IDLE_IN_TRANSACTION_TIMEOUT_MS: whole(100, 3_600_000, 60_000),
  SUFRA_S3_BUCKET: z.string().optional(),
  SUFRA_S3_REGION: z.string().optional(),
  SUFRA_S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example').optional(),
  SUFRA_S3_ACCESS_KEY_ID: z.string().optional(),
  SUFRA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  SUFRA_FCM_CREDENTIALS: serviceAccount.optional(),
  SUFRA_FCM_ENDPOINT: url(['http:', 'https:'], 'https://fcm.googleapis.com').default(
    'https://fcm.googleapis.com',
  ),
  SUFRA_SENDS_PER_SECOND: whole(1, 10_000, 50),
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
  const { SUFRA_S3_BUCKET, SUFRA_S3_ACCESS_KEY_ID, SUFRA_S3_SECRET_ACCESS_KEY } = env
  const s3 = [SUFRA_S3_BUCKET, SUFRA_S3_ACCESS_KEY_ID, SUFRA_S3_SECRET_ACCESS_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    problems.push('SUFRA_S3_BUCKET, SUFRA_S3_ACCESS_KEY_ID and SUFRA_S3_SECRET_ACCESS_KEY go together')
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
    databaseUrl: read.DATABASE_URL,
    database: {
      poolSize: read.SUFRA_POOL_SIZE,
      connectTimeout: read.SUFRA_CONNECT_TIMEOUT_MS,
      statementTimeout: read.SUFRA_STATEMENT_TIMEOUT_MS,
      idleInTransactionTimeout: read.SUFRA_IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    demo,
    simulate: read.SUFRA_SIMULATE ?? demo,
    simulateSpeed: read.SUFRA_SIMULATE_SPEED,
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

const secret = (name: string) => /SECRET|_URL$|CREDENTIALS|KEY/.test(name)

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

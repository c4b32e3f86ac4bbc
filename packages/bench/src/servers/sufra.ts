import { readSettings } from '../../../server/src/kernel/config/settings.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { run } from '../../../server/src/main.ts'
import { reportReady } from './ready.ts'

/** Sufra as in production, but without building the web application and without the demo. */
const settings = readSettings({
  ...process.env,
  // A receiver of webhooks on this machine is taken outside production only; nothing else differs under load.
  NODE_ENV: process.env.BENCH_RECEIVER ? 'development' : 'production',
  SUFRA_ACCESS_LOG: process.env.SUFRA_ACCESS_LOG ?? '1',
  SUFRA_ORIGIN: 'http://127.0.0.1',
  SUFRA_SECRET_KEY: Buffer.alloc(32).toString('base64'),
  PORT: '0',
})
const running = await run(settings, async (database) => {
  await migrate(database.pool)
})
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
reportReady(running.address)

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfNeeded } from '../../server/scripts/webBuild.ts'
import { buildApp } from '../../server/src/app.ts'
import { readSettings } from '../../server/src/kernel/config/settings.ts'
import { connect } from '../../server/src/kernel/database/db.ts'
import { openInMemory } from '../../server/src/kernel/database/embedded.ts'
import { migrate } from '../../server/src/kernel/database/migrate.ts'
import { filesFolder } from '../../server/src/kernel/images/files.ts'
import { makeWorld } from '../../server/test/world.ts'
import { answerSeeding } from './seeding.ts'
import { Streams } from './streams.ts'

/**
 * The product for one run of the browser tests: a fresh database in memory, and mails as files in their own directory.
 * A second address, known to the tests only, creates tenants and orders.
 */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

await buildWebIfNeeded()
const dataDir = await mkdtemp(join(tmpdir(), 'sufra-e2e-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const settings = readSettings({
  NODE_ENV: 'test',
  SUFRA_DATA: dataDir,
  SUFRA_DEMO: '0',
  SUFRA_ORIGIN: origin,
  SUFRA_OPEN_CALLS_PER_MINUTE: '100000',
  // People whom many tests share stay signed in for the whole run.
  SUFRA_CONFIRMED_MINUTES: '600',
  // A send to hundreds can be watched and stopped on the way, also on a slow machine.
  SUFRA_SENDS_PER_SECOND: '5',
  LOG_LEVEL: 'error',
})
const embedded = await openInMemory()
void embedded.lost.then((error) => {
  console.error(`The embedded database failed: ${error.message}`)
  process.exit(1)
})
const database = await connect({ host: embedded.host }, settings, embedded)
await migrate(database.pool)
const world = await makeWorld(database.pool)
// The world's own tenants are seen by no test, and what they share with others would fill its page.
for (const table of ['review_categories', 'faqs'])
  await database.pool.query(`delete from ${table} where sorting_index = 0`)
const streams = new Streams()
async function serve() {
  const app = await buildApp(settings, database)
  streams.watch(app.server)
  await app.listen({ host: '127.0.0.1', port })
  return app
}
let app = await serve()
const product = {
  async stop() {
    const closed = app.close()
    // Browsers go on asking on the connections that they have.
    const cut = setInterval(() => app.server.closeAllConnections(), 50)
    await closed.finally(() => clearInterval(cut))
  },
  start: async () => {
    app = await serve()
  },
}
const files = filesFolder(settings)
const seeding = createServer(answerSeeding({ pool: database.pool, world, origin, streams, files, product }))
seeding.listen(0, '127.0.0.1')
await once(seeding, 'listening')
const seedPort = (seeding.address() as AddressInfo).port

async function stop(): Promise<void> {
  seeding.closeAllConnections()
  seeding.close()
  await app.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Read by playwright.config.ts, which passes the two addresses and the mail folder to the tests.
console.log(`ready on ${origin} seeded by http://127.0.0.1:${seedPort} mails in ${join(dataDir, 'mail')}`)

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfNeeded } from '../../server/scripts/webBuild.ts'
import { buildApp } from '../../server/src/app.ts'
import { readSettings } from '../../server/src/kernel/config/settings.ts'
import { filesFolder } from '../../server/src/kernel/images/files.ts'
import { asTableOwner, fastestKind, testDatabase } from '../../server/test/databases.ts'
import { openOidcProvider } from '../../server/test/oidcProvider.ts'
import { makeWorld } from '../../server/test/world.ts'
import { lastingMark } from './lastingMark.ts'
import { answerSeeding } from './seeding.ts'
import { Streams } from './streams.ts'

/**
 * The product for one run of the browser tests: a fresh database, and mails as files in their own directory.
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
// By name: passkeys do not work on an address that is a number.
const origin = `http://localhost:${port}`
// On a server of a test's own: its button would stand on the sign-in page of all others.
const provider = process.env.E2E_SSO ? await openOidcProvider(origin) : undefined
const settings = readSettings({
  ...provider?.env,
  SUFRA_OIDC_NAME: 'Saffron Group',
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
const database = await testDatabase(fastestKind)
const world = await makeWorld(database.pool)
// Makes what all tenants share, such as social links, and the marks of items whose own are deleted (tenants.ts).
await world.tenant('shared')
for (const table of ['global_categories', 'filters', 'requirements'])
  await database.pool.query(
    `update ${table} set name_en = $1, name_ar = $2 where id = (select min(id) from ${table})`,
    [lastingMark.en, lastingMark.ar],
  )
// It is seen by no test, and what it shares with others would fill their page.
for (const table of ['review_categories', 'faqs'])
  await database.pool.query(`delete from ${table} where sorting_index = 0`)
// Orders with numbers of one or two digits could be taken for counts in other columns.
await asTableOwner(database, (owner) =>
  owner.query(`select setval(pg_get_serial_sequence('orders', 'id'), 5000)`),
)
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
const seeding = createServer(
  answerSeeding({ pool: database.pool, world, origin, streams, files, product, provider }),
)
seeding.listen(0, '127.0.0.1')
await once(seeding, 'listening')
const seedPort = (seeding.address() as AddressInfo).port

async function stop(): Promise<void> {
  seeding.closeAllConnections()
  seeding.close()
  await app.close()
  await provider?.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Read by playwright.config.ts, which passes the two addresses and the mail folder to the tests.
console.log(`ready on ${origin} seeded by http://127.0.0.1:${seedPort} mails in ${join(dataDir, 'mail')}`)

import { parseArgs } from 'node:util'
import { growDemo } from '../demo/grow.ts'
import { isEmpty, loadDemo } from '../demo/load.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { type Database, openDatabase } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { asOwner } from '../src/owner.ts'

const usage = 'npm run demo -- [--orders 1000000]'
const { values } = parseArgs({ options: { orders: { type: 'string' } } })
const settings = settingsOrExit(process.env)
const orders = values.orders === undefined ? undefined : Number(values.orders)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
if (settings.production) stop('NODE_ENV=production: the demo accounts have a published password')
if (orders !== undefined && !(Number.isInteger(orders) && orders > 0 && orders <= 50_000_000)) {
  stop(`--orders takes a whole number up to 50000000: ${usage}`)
}

const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
const formatCount = (count: number) => count.toLocaleString('en-US')

async function fill(owner: Database): Promise<void> {
  await migrate(owner.pool)
  const empty = await isEmpty(owner.db)
  if (empty) {
    await loadDemo(owner, settings, orders === undefined ? {} : { room: orders })
    console.log(`Loaded the demo marketplace in ${seconds()}`)
  } else if (orders === undefined) {
    console.log(`There is a marketplace already; it can be grown: ${usage}`)
  }
  if (orders !== undefined) {
    const progress = (done: number, of: number) =>
      console.log(`${formatCount(done)} of ${formatCount(of)} orders added, ${seconds()}`)
    const made = await growDemo(owner, { orders, spread: empty, progress })
    console.log(made > 0 ? `Done in ${seconds()}` : `There are ${formatCount(orders)} orders or more already`)
  }
}

const database = await openDatabase(settings, { join: true })
try {
  await asOwner(settings, database, fill)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}

import { demoAccounts, demoPassword, hasDemoAccounts } from '../demo/accounts.ts'
import { isEmpty, loadDemo } from '../demo/load.ts'
import { startSimulator } from '../demo/simulator.ts'
import { simulatorKey } from '../demo/simulatorKey.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import type { Database } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { endOnSignal, run } from '../src/main.ts'
import { asOwner } from '../src/owner.ts'
import { Phases } from './phases.ts'
import { releaseStartMemory } from './startMemory.ts'
import { buildWebIfNeeded } from './webBuild.ts'

const settings = settingsOrExit(process.env)
const phases = new Phases()
phases.next('program')
const web = phases.beside('web application', buildWebIfNeeded())

async function prepareTables(owner: Database): Promise<void> {
  await migrate(owner.pool)
  if (settings.production && (await hasDemoAccounts(owner.db))) {
    throw new Error(
      'NODE_ENV=production with the demo accounts in the database is refused: their password is published',
    )
  }
  phases.next('schema')
  if (settings.demo) {
    await owner.alone(async () => {
      if (!(await isEmpty(owner.db))) return
      console.log('Loading the demo marketplace (once) …')
      await loadDemo(owner, settings)
    })
    phases.next('demo marketplace')
  }
}

async function prepare(database: Database): Promise<void> {
  phases.next('database')
  await asOwner(settings, database, prepareTables)
  await web
  phases.next('waiting for the web application')
}

const running = await run(settings, prepare, releaseStartMemory).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
phases.next('server')
console.log(`\nSufra is ready: ${settings.port === 0 ? running.address : settings.origin}`)
console.log(phases.summary())
if (settings.demo) {
  console.log(`\nDemo sign-ins, all with the password ${demoPassword}:`)
  for (const { email, what } of demoAccounts) console.log(`  ${email.padEnd(24)} ${what}`)
}
const simulator = settings.simulate
  ? startSimulator({
      origin: running.address,
      key: await simulatorKey(running.database.db),
      speed: settings.simulateSpeed,
    })
  : undefined
if (simulator) console.log('\nThe order simulator is running (SUFRA_SIMULATE=0 turns it off).')

endOnSignal(async () => {
  await simulator?.stop()
  await running.stop()
}, settings.drainMs)

import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { endOnSignal, run } from '../src/main.ts'

/** Runs the server in its own process, without the demo marketplace and its long first start. */
const settings = settingsOrExit(process.env)
const running = await run(settings, async ({ pool }) => {
  await migrate(pool)
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
endOnSignal(running.stop, settings.drainMs)
// The parent holds the other end, so the server ends with a killed check.
process.stdin.resume().on('end', () => process.exit(1))
console.log(`Listening on ${running.address}`)

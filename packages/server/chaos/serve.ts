import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { endOnSignal, run } from '../src/main.ts'

/** The server as a process of its own, without the demo marketplace and its long first start. */
const running = await run(settingsOrExit(process.env), async ({ pool }) => {
  await migrate(pool)
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
endOnSignal(running.stop)
// Whoever started it holds the other end: it does not outlive a check that was itself killed.
process.stdin.resume().on('end', () => process.exit(1))
console.log(`Listening on ${running.address}`)

import { acquireLock } from '../src/kernel/database/lock.ts'

/** A process for the tests of the lock: takes a directory's lock, reports it, and holds it until its input ends. */
const [directory = ''] = process.argv.slice(2)
try {
  const lock = await acquireLock(directory, `${directory}/socket`)
  process.stdin.on('end', () => {
    lock.release()
    process.exit(0)
  })
  process.stdin.resume()
  console.log('got')
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}

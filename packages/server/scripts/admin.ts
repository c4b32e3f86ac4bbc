import { parseArgs } from 'node:util'
import { createAdmin, NotCreated } from '../src/accounts/people/admins.ts'
import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { openDatabase } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { asOwner } from '../src/owner.ts'
import { askSecret, readAll } from './secret.ts'

const usage = `npm run admin -- create --email you@example.com --name "Your Name" [--role "Super Admin"]

Makes an account of the platform's staff, also while the server runs. The password is asked for; with
--password-stdin it is read from standard input; left empty, or without a terminal, one is made up and printed once.`

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', default: 'Super Admin' },
        'password-stdin': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

const { values, positionals } = readArguments()
const { email, name, role } = values
if (positionals.join() !== 'create' || !email || !name) stop(usage)

const given = values['password-stdin']
  ? (await readAll(process.stdin)).replace(/\r?\n$/, '')
  : process.stdin.isTTY
    ? await askSecret('Password (empty: one is made up): ')
    : ''
if (values['password-stdin'] && !given) stop('Standard input was empty: no password')

const settings = settingsOrExit(process.env)
const database = await openDatabase(settings, { join: true }).catch((error: Error) => stop(error.message))
try {
  await asOwner(settings, database, ({ pool }) => migrate(pool))
  const made = await createAdmin(database.db, { email, name, role, password: given })
  console.log(`${made.email} can sign in as ${role}.`)
  if (!given) console.log(`Password, shown only now: ${made.password}`)
} catch (error) {
  if (!(error instanceof NotCreated)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}

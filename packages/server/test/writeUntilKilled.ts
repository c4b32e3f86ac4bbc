import { settingsOrExit } from '../src/kernel/config/settings.ts'
import { openDatabase } from '../src/kernel/database/db.ts'

/** A process for tests of the embedded database: commits numbers and prints each, until it is killed. */
const database = await openDatabase(settingsOrExit(process.env))
await database.pool.query('create table if not exists numbers (id int primary key)')
for (let id = 1; ; id++) {
  await database.db.transaction(async (tx) => void (await tx.execute(`insert into numbers values (${id})`)))
  console.log(id)
}

import { readSettings } from '../../../server/src/kernel/config/settings.ts'
import { type Database, openDatabase } from '../../../server/src/kernel/database/db.ts'
import { type Kitchen, makeKitchen, openAroundTheClock } from '../../../server/test/checkout.ts'
import { makeWorld } from '../../../server/test/world.ts'

/** Stores that accept any number of orders at any time, and the key of a channel that places them. */
export interface Kitchens {
  readonly key: string
  readonly kitchens: readonly Kitchen[]
}

/** As many as the demo marketplace has. */
const many = 30

export const openAt = (env: Readonly<Record<string, string>>): Promise<Database> =>
  openDatabase(readSettings({ NODE_ENV: 'test', ...env }))

export async function openKitchens(database: Database): Promise<Kitchens> {
  const world = await makeWorld(database.pool)
  await database.pool.query('update channel_keys set rate_limit = 1000000000 where rate_limit = 1000000')
  const kitchens: Kitchen[] = []
  for (let each = 0; each < many; each++) {
    const kitchen = await makeKitchen(database, world, `bench ${each}`)
    await openAroundTheClock(database, kitchen)
    kitchens.push(kitchen)
  }
  return { key: world.channel, kitchens }
}

import { afterAll, afterEach, describe, expect, it, type TestContext } from 'vitest'
import type { Check } from '../chaos/check.ts'
import { killChildren } from '../chaos/child.ts'
import { cut } from '../chaos/cut.ts'
import { removeTemplate } from '../chaos/deployment.ts'
import { directory } from '../chaos/directory.ts'
import { fullDisk } from '../chaos/disk.ts'
import { kill } from '../chaos/kill.ts'
import { firstStart, migrating } from '../chaos/migration.ts'
import { demoInProduction, settings } from '../chaos/settings.ts'
import { stop } from '../chaos/stop.ts'
import { together } from '../chaos/together.ts'
import { timeZones } from '../chaos/zones.ts'
import { databaseKinds } from './databases.ts'

/** The short form of `npm run chaos`: each fault once or twice, on real processes. */
const short =
  (check: Check, rounds: number) =>
  async ({ skip }: TestContext) => {
    const said: string[] = []
    const found = await check({ rounds, long: false, say: (line) => said.push(line) })
    if (said.some((line) => line.startsWith('skipped'))) skip(said.join())
    expect(found, said.join('\n')).toEqual([])
  }

const longest = 600_000

describe('a server process', () => {
  afterEach(killChildren)
  afterAll(removeTemplate)

  describe.each(databaseKinds)('on %s', (kind) => {
    it(
      'killed under load loses nothing it acknowledged and does nothing twice',
      short(kill(kind), 2),
      longest,
    )
    it('asked to stop under load finishes every request', short(stop(kind), 1), longest)
    it('shows Qatar’s days whatever its time zone', short(timeZones(kind), 1), longest)
  })

  describe.skipIf(!databaseKinds.includes('postgres'))('on Postgres', () => {
    it('outlives the loss of its connections and answers 503 meanwhile', short(cut, 4), longest)
    it('starts beside two others on an empty and on a migrated database', short(together, 2), longest)
    it('killed while it migrates is finished by the next one', short(migrating, 1), longest)
  })

  it('has its data directory to itself, one of five at once', short(directory, 1), longest)
  it('killed in its first start starts again', short(firstStart, 2), longest)
  it('says what is wrong with its settings', short(settings, 1), longest)
  it('refuses the published password in production', short(demoInProduction, 1), longest)
  it('answers 503 while its disk is full, and half writes nothing', short(fullDisk, 1), longest)
})

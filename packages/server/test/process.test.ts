import { afterAll, afterEach, describe, expect, it, type TestContext } from 'vitest'
import type { Check } from '../chaos/check.ts'
import { killChildren } from '../chaos/child.ts'
import { cut } from '../chaos/cut.ts'
import { removeTemplate } from '../chaos/deployment.ts'
import { directory } from '../chaos/directory.ts'
import { fullDisk } from '../chaos/disk.ts'
import { kill } from '../chaos/kill.ts'
import { killBeforeReply } from '../chaos/killBeforeReply.ts'
import { firstStart, migrating } from '../chaos/migration.ts'
import { redeem } from '../chaos/redeem.ts'
import { demoInProduction, settings } from '../chaos/settings.ts'
import { stop } from '../chaos/stop.ts'
import { together } from '../chaos/together.ts'
import { timeZones } from '../chaos/zones.ts'
import { databaseKinds } from './databases.ts'

/** The short form of `npm run chaos`: each fault once or twice, on real processes. */
const short =
  (check: Check, rounds: number) =>
  async ({ skip }: TestContext) => {
    const lines: string[] = []
    const found = await check({ rounds, long: false, say: (line) => lines.push(line) })
    if (lines.some((line) => line.startsWith('skipped'))) skip(lines.join())
    expect(found, lines.join('\n')).toEqual([])
  }

const longest = 600_000

describe('a server process', () => {
  afterEach(killChildren)
  afterAll(removeTemplate)

  describe.each(databaseKinds)('on %s', (kind) => {
    it('loses nothing acknowledged and repeats nothing when killed under load', short(kill(kind), 2), longest)
    it('finishes every request when stopped under load', short(stop(kind), 1), longest)
    it('uses Qatar’s days in any time zone', short(timeZones(kind), 1), longest)
  })

  describe.skipIf(!databaseKinds.includes('postgres'))('on Postgres', () => {
    it('survives the loss of its connections and answers 503 meanwhile', short(cut, 4), longest)
    it(
      'raises and decides a payment request once when killed before its reply',
      short(killBeforeReply, 3),
      longest,
    )
    it(
      'redeems coupons and a welcome budget exactly up to their limits, beside another',
      short(redeem, 1),
      longest,
    )
    it(
      'starts in parallel with two others on an empty and on a migrated database',
      short(together, 2),
      longest,
    )
    it('can be killed while migrating, and the next start finishes it', short(migrating, 1), longest)
  })

  it('locks its data directory against four others', short(directory, 1), longest)
  it('starts again after being killed in its first start', short(firstStart, 2), longest)
  it('reports invalid settings', short(settings, 1), longest)
  it('rejects the published password in production', short(demoInProduction, 1), longest)
  it('answers 503 while its disk is full, without partial writes', short(fullDisk, 1), longest)
})

import { afterAll, afterEach, describe, it } from 'vitest'
import { killChildren } from '../chaos/child.ts'
import { cut } from '../chaos/cut.ts'
import { removeTemplate } from '../chaos/deployment.ts'
import { fullDisk } from '../chaos/disk.ts'
import { kill } from '../chaos/kill.ts'
import { killBeforeReply } from '../chaos/killBeforeReply.ts'
import { redeem } from '../chaos/redeem.ts'
import { rolling } from '../chaos/rolling.ts'
import { longest, short } from '../chaos/shortCheck.ts'
import { stop } from '../chaos/stop.ts'
import { upgrade } from '../chaos/upgrade.ts'
import { databaseKinds } from './databases.ts'

describe('a server process under load', () => {
  afterEach(killChildren)
  afterAll(removeTemplate)

  describe.each(databaseKinds)('on %s', (kind) => {
    it('loses nothing acknowledged and repeats nothing when killed', short(kill(kind), 2), longest)
    it('finishes every request when stopped', short(stop(kind), 1), longest)
  })

  describe.skipIf(!databaseKinds.includes('postgres'))('on Postgres', () => {
    it('survives the loss of its connections and answers 503 meanwhile', short(cut, 4), longest)
    it('fails no call and ends no stream for good in a rolling restart', short(rolling, 1), longest)
    it('fails no call while it takes the place of the previous release', short(upgrade, 1), longest)
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
  })

  it('answers 503 while its disk is full, without partial writes', short(fullDisk, 1), longest)
})

import { afterAll, afterEach, describe, it } from 'vitest'
import { killChildren } from '../chaos/child.ts'
import { cut } from '../chaos/cut.ts'
import { removeTemplate } from '../chaos/deployment.ts'
import { fullDisk } from '../chaos/disk.ts'
import { kill } from '../chaos/kill.ts'
import { killBeforeReply } from '../chaos/killBeforeReply.ts'
import { redeem } from '../chaos/redeem.ts'
import { stop } from '../chaos/stop.ts'
import { databaseKinds } from './databases.ts'
import { longest, short } from './shortCheck.ts'

describe('a server process under load', () => {
  afterEach(killChildren)
  afterAll(removeTemplate)

  describe.each(databaseKinds)('on %s', (kind) => {
    it('loses nothing acknowledged and repeats nothing when killed', short(kill(kind), 2), longest)
    it('finishes every request when stopped', short(stop(kind), 1), longest)
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
  })

  it('answers 503 while its disk is full, without partial writes', short(fullDisk, 1), longest)
})

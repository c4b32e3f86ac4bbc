import { afterAll, afterEach, describe, it } from 'vitest'
import { killChildren } from '../chaos/child.ts'
import { removeTemplate } from '../chaos/deployment.ts'
import { directory } from '../chaos/directory.ts'
import { firstStart, migrating } from '../chaos/killedStart.ts'
import { migrations } from '../chaos/migrationLocks.ts'
import { pointInTime } from '../chaos/pointInTime.ts'
import { demoInProduction, settings } from '../chaos/settings.ts'
import { longest, short } from '../chaos/shortCheck.ts'
import { together } from '../chaos/together.ts'
import { timeZones } from '../chaos/zones.ts'
import { databaseKinds, fastestKind } from './databases.ts'

describe('a server process', () => {
  afterEach(killChildren)
  afterAll(removeTemplate)

  describe.each(process.env.TEST_EVERY ? databaseKinds : [fastestKind])('on %s', (kind) => {
    it('uses Qatar’s days in any time zone', short(timeZones(kind), 1), longest)
  })

  describe.skipIf(!databaseKinds.includes('postgres'))('on Postgres', () => {
    it(
      'starts in parallel with two others on an empty and on a migrated database',
      short(together, 1),
      longest,
    )
    it('migrates while others write, and holds none of them up', short(migrations, 1), longest)
    it('is restored to a moment, with what was acknowledged until then', short(pointInTime, 1), longest)
    it('can be killed while migrating, and the next start finishes it', short(migrating, 1), longest)
  })

  it('locks its data directory against four others', short(directory, 1), longest)
  it('starts again after being killed in its first start', short(firstStart, 2), longest)
  it('reports invalid settings', short(settings, 1), longest)
  it('rejects the published password in production', short(demoInProduction, 1), longest)
})

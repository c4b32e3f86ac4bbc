import { features } from '@sufra/contract'
import type { ErrorBody } from '@sufra/contract/kernel/errors'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../src/kernel/database/db.ts'
import { describeDatabase, fastestKind } from './databases.ts'
import { type Blow, blows } from './fuzz.ts'
import { chanceFrom } from './fuzz.values.ts'
import { type Actors, type Mounted, mounted, rowOf, tokenAt, withOwnNames } from './matrix.ts'
import { type Listening, listen } from './server.ts'
import { givePasskeys, makeWorld, type World } from './world.ts'

const everything = mounted(features)
const byOperation = [...Map.groupBy(everything, ({ operation }) => operation.id)]
/** How many of the hundreds of malformed calls of an operation to make at each door; `FUZZ_CALLS=all` makes all. */
const calls =
  process.env.FUZZ_CALLS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.FUZZ_CALLS ?? 6)
/** Another seed makes other calls. */
const seed = Number(process.env.FUZZ_SEED ?? 11)
const atOnce = 4

describeDatabase(
  fastestKind,
  `${calls} odd calls of every operation at every door (seed ${seed})`,
  (open) => {
    let database: Database
    let server: Listening
    let world: World
    beforeAll(async () => {
      database = await open()
      world = await makeWorld(database.pool)
      server = await listen(database, { LOG_LEVEL: 'silent' })
    })
    afterAll(async () => {
      await server?.close()
      await database?.close()
    })

    async function failures({ door, path }: Mounted, chosen: readonly (() => Blow)[]): Promise<string[]> {
      const failed: string[] = []
      const left = [...chosen]
      const work = async () => {
        for (let blow = left.shift(); blow; blow = left.shift()) {
          const { what, method, url, headers, body } = blow()
          const sent = body === undefined ? { headers } : { headers, body }
          const { status } = await server.call<ErrorBody>(method, url, sent)
          if (status >= 500) failed.push(`${status} ${method} ${path} at ${door}: ${what}`)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return failed
    }

    it('are answered without server errors', async () => {
      const chance = chanceFrom(seed)
      const failed: string[] = []
      const fresh = async (): Promise<Actors> => {
        const tenant = await world.tenantWithoutTrail('FUZZ')
        const admin = await world.admin('Super Admin')
        await givePasskeys(database.pool)
        return { world, tenant, admin }
      }
      const standing = await fresh()
      for (const [, doors] of byOperation) {
        // What one operation writes must not be in the way of the next one's calls.
        const actors = doors.every(({ operation }) => operation.readOnly) ? standing : await fresh()
        for (const m of doors) {
          const { operation, door } = m
          const example = withOwnNames(operation.example((table) => rowOf(table, door, actors)))
          const token = operation.public ? undefined : tokenAt(door, actors)
          const all = [...blows(m, example, { prefix: prefixes[door], token })]
          const chosen = all.filter(() => chance() * all.length < calls)
          failed.push(...(await failures(m, chosen)))
        }
      }
      expect(failed).toEqual([])
    }, 3_600_000)
  },
)

import { checkout } from '@sufra/contract/checkout/checkout'
import { reports } from '@sufra/contract/insight/reports'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { openDatabase } from '../src/kernel/database/db.ts'
import { newKey } from '../test/checkout.ts'
import { testSettings } from '../test/databases.ts'
import { type Listening, listen } from '../test/server.ts'
import { type Check, unless } from './check.ts'
import { openCluster, type Standby } from './cluster.ts'
import { type Deployment, deployOn } from './deployment.ts'
import { until } from './until.ts'

/** A gauge of the metrics, 0 if it is not there. */
async function gauge({ app }: Listening, name: string): Promise<number> {
  const line = (await app.metricsText()).split('\n').find((each) => each.startsWith(name))
  return Number(line?.split(' ').at(-1) ?? 0)
}

const fromReplica = (server: Listening) => gauge(server, 'sufra_replica_reads{from="replica"}')

const isUsed = (server: Listening, used: number) =>
  until(async () => (await gauge(server, 'sufra_replica_used')) === used)

/** Writes and reads of one restaurant; `faults` fills as they go. */
function actors(server: Listening, { world, kitchen }: Deployment, faults: string[]) {
  const { token } = kitchen.tenant.people.restaurant
  let placed = 0
  async function place(): Promise<void> {
    const asked = { token: world.channel, headers: { 'idempotency-key': newKey() }, body: kitchen.body() }
    const { status } = await server.ask(checkout.place, 'channel', asked)
    if (status === 200) placed += 1
    else faults.push(`an order answered ${status}`)
  }
  async function report(): Promise<void> {
    const today = qatarDay(new Date())
    const body = { start_date: today, end_date: today, basis: 'placed' as const }
    const before = placed
    const { status, output } = await server.ask(reports.list, 'restaurant', { token, body })
    const counted = output?.totals.orders ?? 0
    if (status !== 200) faults.push(`a report answered ${status}`)
    else if (counted < before) faults.push(`a report counted ${counted} of ${before} orders`)
  }
  const each = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await place()
      await Promise.all([report(), report(), report(), report()])
    }
  }
  return { each, report }
}

/** Runs `meanwhile` while reports are read one after another. `goOn` tells whether no reader hangs. */
async function whileRead(
  report: () => Promise<void>,
  meanwhile: (goOn: () => Promise<boolean>) => Promise<unknown>,
): Promise<void> {
  let reading = true
  const counts = [0, 0, 0]
  const readers = counts.map(async (_, reader) => {
    for (; reading; counts[reader] = (counts[reader] ?? 0) + 1) await report()
  })
  const goOn = () => {
    const before = [...counts]
    return until(async () => counts.every((count, reader) => count > (before[reader] ?? 0) + 1))
  }
  await meanwhile(goOn).finally(() => {
    reading = false
  })
  await Promise.all(readers)
}

async function paused(standby: Standby, meanwhile: () => Promise<unknown>): Promise<void> {
  const database = await openDatabase(testSettings({ DATABASE_URL: standby.url }))
  try {
    await database.pool.query('select pg_wal_replay_pause()')
    await meanwhile()
    await database.pool.query('select pg_wal_replay_resume()')
  } finally {
    await database.close()
  }
}

/**
 * Reads reports from a streaming replica that lags, hangs, is killed, comes back and is promoted: each counts every
 * order acknowledged before it was asked for, and none fails.
 */
export const replicas: Check = async ({ rounds, say }) => {
  const cluster = await openCluster()
  if (!cluster) {
    say('skipped: Postgres is not installed here')
    return []
  }
  const deployment = await deployOn(cluster.url)
  const standby = await cluster.standBy()
  const env = { ...deployment.env, SUFRA_REPLICA_URLS: standby.url, SUFRA_METRICS_PORT: '0' }
  const database = await openDatabase(testSettings(env))
  const server = await listen(database, env)
  const faults: string[] = []
  const expect = async (holds: Promise<boolean>, fault: string) =>
    void faults.push(...unless(await holds, fault))
  try {
    const { each, report } = actors(server, deployment, faults)
    for (let round = 0; round < rounds; round++) {
      await expect(isUsed(server, 1), 'the replica is not used')
      const before = await fromReplica(server)
      await each(5)
      await expect(
        fromReplica(server).then((reads) => reads > before),
        'no report was read from the replica',
      )
      await whileRead(report, () =>
        paused(standby, async () => {
          await each(2)
          await expect(isUsed(server, 0), 'a replica that lags is used')
        }),
      )
      await expect(isUsed(server, 1), 'the replica is not used after it caught up')
      await whileRead(report, async (goOn) => {
        await standby.freeze()
        await each(2)
        await expect(isUsed(server, 0), 'a replica that does not answer is used')
        await expect(goOn(), 'a report hangs with the replica')
        await standby.thaw()
      })
      await expect(isUsed(server, 1), 'the replica is not used after it answered again')
      await whileRead(report, async () => {
        await standby.stop()
        await each(2)
        await expect(isUsed(server, 0), 'a replica that is gone is used')
        await standby.start()
        await expect(isUsed(server, 1), 'the replica is not used after it came back')
      })
    }
    await whileRead(report, async () => {
      await standby.promote()
      await expect(isUsed(server, 0), 'a promoted replica is used')
      await each(2)
    })
    say(`${await fromReplica(server)} reports were read from the replica`)
    return faults.slice(0, 20)
  } finally {
    await server.close()
    await database.close()
    await deployment.remove()
    await cluster.remove()
  }
}

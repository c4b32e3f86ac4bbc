import { expect, it } from 'vitest'
import { describeEachDatabase, emptyDatabase } from '../../../test/databases.ts'
import { transaction } from '../database/db.ts'
import { openJobs, queue } from './jobs.ts'

const emails = queue<{ to: string }>('emails', { retryDelay: 1 })

describeEachDatabase('jobs', (_open, kind) => {
  it('are queued when their transaction commits, and retried after a failure', async () => {
    const database = await emptyDatabase(kind)
    const errors: Error[] = []
    const jobs = openJobs(database, [emails], (error) => errors.push(error))
    await jobs.start()
    const done: string[] = []
    let failed = 0
    // The first send is in a transaction, before any worker: the embedded database has one connection.
    await transaction(database.db, (tx) => jobs.send(tx, emails, { to: 'a' }))
    await expect(
      transaction(database.db, async (tx) => {
        await jobs.send(tx, emails, { to: 'undone' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await jobs.work(emails, async ({ to }) => {
      if (to === 'b' && failed++ === 0) throw new Error('the post is closed')
      done.push(to)
    })
    await expect.poll(() => done).toEqual(['a'])
    await jobs.send(database.db, emails, { to: 'c' })
    // Announced by NOTIFY: the worker's next poll is later than this test waits.
    await expect.poll(() => done).toEqual(['a', 'c'])
    await jobs.send(database.db, emails, { to: 'b' })
    await expect.poll(() => failed).toBe(1)
    await jobs.stop()
    await database.close()
    expect(errors).toEqual([])
  })

  it('are tried as often as their queue says now, also if it was created with other options', async () => {
    const database = await emptyDatabase(kind)
    const before = openJobs(database, [emails], () => {})
    await before.start()
    await before.stop()
    const patient = queue<{ to: string }>('emails', { retryDelay: 1, retryLimit: 30 })
    const jobs = openJobs(database, [patient], () => {})
    await jobs.start()
    await jobs.send(database.db, patient, { to: 'a' })
    const { rows } = await database.pool.query(`select retry_limit, retry_delay from pgboss.job`)
    expect(rows).toEqual([{ retry_limit: 30, retry_delay: 1 }])
    await jobs.stop()
    await database.close()
  })

  it('are all worked off without waiting for the next poll', async () => {
    const database = await emptyDatabase(kind)
    const jobs = openJobs(database, [emails], () => {})
    const done: string[] = []
    const first = Promise.withResolvers<void>()
    await jobs.work(emails, async ({ to }) => {
      if (to === '0') await first.promise
      done.push(to)
    })
    const all = Array.from({ length: 6 }, (_, n) => String(n))
    for (const to of all) await jobs.send(database.db, emails, { to })
    first.resolve()
    // The worker polls every 30 s and takes one job.
    await expect.poll(() => done.toSorted()).toEqual(all)
    await jobs.stop()
    await database.close()
  })

  it('stop quickly and wait for the running one', async () => {
    const database = await emptyDatabase(kind)
    const jobs = openJobs(database, [emails], () => {})
    const order: string[] = []
    const end = Promise.withResolvers<void>()
    await jobs.work(emails, async () => {
      order.push('begun')
      await end.promise
      order.push('ended')
    })
    await jobs.send(database.db, emails, { to: 'x' })
    await expect.poll(() => order).toEqual(['begun'])
    const stopping = jobs.stop()
    end.resolve()
    await stopping
    expect(order).toEqual(['begun', 'ended'])
    const { rows } = await database.pool.query(`select state from pgboss.job where name = 'emails'`)
    expect(rows).toEqual([{ state: 'completed' }])
    await database.close()
  })

  it('stop without waiting for one that does not end', async () => {
    const database = await emptyDatabase(kind)
    const jobs = openJobs(database, [emails], () => {})
    const stuck = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    await jobs.work(emails, () => {
      begun.resolve()
      return stuck.promise
    })
    await jobs.send(database.db, emails, { to: 'x' })
    await begun.promise
    // `stop` returns although the job is still stuck.
    await jobs.stop()
    stuck.resolve()
    await database.close()
  })
})

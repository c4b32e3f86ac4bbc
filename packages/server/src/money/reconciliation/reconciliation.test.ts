import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reconciliation } from '@sufra/contract'
import { keptRuns } from '@sufra/contract/money/reconciliation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTableOwner, describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { openStorage } from '../../kernel/images/openStorage.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { reconcileChecks } from '../ledger/reconcile.checks.ts'
import { checkName } from '../ledger/reconcile.names.ts'
import { settling } from '../paymentRequests/paymentRequests.fixture.ts'
import { reconcileNightly } from './reconciliation.jobs.ts'
import { work } from './run.ts'
import { setAlive } from './runs.sql.ts'

describeEachDatabase('reconciliation', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const { ask, completed } = settling(() => test)
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

  const triggers = (what: 'enable' | 'disable') =>
    asTableOwner(test.database, (client) => client.query(`alter table orders ${what} trigger user`))

  const show = async (id: number) => {
    const { output, refusal } = await ask(reconciliation.show, 'admin', undefined, id)
    if (!output) throw new Error(`no run ${id}: ${refusal?.code}`)
    return output
  }
  const start = async () => {
    const { output } = await ask(reconciliation.start, 'admin', {})
    if (!output) throw new Error('not started')
    return output.run
  }
  const ended = async (id: number) => {
    await expect.poll(async () => (await show(id)).run.state).not.toBe('running')
    return show(id)
  }
  const alert = async () => (await ask(reconciliation.alert, 'admin')).output?.run
  const list = async (body: object = {}) => {
    const { output } = await ask(reconciliation.runs, 'admin', body)
    if (!output) throw new Error('no list')
    return output.runs
  }
  /** Who was mailed about differences, and about how many runs. */
  const mailed = async () => {
    await expect
      .poll(async () => {
        const { rows } = await query(
          `select 1 from pgboss.job where name like 'reconciliation/%' and state in ('created', 'retry', 'active')`,
        )
        return rows.length
      })
      .toBe(0)
    const folder = join(test.server.settings.dataDir, 'mail')
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails
      .filter((mail) => mail.includes('reconciliation?run'))
      .map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')
  }

  it('names every check in both languages', () => {
    const unnamed = reconcileChecks.filter(({ name }) => checkName(name).ar === name)
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })

  it('runs all checks, and keeps who started them and that nothing was found', async () => {
    await completed()
    const { id } = await start()
    const { run, differences } = await ended(id)
    expect(differences).toEqual([])
    expect(run).toMatchObject({
      state: 'finished',
      started_by: 'platform Super Admin',
      checks_done: reconcileChecks.length,
      checks_total: reconcileChecks.length,
      current_check: null,
      differences: 0,
    })
    expect(await alert()).toBeNull()
    expect((await list()).data[0]).toEqual(run)
    expect(await mailed()).toEqual([])
    const { rows } = await query(
      `select actor_name, operation from audit_log where table_name = 'reconciliation_runs' and row_id = $1`,
      [String(id)],
    )
    expect(rows).toEqual([{ actor_name: 'platform Super Admin', operation: 'reconciliation.start' }])
  })

  it('tells of differences once by mail, and until a later run finds none', async () => {
    const order = await completed()
    const change = (by: number) =>
      query('update orders set pgw_charges_value = pgw_charges_value + $2 where id = $1', [order, by])
    await triggers('disable')
    await change(1)
    const { id } = await start()
    const { run, differences } = await ended(id)
    expect(run).toMatchObject({ state: 'finished', differences: 2 })
    expect(differences.map(({ check, ...rest }) => [check.ar !== check.en, rest])).toEqual([
      [
        true,
        {
          id: expect.any(Number),
          subject: `order ${order} pgw_charges_value`,
          money: true,
          expected: '15.27',
          found: '15.28',
        },
      ],
      [true, expect.objectContaining({ subject: `order ${order}`, money: true })],
    ])
    expect((await alert())?.id).toBe(id)
    const { rows } = await query(
      `select accounts.id, email from accounts join roles on roles.id = role_id
        where kind = 'admin' and 'payments.read' = any(roles.permissions)`,
    )
    expect((await mailed()).sort()).toEqual(rows.map(({ email }) => email).sort())
    // Each by a job of its own, which the first one made: a mail that fails is tried again without the others.
    const jobs = await query(
      `select (data->>'account_id')::bigint as id from pgboss.job where name = 'reconciliation/mails' order by 1`,
    )
    expect(jobs.rows.map((job) => job.id)).toEqual([
      ...rows.map((each) => each.id).sort((a, b) => a - b),
      null,
    ])
    await change(-1)
    await triggers('enable')
    await ended((await start()).id)
    expect(await alert()).toBeNull()
    expect((await mailed()).length).toBe(rows.length)
  })

  it('started many times at once, runs once', async () => {
    const before = (await list()).total
    const answers = await Promise.all(Array.from({ length: 20 }, () => start()))
    const ids = new Set(answers.map(({ id }) => id))
    await Promise.all([...ids].map(ended))
    // Some may have been asked for after the first had finished.
    expect((await list()).total - before).toBe(ids.size)
    const { rows } = await query(
      `select 1 from reconciliation_runs a join reconciliation_runs b on a.id < b.id and a.finished_at > b.started_at
        where a.id = any($1) and b.id = any($1)`,
      [[...ids]],
    )
    expect(rows).toEqual([])
  })

  it('joins a run that is under way, and begins anew if its process is gone', async () => {
    const lost = await insert(test.database.pool, 'reconciliation_runs', { checks_total: 9, checks_done: 3 })
    expect((await start()).id).toBe(lost)
    expect((await show(lost)).run).toMatchObject({ state: 'running', ended_at: null, started_by: null })
    await query(`update reconciliation_runs set seen_at = now() - interval '31 seconds' where id = $1`, [
      lost,
    ])
    expect((await show(lost)).run).toMatchObject({ state: 'interrupted', ended_at: expect.any(String) })
    const { id } = await start()
    expect(id).not.toBe(lost)
    expect((await ended(id)).run.state).toBe('finished')
    expect((await show(lost)).run).toMatchObject({ state: 'interrupted', checks_done: 3 })
  })

  it('is kept from counting as lost by its process', async () => {
    const id = await insert(test.database.pool, 'reconciliation_runs', { checks_total: 9 })
    await query(`update reconciliation_runs set seen_at = now() - interval '31 seconds' where id = $1`, [id])
    await setAlive(test.database.db, id)
    expect((await show(id)).run.state).toBe('running')
    await query('delete from reconciliation_runs where id = $1', [id])
  })

  it('is interrupted where the server stops', async () => {
    const id = await insert(test.database.pool, 'reconciliation_runs', {
      checks_total: reconcileChecks.length,
    })
    const stopping = { database: test.database, stopping: AbortSignal.abort() }
    await work(stopping as Services, { run_id: id })
    expect((await show(id)).run).toMatchObject({ state: 'interrupted', checks_done: 0 })
  })

  it('runs once a night by itself', async () => {
    const storage = await openStorage(test.server.settings)
    const sent: object[] = []
    const jobs = { send: async (_: unknown, __: unknown, payload: object) => void sent.push(payload) }
    const at = (time: string) =>
      reconcileNightly(test.database.db, storage, jobs as Jobs, new Date(`2031-05-06T${time}:00+03:00`))
    await at('00:59')
    await at('05:00')
    expect(sent).toEqual([])
    await at('01:00')
    expect(sent).toHaveLength(1)
    const [run] = (await list()).data
    expect(run?.started_by).toBeNull()
    await query(
      `update reconciliation_runs set started_at = '2031-05-06T01:00:00+03:00', finished_at = now() where id = $1`,
      [run?.id],
    )
    await at('02:00')
    expect(sent).toHaveLength(1)
    await query('delete from reconciliation_runs where id = $1', [run?.id])
    storage.close()
  })

  it('runs again in the same night if it was interrupted', async () => {
    const storage = await openStorage(test.server.settings)
    const sent: object[] = []
    const jobs = { send: async (_: unknown, __: unknown, payload: object) => void sent.push(payload) }
    const at = (time: string) =>
      reconcileNightly(test.database.db, storage, jobs as Jobs, new Date(`2031-05-06T${time}:00+03:00`))
    const set = (id: number, seen_at: string, interrupted_at: string) =>
      query(
        `update reconciliation_runs set started_at = '2031-05-06T01:00:00+03:00', seen_at = ${seen_at},
          interrupted_at = ${interrupted_at} where id = $1`,
        [id],
      )
    const first = await insert(test.database.pool, 'reconciliation_runs', { checks_total: 9 })
    await set(first, 'now()', 'null')
    await at('02:00')
    expect(sent).toEqual([])
    // Its process is gone.
    await set(first, `now() - interval '31 seconds'`, 'null')
    await at('02:00')
    expect(sent).toHaveLength(1)
    expect((await show(first)).run.state).toBe('interrupted')
    const second = (await list()).data[0]?.id ?? 0
    expect(sent).toEqual([{ run_id: second }])
    await set(second, 'now()', 'now()')
    await at('03:00')
    const third = (await list()).data[0]?.id ?? 0
    expect(sent).toEqual([{ run_id: second }, { run_id: third }])
    await query('delete from reconciliation_runs where id = any($1)', [[first, second, third]])
    storage.close()
  })

  it('keeps the last runs', async () => {
    const first = await insert(test.database.pool, 'reconciliation_runs', {
      checks_total: 1,
      finished_at: new Date(),
    })
    await query(
      `insert into reconciliation_runs (checks_total, finished_at) select 1, now() from generate_series(2, $1)`,
      [keptRuns],
    )
    await show(first)
    await ended((await start()).id)
    expect((await list()).total).toBe(keptRuns)
    expect((await ask(reconciliation.show, 'admin', undefined, first)).status).toBe(404)
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { settling } from './paymentRequests.fixture.ts'

describeRules('mails about payment requests', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const { completed, raised } = settling(() => test)
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  /** Who has been told of a request that awaits a decision, by address. */
  const told = async (request: number) => {
    const folder = join(test.server.settings.dataDir, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return mails
      .filter((mail) => mail.includes(`Subject: Payment request ${request} awaits your decision`))
      .map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
      .toSorted()
  }

  it('reach those of the store and of its restaurant whose role may see payments, and nobody switched off', async () => {
    const { ids } = test.kitchen.tenant
    await test.world.tenant('Stranger')
    await test.forgetUnposted()
    const everybody = await query(
      `select id, email from accounts where restaurant_id = $1 and archived_at is null order by id`,
      [ids.restaurants],
    )
    const emailsOf = (accounts: typeof everybody) => accounts.map(({ email }) => email).toSorted()
    const first = await raised([await completed()], 'admin')
    await expect.poll(() => told(first)).toEqual(emailsOf(everybody))
    // Each by a job of its own, which the first one made: a mail that fails is tried again without the others.
    const jobs = await query(
      `select (data->>'account_id')::bigint as id from pgboss.job
        where name = 'paymentRequests/mails' and data->>'id' = $1 order by id nulls first`,
      [String(first)],
    )
    expect(jobs.map(({ id }) => id)).toEqual([null, ...everybody.map(({ id }) => id)])
    // The last ones are told after the one whose role changes.
    const [owner, former, ...last] = everybody
    expect(last).not.toEqual([])
    await query(
      `update accounts set role_id = (select id from roles where guard_name = kind and name = 'Order Taker')
        where id = $1`,
      [former.id],
    )
    const second = await raised([await completed()], 'admin')
    await expect.poll(() => told(second)).toEqual(emailsOf([owner, ...last]))
    const [off, ...on] = last
    await query('update accounts set status = false where id = $1', [off.id])
    const third = await raised([await completed()], 'admin')
    await expect.poll(() => told(third)).toEqual(emailsOf([owner, ...on]))
  })
})

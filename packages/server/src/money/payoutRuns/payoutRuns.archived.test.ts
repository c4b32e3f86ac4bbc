import { paymentRequests, payoutAccounts } from '@sufra/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { paying } from './payoutRuns.fixture.ts'

describeRules('the payout account of an archived store', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
    await test.database.pool.query('delete from payout_accounts where store_id = $1', [store()])
  })
  afterAll(() => test?.close())
  const { store, ask, completed, made, accepted, saveAccount, confirmAccount, file, settle } = paying(
    () => test,
  )
  const archive = (archived: boolean) =>
    test.database.pool.query(`update stores set archived_at = ${archived ? 'now()' : 'null'} where id = $1`, [
      store(),
    ])
  afterEach(() => archive(false))
  const shown = async (kind: 'admin' | 'restaurant') =>
    (await ask(payoutAccounts.showWhole, kind, undefined, store())).status
  const hidden = async () => {
    expect([await shown('admin'), await shown('restaurant')]).toEqual([404, 404])
    expect((await saveAccount('Karam Foods')).status).toBe(404)
    expect((await ask(payoutAccounts.confirm, 'admin', { version: 1 }, store())).status).toBe(404)
  }

  it('is not found where nothing is due to the store', async () => {
    await archive(true)
    await hidden()
  })

  it('is added, changed and confirmed as long as something is due to the store', async () => {
    await completed()
    await archive(true)
    expect([await shown('admin'), await shown('restaurant')]).toEqual([200, 200])
    expect((await saveAccount('Karam W.L.L.')).status).toBe(200)
    expect((await confirmAccount()).status).toBe(200)
    expect((await saveAccount('Karam Foods')).status).toBe(200)
    const { output } = await ask(payoutAccounts.showWhole, 'admin', undefined, store())
    expect(output?.account).toMatchObject({ beneficiary: 'Karam Foods', state: 'waiting' })
    const stranger = await test.world.tenant('Stranger')
    const { token } = stranger.people.restaurant
    const foreign = await ask(payoutAccounts.showWhole, 'restaurant', undefined, store(), token)
    expect(foreign.status).toBe(404)
  })

  it('is confirmed until an accepted payout is in a bank file', async () => {
    const { run } = await accepted()
    await archive(true)
    expect((await file(run)).refusal?.code).toBe('payoutRuns.nothingToFile')
    expect((await confirmAccount()).status).toBe(200)
    expect((await file(run)).status).toBe(200)
    await hidden()
  })

  it('is paid by requests that admins decide in its place', async () => {
    await completed()
    const { run, request } = await made()
    const decide = (status: 'request_accepted' | 'request_rejected') =>
      ask(paymentRequests.decide, 'admin', { status, note: 'Closed' }, request)
    expect((await decide('request_rejected')).refusal?.code).toBe('paymentRequests.ownDecision')
    await archive(true)
    expect(
      (await ask(paymentRequests.show, 'admin', undefined, request)).output?.paymentRequest,
    ).toMatchObject({
      decidable: true,
    })
    expect((await decide('request_accepted')).status).toBe(200)
    expect((await settle(run)).refusal?.code).toBe('payoutRuns.unfiled')
    await confirmAccount()
    expect((await file(run)).status).toBe(200)
    expect((await settle(run)).status).toBe(200)
  })
})

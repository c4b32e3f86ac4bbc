import { paymentRequests, payoutAccounts, payoutRuns } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'
import { paying } from './payoutRuns.fixture.ts'

describeDatabase('postgres', 'payout runs in parallel', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
    await pay.saveAccount('Karam W.L.L.')
    await pay.confirmAccount()
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { ask, store, completed, decide } = settling(() => test)
  const pay = paying(() => test)
  const count = (answers: readonly { readonly status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length
  const times = (n: number) => Array.from({ length: n }, (_, nth) => nth)

  it('a run made many times at once is made once, with one key or many', async () => {
    await completed()
    const [position] = (await pay.preview()).stores
    const body = {
      due_day: '2030-01-31',
      reference_date: '2030-02-01',
      stores: [{ id: store(), amount: (position?.amount ?? 0) / 100 }],
    }
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      times(12).map((nth) =>
        ask(payoutRuns.make, 'admin', { ...body, key: nth % 2 ? key : crypto.randomUUID() }),
      ),
    )
    const runs = new Set(answers.flatMap(({ output }) => output?.id ?? []))
    expect(runs.size).toBe(1)
    expect(count(answers, 200) + count(answers, 409)).toBe(12)
    const [run = 0] = runs
    const [request] = (await pay.show(run)).requests
    await decide(request?.id ?? 0, accept, 'store_user')
  })

  it('many files made at once: each request is in one of them', async () => {
    const { run } = await pay.accepted()
    const answers = await Promise.all(times(10).map(() => pay.file(run)))
    expect([count(answers, 200), count(answers, 409)]).toEqual([1, 9])
    const { files, requests } = await pay.show(run)
    expect([files.length, requests[0]?.file_id]).toEqual([1, files[0]?.id])
  })

  it('a file made while its payout is reversed: in the file, or reversed, never both', async () => {
    for (const _ of times(6)) {
      const { run, request } = await pay.accepted()
      const undone = { reason: 'Wrong', effective_date: '2030-02-03' }
      const [filed, reversed] = await Promise.all([
        pay.file(run),
        ask(paymentRequests.reversePayout, 'admin', undone, request),
      ])
      expect([filed.status, reversed.status].toSorted()).toEqual([200, 409])
      if (reversed.status === 200) await decide((await pay.made()).request, accept, 'store_user')
    }
  })

  it('a file made while the account is changed has the confirmed account, or is not made', async () => {
    for (const nth of times(6)) {
      await pay.confirmAccount()
      const before = (await ask(payoutAccounts.showWhole, 'admin', undefined, store())).output?.account
      const { run } = await pay.accepted()
      const [filed, saved] = await Promise.all([pay.file(run), pay.saveAccount(`Karam ${nth}`)])
      expect(saved.status).toBe(200)
      if (filed.output) {
        const { lines } = await pay.showFile(filed.output.id)
        expect(lines.map(({ beneficiary }) => beneficiary)).toEqual([before?.beneficiary])
      } else expect(filed.refusal?.code).toBe('payoutRuns.nothingToFile')
    }
  })

  it('settled and voided at once: one of them', async () => {
    await pay.confirmAccount()
    for (const _ of times(6)) {
      const { run } = await pay.accepted()
      const id = (await pay.file(run)).output?.id ?? 0
      const [settled, cancelled] = await Promise.all([pay.settle(run), pay.cancelFile(id)])
      expect([settled.status, cancelled.status].toSorted()).toEqual([200, 409])
      const { payoutRun, files } = await pay.show(run)
      expect(payoutRun.settled_at === null).toBe(files[0]?.voided_at !== null)
    }
  })

  it('an account confirmed by two admins while it is changed: confirmed as it was shown, or not', async () => {
    const other = await test.world.admin('Super Admin')
    for (const nth of times(6)) {
      await pay.saveAccount(`Karam Foods ${nth}`)
      const { output } = await ask(payoutAccounts.showWhole, 'admin', undefined, store())
      const version = output?.account?.version ?? 0
      const [saved, ...confirmed] = await Promise.all([
        pay.saveAccount(`Karam Kitchens ${nth}`),
        ask(payoutAccounts.confirm, 'admin', { version }, store()),
        ask(payoutAccounts.confirm, 'admin', { version }, store(), other.token),
      ])
      expect(saved.status).toBe(200)
      expect(count(confirmed, 200)).toBeLessThanOrEqual(1)
      const after = (await ask(payoutAccounts.showWhole, 'admin', undefined, store())).output?.account
      expect([after?.beneficiary, after?.state]).toEqual([`Karam Kitchens ${nth}`, 'waiting'])
    }
  })
})

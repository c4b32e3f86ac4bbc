import { createHash } from 'node:crypto'
import { paymentRequests, payoutRuns } from '@sufra/contract'
import { bankFileCsv } from '@sufra/contract/money/bankFile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, reject, settling } from '../paymentRequests/paymentRequests.fixture.ts'
import { paying } from './payoutRuns.fixture.ts'

describeEachDatabase('payout runs', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { ask, completed, due, charge, decide, store, show: showRequest } = settling(() => test)
  const pay = paying(() => test)
  /** Leaves nothing due. */
  const clear = async () => {
    const { orders } = await due()
    if (orders.length > 0) await decide((await pay.made()).request, accept, 'store_user')
  }

  it('show what each store would get up to a day, and leave out those that owe', async () => {
    const paid = await completed()
    const owing = await completed('cash')
    await charge(12)
    const { stores, left_out, amount } = await pay.preview()
    const [position] = stores
    expect(position).toMatchObject({ orders_count: 2, charges_count: 1, account: 'waiting' })
    const remaining = new Map((await due()).orders.map((order) => [order.id, order.remaining_amount]))
    expect(position?.amount).toBe((remaining.get(paid) ?? 0) + (remaining.get(owing) ?? 0) - 12_00)
    expect([amount, left_out]).toEqual([position?.amount, []])
    // What a store owes counts whatever the day, what is due to it does not.
    const early = await pay.preview('2020-01-01')
    expect(early.stores).toEqual([])
    expect(early.left_out).toMatchObject([{ orders_count: 1, charges_count: 1 }])
    expect(early.left_out[0]?.amount).toBeLessThan(0)
    const all = await pay.preview('2030-01-31', undefined)
    expect(all.stores.map((each) => each.store.id)).toContain(store())
    const missing = await ask(payoutRuns.preview, 'admin', { stores: [999_999_999], due_day: '2030-01-31' })
    expect(missing.status).toBe(404)
  })

  it('raise custom requests with the amounts that were shown, or none at all', async () => {
    const before = await ask(payoutRuns.list, 'admin', {})
    const { stores } = await pay.preview()
    const [position] = stores
    const amount = (position?.amount ?? 0) / 100
    const stale = await pay.make({ stores: [{ id: store(), amount: amount - 1 }] })
    expect([stale.status, stale.refusal?.code]).toEqual([409, 'payoutRuns.changed'])
    expect(stale.refusal?.message).toContain('Saffron')
    const after = await ask(payoutRuns.list, 'admin', {})
    expect(after.output?.payoutRuns.total).toBe(before.output?.payoutRuns.total)
    const unknown = await pay.make({ stores: [{ id: 999_999_999, amount: 1 }] })
    expect([unknown.status, Object.keys(unknown.refusal?.errors ?? {})]).toEqual([404, ['stores']])
    const { run, request } = await pay.made()
    const { payoutRun, requests } = await pay.show(run)
    expect(payoutRun).toMatchObject({
      pending: { count: 1, amount: position?.amount },
      accepted: { count: 0, amount: 0 },
      settled_at: null,
      made_by: 'platform Super Admin',
    })
    expect(requests).toMatchObject([{ id: request, status: 'PENDING', beside: 'pending', file_id: null }])
    const details = await showRequest(request, 'store_user')
    expect(details).toMatchObject({ custom: true, reference_date: '2030-02-01', decidable: true })
    expect([details.orders.length, details.charges.length]).toEqual([2, 1])
    expect([details.payout_run_id, (await showRequest(request, 'admin')).payout_run_id]).toEqual([null, run])
    await decide(request, accept, 'store_user')
  })

  it('are made once for a key', async () => {
    await completed()
    const key = crypto.randomUUID()
    const first = await pay.make({ key })
    const { stores } = await pay.preview()
    expect(stores).toEqual([])
    const again = await pay.make({ key, stores: [{ id: store(), amount: 1 }] })
    expect([again.status, again.output?.id]).toEqual([200, first.output?.id])
    const other = await test.world.admin('Super Admin')
    const foreign = await pay.make({ key, stores: [{ id: store(), amount: 1 }] }, other.token)
    expect(foreign.status).toBe(404)
    const [request] = (await pay.show(first.output?.id ?? 0)).requests
    await decide(request?.id ?? 0, reject, 'store_user')
    await clear()
  })

  it('give bank files of accepted requests with confirmed accounts only', async () => {
    const { run, request } = await pay.accepted()
    expect((await pay.show(run)).requests).toMatchObject([{ beside: 'accountWaiting' }])
    const early = await pay.file(run)
    expect([early.status, early.refusal?.code]).toEqual([409, 'payoutRuns.nothingToFile'])
    expect((await pay.settle(run)).refusal?.code).toBe('payoutRuns.unfiled')
    await pay.saveAccount('=Karam "W.L.L."')
    expect((await pay.confirmAccount()).status).toBe(200)
    for (const shown of [[], [request, request + 1], [request + 1]]) {
      const changed = await pay.file(run, shown)
      expect([changed.status, changed.refusal?.code]).toEqual([409, 'payoutRuns.fileChanged'])
    }
    const { output } = await pay.file(run, [request])
    expect(output?.beside).toEqual([])
    const id = output?.id ?? 0
    const { file, lines } = await pay.showFile(id)
    const { amount } = await showRequest(request)
    expect(lines).toEqual([
      {
        line_number: 1,
        payment_request_id: request,
        beneficiary: '=Karam "W.L.L."',
        bank_name: 'QNB, Doha',
        iban: 'QA93QNBA000000000000123456789',
        amount,
        reference: `PAYOUT-${run}-${request}`,
        reversed_at: null,
      },
    ])
    const text = bankFileCsv(lines, file)
    const [head, line, ...rest] = text.split('\r\n')
    expect(head).toBe('Line,Beneficiary,Bank,IBAN,Amount,Currency,Reference')
    expect(line).toBe(
      `1,"'=Karam ""W.L.L.""","QNB, Doha",QA93QNBA000000000000123456789,${(amount / 100).toFixed(2)},QAR,PAYOUT-${run}-${request}`,
    )
    // The checksum is that of the file without its last line.
    const sum = createHash('sha256').update(`${head}\r\n${line}\r\n`).digest('hex')
    expect(rest).toEqual([`CHECKSUM,1,,,${(amount / 100).toFixed(2)},QAR,${sum}`, ''])
    expect((await pay.file(run)).refusal?.code).toBe('payoutRuns.nothingToFile')
    // A later change of the account changes no file.
    await pay.saveAccount('Somebody else')
    const again = await pay.showFile(id)
    expect(bankFileCsv(again.lines, again.file)).toBe(text)
    expect((await pay.settle(run)).status).toBe(200)
  })

  it('take a request again once its file is void, and reverse no payout of a live file', async () => {
    await pay.confirmAccount()
    const { run, request } = await pay.accepted()
    const first = (await pay.file(run)).output?.id ?? 0
    const undone = { reason: 'Sent to the wrong account', effective_date: '2030-02-03' }
    const held = await ask(paymentRequests.reversePayout, 'admin', undone, request)
    expect([held.status, held.refusal?.code]).toEqual([409, 'paymentRequests.inFile'])
    expect((await pay.cancelFile(first)).status).toBe(200)
    expect((await pay.cancelFile(first)).refusal?.code).toBe('payoutFiles.voided')
    expect((await pay.showFile(first)).file).toMatchObject({ void_reason: 'The bank refused the file' })
    const second = (await pay.file(run)).output?.id ?? 0
    expect((await pay.show(run)).requests).toMatchObject([{ file_id: second }])
    expect((await pay.settle(run)).status).toBe(200)
    expect((await pay.cancelFile(second)).refusal?.code).toBe('payoutRuns.settled')
    // The bank sent the money back: the file stays as it is and says so.
    expect((await ask(paymentRequests.reversePayout, 'admin', undone, request)).status).toBe(200)
    const { lines, file } = await pay.showFile(second)
    expect(lines[0]?.reversed_at).not.toBeNull()
    expect(file.voided_at).toBeNull()
    await clear()
  })

  it('are settled once, when all is decided and in files', async () => {
    await completed()
    const { run, request } = await pay.made()
    expect((await pay.settle(run)).refusal?.code).toBe('payoutRuns.undecided')
    await decide(request, accept, 'store_user')
    expect((await pay.settle(run)).refusal?.code).toBe('payoutRuns.unfiled')
    await pay.file(run)
    expect((await pay.settle(run, 'QNB-7')).status).toBe(200)
    expect((await pay.settle(run, 'QNB-7')).status).toBe(200)
    const other = await test.world.admin('Super Admin')
    const twice = await pay.settle(run, 'QNB-8', other.token)
    expect([twice.status, twice.refusal?.code]).toEqual([409, 'payoutRuns.settled'])
    expect((await pay.show(run)).payoutRun).toMatchObject({
      bank_reference: 'QNB-7',
      settled_by: 'platform Super Admin',
    })
    expect((await pay.file(run)).refusal?.code).toBe('payoutRuns.settled')
  })

  it('mail each request once when it is raised, and its remittance when it is accepted', async () => {
    const { request } = await pay.accepted()
    const steps = async () => {
      const { rows } = await test.database.pool.query(
        // Without the jobs that these make for each reader.
        `select data->>'step' as step from pgboss.job
          where name like 'paymentRequests%' and data->>'id' = $1 and not data ? 'account_id'`,
        [String(request)],
      )
      return rows.map(({ step }) => step).toSorted()
    }
    await expect.poll(steps).toEqual(['accepted', 'raised'])
  })

  it('have nothing to settle if all was rejected', async () => {
    await completed()
    const { run, request } = await pay.made()
    await decide(request, reject, 'store_user')
    expect((await pay.show(run)).requests).toMatchObject([{ beside: 'rejected' }])
    expect((await pay.settle(run)).refusal?.code).toBe('payoutRuns.nothingPaid')
    await clear()
  })

  it('are found by number, description and bank reference, and are for payouts.write alone', async () => {
    const found = await ask(payoutRuns.list, 'admin', { search: 'qnb-7' })
    expect(found.output?.payoutRuns.total).toBe(1)
    const token = test.world.admins.Moderator.token
    expect((await ask(payoutRuns.list, 'admin', {}, undefined, token)).status).toBe(403)
  })

  it('keep their files as they are, also in the database', async () => {
    const { rows } = await test.database.pool.query(
      'select payout_file_id as id from payout_file_lines where live order by 1 limit 1',
    )
    const change = (text: string) => test.database.pool.query(text, [rows[0].id])
    await expect(
      change('update payout_file_lines set amount = 1 where payout_file_id = $1'),
    ).rejects.toThrow()
    await expect(change('delete from payout_file_lines where payout_file_id = $1')).rejects.toThrow()
    await expect(change('update payout_files set amount = 1 where id = $1')).rejects.toThrow()
    await expect(
      change(`update payout_files set voided_at = now(), void_reason = 'x' where id = $1`),
    ).rejects.toThrow(/settled/)
  })
})

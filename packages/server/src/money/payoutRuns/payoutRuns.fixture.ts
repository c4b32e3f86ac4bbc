import { payoutAccounts, payoutRuns } from '@sufra/contract'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { MoneyTest } from '../../../test/money.ts'
import { password } from '../../../test/world.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'

/** The calls with which the platform pays its stores in runs. */
export function paying(test: () => MoneyTest) {
  const store = settling(test)
  const { ask } = store
  const day = { due_day: '2030-01-31', reference_date: '2030-02-01' }

  const preview = async (due_day = day.due_day, stores: readonly number[] | undefined = [store.store()]) => {
    const { output } = await ask(payoutRuns.preview, 'admin', { due_day, ...(stores && { stores }) })
    if (!output) throw new Error('no preview')
    return output
  }
  type Fields = RequestOf<typeof payoutRuns.make>
  /** A run over what the preview shows. */
  const make = async (changes: Partial<Fields> = {}, token?: string) => {
    const { stores } = await preview(changes.due_day)
    return ask(
      payoutRuns.make,
      'admin',
      {
        key: crypto.randomUUID(),
        ...day,
        stores: stores.map((each) => ({ id: each.store.id, amount: each.amount / 100 })),
        ...changes,
      },
      undefined,
      token,
    )
  }
  const show = async (id: number) => {
    const { output } = await ask(payoutRuns.show, 'admin', undefined, id)
    if (!output) throw new Error(`payout run ${id} is not there`)
    return output
  }
  /** A run with one request of the store. */
  const made = async () => {
    const { output, refusal } = await make()
    if (!output) throw new Error(`no run: ${refusal?.code}`)
    const [request] = (await show(output.id)).requests
    if (!request) throw new Error('the run has no request')
    return { run: output.id, request: request.id }
  }
  /** A run whose request the store has accepted. */
  const accepted = async () => {
    await store.completed()
    const all = await made()
    await store.decide(all.request, accept, 'store_user')
    return all
  }
  const file = (run: number, requests?: number[]) => ask(payoutRuns.makeFile, 'admin', { requests }, run)
  const showFile = async (id: number) => {
    const { output } = await ask(payoutRuns.showFile, 'admin', undefined, id)
    if (!output) throw new Error(`bank file ${id} is not there`)
    return output
  }
  const cancelFile = (id: number, reason = 'The bank refused the file') =>
    ask(payoutRuns.voidFile, 'admin', { reason }, id)
  const settle = (run: number, bank_reference = 'QNB-1', token?: string) =>
    ask(payoutRuns.settle, 'admin', { bank_reference }, run, token)

  const saveAccount = (beneficiary: string) =>
    ask(
      payoutAccounts.save,
      'restaurant',
      { beneficiary, bank_name: 'QNB, Doha', iban: 'QA93QNBA000000000000123456789', password },
      store.store(),
    )
  const confirmAccount = async () => {
    const { output } = await ask(payoutAccounts.showWhole, 'admin', undefined, store.store())
    const version = output?.account?.version ?? 0
    return ask(payoutAccounts.confirm, 'admin', { version }, store.store())
  }
  return {
    ...store,
    preview,
    make,
    show,
    made,
    accepted,
    file,
    showFile,
    cancelFile,
    settle,
    saveAccount,
    confirmAccount,
  }
}

import { createHash } from 'node:crypto'
import { formatQar } from '@sufra/contract/kernel/money'
import { bankFileBody } from '@sufra/contract/money/bankFile'
import type { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { sumOf } from '../paymentRequests/paymentRequests.rows.ts'
import * as files from './files.sql.ts'
import { isUnfiled, presentRequest } from './payoutRuns.rows.ts'
import { lockRun, requestsOf, setSettled } from './payoutRuns.sql.ts'

type LockedRun = NonNullable<Awaited<ReturnType<typeof lockRun>>>

function failIfSettled({ id, settled_at, bank_reference }: LockedRun): void {
  if (settled_at !== null) fail('payoutRuns.settled', { params: { id, reference: bank_reference ?? '' } })
}

/** A copy of what goes to the bank. Locked first, and read when all of it stands still. */
export async function makeFile({
  db,
  scope,
  scopeFilter,
  params: { id },
  input,
}: Call<typeof payoutRuns.makeFile>) {
  const run = orNotFound(await lockRun(db, scopeFilter, id))
  failIfSettled(run)
  await files.lockRequests(db, id)
  const accounts = new Map((await files.lockAccounts(db, id)).map((each) => [each.store_id, each]))
  const requests = (await requestsOf(db, id)).map(presentRequest)
  const taken = requests.filter((request) => isUnfiled(request) && accounts.has(request.store.id))
  if (taken.length === 0) fail('payoutRuns.nothingToFile')
  const amount = sumOf(taken.map((request) => request.amount))
  const shown = new Set(input.requests ?? taken.map((request) => request.id))
  if (shown.size !== taken.length || taken.some((request) => !shown.has(request.id)))
    fail('payoutRuns.fileChanged', { params: { count: taken.length, amount: formatQar(amount) } })
  const lines = taken.flatMap((request, index) => {
    const account = accounts.get(request.store.id)
    if (!account) return []
    return {
      ...account,
      line_number: index + 1,
      payment_request_id: request.id,
      amount: request.amount,
      reference: `PAYOUT-${id}-${request.id}`,
    }
  })
  const file = await files.addFile(db, {
    payout_run_id: id,
    account_id: personOf(scope).account_id,
    amount,
    checksum: createHash('sha256').update(bankFileBody(lines)).digest('hex'),
    lines,
  })
  return {
    id: file.id,
    beside: requests.filter((request) => request.file_id === null && !taken.includes(request)),
  }
}

export async function showFile({ db, scopeFilter, params: { id } }: Call<typeof payoutRuns.showFile>) {
  const file = orNotFound(await files.fileBy(db, scopeFilter, id))
  return {
    payout_run_id: file.payout_run_id,
    file: files.presentFile(file),
    lines: await files.linesOf(db, id),
  }
}

export async function voidFile({
  db,
  scope,
  scopeFilter,
  params: { id },
  input: { reason },
}: Call<typeof payoutRuns.voidFile>) {
  const file = orNotFound(await files.fileBy(db, scopeFilter, id))
  failIfSettled(orNotFound(await lockRun(db, scopeFilter, file.payout_run_id)))
  if (!(await files.setVoided(db, id, personOf(scope).account_id, reason)))
    fail('payoutFiles.voided', { params: { id } })
  return {}
}

export async function settle({
  db,
  scope,
  scopeFilter,
  params: { id },
  input: { bank_reference },
}: Call<typeof payoutRuns.settle>) {
  const { account_id } = personOf(scope)
  const run = orNotFound(await lockRun(db, scopeFilter, id))
  // The same call, sent again.
  if (run.settled_by === account_id && run.bank_reference === bank_reference) return {}
  failIfSettled(run)
  const requests = (await requestsOf(db, id)).map(presentRequest)
  if (requests.some(({ status }) => status === 'PENDING')) fail('payoutRuns.undecided')
  if (requests.some(isUnfiled)) fail('payoutRuns.unfiled')
  if (!requests.some(({ file_id }) => file_id !== null)) fail('payoutRuns.nothingPaid')
  await setSettled(db, id, account_id, bank_reference)
  return {}
}

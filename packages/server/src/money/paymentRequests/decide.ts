import { formatQar } from '@sufra/contract/kernel/money'
import type { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { actorName } from '../../kernel/access/actorName.ts'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { recordReversal, recordSettlement } from '../ledger/settling.sql.ts'
import * as decision from './decision.sql.ts'
import { requestMails } from './paymentRequests.mails.ts'
import { decides, presentRequest } from './paymentRequests.rows.ts'
import { balancesOf, requestBy } from './paymentRequests.sql.ts'
import { lockStoreToPay, unconfirmedIbans } from './storeToPay.sql.ts'

const verbs = {
  request_accepted: { what_en: 'accepted', what_ar: 'قبل' },
  request_rejected: { what_en: 'rejected', what_ar: 'رفض' },
} as const

function failDecided(scope: Scope, { id, status, ...by }: decision.LockedRequest): never {
  const who = actorName(scope, { actor_kind: by.decided_by_kind ?? '', actor_name: by.decided_by_name })
  const verb = verbs[status as keyof typeof verbs]
  return fail('paymentRequests.decided', { params: { id, who_en: who.en, who_ar: who.ar, ...verb } })
}

/**
 * Accepting pays out what was shown, and never more than is due. What is in a payout run is paid by bank file, which
 * waits for the account by itself; anything else is paid to the account as it is.
 */
async function failIfUnpayable(
  db: Db,
  { id, store_id, amount, payout_run_id }: decision.LockedRequest,
  shown: number | undefined,
): Promise<void> {
  await lockStoreToPay(db, store_id)
  if (payout_run_id === null && (await unconfirmedIbans(db, [store_id])).length > 0)
    fail('paymentRequests.ibanWaiting', { params: { id } })
  const [balance] = await balancesOf(db, [store_id])
  const { due } = orNotFound(balance)
  if (shown !== undefined && shown !== due)
    fail('paymentRequests.dueChanged', { params: { due: formatQar(due) } })
  if (amount > due) fail('paymentRequests.exceedsDue', { params: { id, due: formatQar(due) } })
}

type Deciding = Call<typeof paymentRequests.decide> | Call<typeof paymentRequests.decideCustom>

export async function decide({ db, scope, scopeFilter, services, params, input }: Deciding) {
  const person = personOf(scope)
  const { status, due, note = '' } = input
  const request = orNotFound(await decision.lockRequest(db, scopeFilter, params.id))
  const { id } = request
  const answer = async () => ({
    paymentRequest: presentRequest(orNotFound(await requestBy(db, scopeFilter, id)), scope),
  })
  if (!decides(scope, request)) fail('paymentRequests.ownDecision', { params: { id } })
  if (request.status !== 'PENDING') {
    // The same decision of the same person, sent again.
    if (request.status === status && request.decided_by === person.account_id) return answer()
    return failDecided(scope, request)
  }
  if (status === 'request_rejected' && !note) fail('paymentRequests.noteMissing', { field: 'note' })
  if (status === 'request_accepted') await failIfUnpayable(db, request, due)
  const { kind, account_id } = person
  await decision.setDecision(db, { id, status, note: note || null, kind, account_id })
  if (status === 'request_accepted') await recordSettlement(db, id)
  await services.jobs.send(db, requestMails, { id, step: verbs[status].what_en })
  return answer()
}

export async function reversePayout({
  db,
  scopeFilter,
  params,
  input,
}: Call<typeof paymentRequests.reversePayout>) {
  const request = orNotFound(await decision.lockRequest(db, scopeFilter, params.id))
  const { id } = request
  if (request.status !== 'request_accepted') fail('paymentRequests.notPaid', { params: { id } })
  if (request.reversed_at !== null) fail('paymentRequests.reversed', { params: { id } })
  const file = await decision.openFileOf(db, id)
  if (file) fail('paymentRequests.inFile', { params: { id, file: file.id } })
  const settlement = orNotFound(await decision.settlementOf(db, id))
  await recordReversal(db, settlement.id, input.reason, input.effective_date)
  await decision.setReversed(db, id)
  return {}
}

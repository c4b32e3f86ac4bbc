import { createHash, randomBytes } from 'node:crypto'
import { sso } from '@sufra/contract/accounts/sso'
import { consume, resetBucket } from '../../kernel/access/rateLimits.ts'
import { personOf } from '../../kernel/access/scope.ts'
import { confirmSession } from '../../kernel/access/session.ts'
import { ApiError, fail } from '../../kernel/errors/apiError.ts'
import { type Call, implement, prepared } from '../../kernel/operations/implement.ts'
import { newSession } from '../newSession/newSession.ts'
import { spendCode } from '../secondStep/provedStep.ts'
import { stepBucket, verdict } from '../signIn/signIn.rules.ts'
import {
  accountById,
  accountScope,
  accountToSignIn,
  recordSignIn,
  useResetTokens,
} from '../signIn/signIn.sql.ts'
import { type AtProvider, addressAtProvider, oidcOf, whoSignedIn } from './provider.ts'
import * as rows from './sso.sql.ts'

type Asking = Pick<Call, 'db' | 'services'>

const hashOf = (page: string): Buffer => createHash('sha256').update(page).digest()

/** Who came back from the provider. The return is used up, also if it then proves wrong. */
async function whoReturned(
  { db, services: { settings } }: Asking,
  returned: string,
  by: rows.FlowOwner,
): Promise<AtProvider> {
  oidcOf(settings)
  const state = new URLSearchParams(returned).get('state') ?? ''
  const flow = await rows.spendFlow(db, state, by)
  if (!flow) return fail('sso.failed')
  // Whoever confirms has to have signed in since they were asked to.
  return whoSignedIn(settings, returned, { state, ...flow }, 'session_id' in by ? flow.seconds : undefined)
}

/** Whose account it is: bound at the first sign-in, by a verified address, and never by an address again. */
async function accountIdOf({ db }: Pick<Call, 'db'>, who: AtProvider): Promise<number> {
  const bound = await rows.accountOfIdentity(db, who)
  if (bound) return bound.account_id
  if (who.email === undefined || !who.verified) return fail('sso.unverified')
  return (await rows.bindIdentity(db, who, who.email))?.account_id ?? fail('sso.noAccount')
}

async function enteringAccount({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  const account = await accountToSignIn(db, accountById(id), caller.ip)
  if (!account || verdict(account, true) !== 'enters' || !(await recordSignIn(db, account)))
    return fail('sso.noAccount')
  // The provider has verified the address that an invitation went to.
  if (await rows.acceptInvitation(db, id)) await useResetTokens(db, id)
  return account
}

export default implement(sso, accountScope, {
  begin: prepared(
    ({ services: { settings } }) => addressAtProvider(settings, false),
    async ({ db }, { url, ...flow }) => {
      const page = randomBytes(32).toString('base64url')
      await rows.addFlow(db, flow, { page_hash: hashOf(page) })
      return { url, page }
    },
  ),

  signIn: prepared(
    ({ db, services, input: { page, returned } }) =>
      whoReturned({ db, services }, returned, { page_hash: hashOf(page) }),
    async (call, who) => {
      const { db, input } = call
      const account = await enteringAccount(call, await accountIdOf(call, who))
      if (!account.stepped || who.twoSteps) return newSession(call, account.id, 'sso', who.twoSteps)
      await rows.keepFirstStep(db, hashOf(input.page), account.id)
      throw new ApiError(account.codes ? 'auth.codeNeeded' : 'auth.passkeyNeeded', { keeps: true })
    },
  ),

  signInWithCode: prepared(
    async ({ db, caller, input: { page } }) => {
      const first = (await rows.firstStepOf(db, hashOf(page))) ?? fail('sso.failed')
      const account = await accountToSignIn(db, accountById(first.account_id), caller.ip)
      const bucket = stepBucket(first.account_id, caller.ip, account?.known ?? false)
      await consume(db, [bucket], 'auth.tooManyTries')
      return { id: first.account_id, bucket }
    },
    async (call, { id, bucket }) => {
      const { db, input } = call
      const account = await enteringAccount(call, id)
      if (!(await rows.spendFirstStep(db, hashOf(input.page)))) return fail('sso.failed')
      const method = await spendCode(call, account.id, input.code)
      await resetBucket(db, [bucket.key])
      return newSession(call, account.id, method)
    },
  ),

  beginConfirm: prepared(
    async ({ db, scope, services: { settings } }) => {
      const bound = await rows.boundTo(db, personOf(scope).account_id, oidcOf(settings).issuer)
      return bound?.bound ? addressAtProvider(settings, true) : fail('sso.noAccount')
    },
    async ({ db, scope }, { url, ...flow }) => {
      await rows.addFlow(db, flow, { session_id: personOf(scope).session_id })
      return { url }
    },
  ),

  confirm: prepared(
    ({ db, scope, services, input: { returned } }) =>
      whoReturned({ db, services }, returned, { session_id: personOf(scope).session_id }),
    async ({ db, scope }, who) => {
      const { account_id, session_id } = personOf(scope)
      const bound = await rows.accountOfIdentity(db, who)
      if (bound?.account_id !== account_id) return fail('sso.noAccount')
      const { stepped } = (await rows.boundTo(db, account_id, who.issuer)) ?? fail('sso.noAccount')
      if (stepped && !who.twoSteps) return fail('sso.failed')
      await confirmSession(db, session_id)
      return {}
    },
  ),
})

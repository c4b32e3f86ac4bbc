import { auth } from '@sufra/contract/accounts/auth'
import { switchStore } from '../kernel/access/currentStore.ts'
import { consume, resetBucket, restore } from '../kernel/access/rateLimits.ts'
import { personOf } from '../kernel/access/scope.ts'
import { endSessions } from '../kernel/access/session.ts'
import { hashToken } from '../kernel/access/tokens.ts'
import { fail, orNotFound } from '../kernel/errors/apiError.ts'
import { type Call, implement, prepared } from '../kernel/operations/implement.ts'
import { codeMails, resetMails } from './accountEmails/signIn.mails.ts'
import { newSession } from './newSession/newSession.ts'
import { secondStepOf } from './secondStep/provedStep.ts'
import { noteLook } from './seeAs/seeAs.sql.ts'
import { accessEvents } from './signIn/accessEvents.ts'
import { hashNewPassword, verifyPassword } from './signIn/passwords.ts'
import {
  accountBucket,
  mailBuckets,
  ownArabicName,
  passwordBucket,
  signInBuckets,
  stepBucket,
  verdict,
} from './signIn/signIn.rules.ts'
import * as accounts from './signIn/signIn.sql.ts'
import { addSignUp } from './signUp/signUp.sql.ts'
import { verifySignUp } from './signUp/signUp.ts'

const whoIs = async ({ db, scope, scopeFilter }: Pick<Call, 'db' | 'scope' | 'scopeFilter'>) => {
  const { viewer, session_id } = personOf(scope)
  const seenWith = { role_id: viewer?.role_id, session_id }
  return { userInfo: orNotFound(await accounts.userInfo(db, scopeFilter, seenWith)) }
}

export default implement(auth, accounts.accountScope, {
  signIn: prepared(
    async ({ db, input, caller }) => {
      const account = await accounts.accountToSignIn(db, accounts.accountByEmail(input.email), caller.ip)
      const buckets = signInBuckets(input.email, caller.ip, account?.known ?? false)
      // Counted before the password is checked, or a thousand parallel tries would all count as the first.
      await consume(db, buckets, 'auth.tooManyTries')
      const right = await verifyPassword(account?.password_hash, input.password)
      const [here, ...shared] = buckets.map(({ key }) => key)
      if (!account?.stepped || !right) return { account, right, emptied: [here ?? ''], restored: shared }
      // The password is right, so this was no try at it. The code is counted for itself.
      for (const { key } of buckets) await restore(db, key)
      const step = stepBucket(account.id, caller.ip, account.known)
      if (input.code !== undefined) await consume(db, [step], 'auth.tooManyTries')
      return { account, right, emptied: [here ?? '', step.key], restored: [] }
    },
    async (call, { account, right, emptied, restored }) => {
      const { db, input } = call
      const decision = verdict(account, right)
      if (decision === 'waits') return fail('auth.awaitingApproval')
      if (decision === 'refused') return fail('auth.restaurantRefused')
      if (!account || decision === 'fails' || !(await accounts.recordSignIn(db, account)))
        return fail('auth.failed')
      const method = account.stepped ? await secondStepOf(call, account, input.code) : 'password'
      const session = await newSession(call, account.id, method)
      await resetBucket(db, emptied)
      for (const key of restored) await restore(db, key)
      return session
    },
  ),

  verifyToken: whoIs,
  userInfo: whoIs,

  signOut: async ({ db, scope, scopeFilter, caller }) => {
    const { session_id, account_id, viewer } = personOf(scope)
    await accounts.endSession(db, scopeFilter, session_id)
    const seen = viewer && { account_id, role_id: viewer.role_id }
    if (seen) await noteLook(db, scope, seen, auth.signOut.id, caller)
    return {}
  },

  changePassword: prepared(
    async ({ db, scope, scopeFilter, input, caller: { language } }) => {
      const bucket = passwordBucket(personOf(scope).account_id)
      await consume(db, [bucket], 'auth.tooManyTries')
      const was = await accounts.ownPassword(db, scopeFilter)
      const right = await verifyPassword(was, input.old_password)
      const asked = { field: 'new_password', language }
      return { bucket, was, hash: right ? await hashNewPassword(input.new_password, asked) : undefined }
    },
    async ({ db, scope, scopeFilter }, { bucket, was, hash }) => {
      const { account_id, session_id } = personOf(scope)
      const changed = was && hash && (await accounts.changePassword(db, scopeFilter, was, hash))
      if (!changed) return fail('auth.oldPasswordWrong', { field: 'old_password' })
      await endSessions(db, account_id, session_id)
      await accounts.useResetTokens(db, account_id)
      await resetBucket(db, [bucket.key])
      return {}
    },
  ),

  sendResetMail: prepared(
    ({ db, input, caller }) => consume(db, mailBuckets('reset', input.email, caller.ip)),
    async ({ db, input, services }) => {
      await services.jobs.send(db, resetMails, { email: input.email })
      return {}
    },
  ),

  verifyResetToken: async ({ db, params }) =>
    (await accounts.resetTokenIsGood(db, hashToken(params.token))) ? {} : fail('auth.resetTokenInvalid'),

  resetPassword: prepared(
    async ({ db, input, caller: { language } }) => {
      // Checked first, so that nobody without a token makes us hash.
      if (!(await accounts.resetTokenIsGood(db, hashToken(input.token))))
        return fail('auth.resetTokenInvalid')
      return hashNewPassword(input.password, { field: 'password', language })
    },
    async ({ db, input }, hash) => {
      const account = await accounts.resetPassword(db, hashToken(input.token), hash)
      if (!account) return fail('auth.resetTokenInvalid')
      await endSessions(db, account.id)
      await accounts.useResetTokens(db, account.id)
      await resetBucket(db, [accountBucket(account.email)])
      return {}
    },
  ),

  signUp: prepared(
    async ({ db, input, caller }) => {
      await consume(db, mailBuckets('code', input.email, caller.ip))
      return hashNewPassword(input.password, { field: 'password', language: caller.language })
    },
    async ({ db, input, caller, services }, password_hash) => {
      const { name, email, phone } = input
      const name_ar = ownArabicName(name, input.name_ar)
      await addSignUp(db, { name, name_ar, email, phone, password_hash, language: caller.language })
      await services.jobs.send(db, codeMails, { email })
      return {}
    },
  ),

  verifySignUp,

  resendCode: prepared(
    ({ db, input, caller }) => consume(db, mailBuckets('code', input.email, caller.ip)),
    async ({ db, input, services }) => {
      await services.jobs.send(db, codeMails, { email: input.email })
      return {}
    },
  ),

  sessions: async ({ db, scope, scopeFilter }) => {
    const { session_id } = personOf(scope)
    const sessions = await accounts.liveSessions(db, scopeFilter)
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === session_id })) }
  },

  revokeSession: async ({ db, scopeFilter, params }) => {
    orNotFound(await accounts.endSession(db, scopeFilter, params.id))
    return {}
  },

  access: accessEvents,

  switchStore: async (call) => {
    const switched = await switchStore(call.db, personOf(call.scope), call.input.store_id)
    return switched ? whoIs(call) : fail('row.missing')
  },

  updateProfile: async (call) => {
    await accounts.updateProfile(call.db, call.scopeFilter, call.input)
    return whoIs(call)
  },

  savePreference: async (call) => {
    const { db, scopeFilter, input } = call
    await accounts.savePreference(db, scopeFilter, input.list, input.preference)
    return whoIs(call)
  },
})

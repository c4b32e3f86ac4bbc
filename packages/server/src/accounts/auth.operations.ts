import { auth } from '@sufra/contract/auth'
import { implement, prepared } from '../kernel/operations/implement.ts'
import { forget, giveBack, take } from '../kernel/access/rateLimits.ts'
import { found, refuse } from '../kernel/errors/apiError.ts'
import { isPerson, type PersonScope, type Scope } from '../kernel/access/scope.ts'
import { endSessions, openSession } from '../kernel/access/session.ts'
import { hashToken } from '../kernel/access/tokens.ts'
import { ownArabicName } from '../restaurants/restaurants.rules.ts'
import { codeMails, resetMails } from './accountEmails/signIn.mails.ts'
import { accountBucket, mailBuckets, passwordBucket, signInBuckets, verdict } from './signIn/signIn.rules.ts'
import * as accounts from './signIn/signIn.sql.ts'
import { hashNewPassword, verifyPassword } from './signIn/passwords.ts'
import { addSignUp } from './signUp/signUp.sql.ts'
import { verifySignUp } from './signUp/signUp.ts'

const person = (scope: Scope): PersonScope => (isPerson(scope) ? scope : refuse('session.wrongDoor'))

export default implement(auth, accounts.accountRows, {
  signIn: prepared(
    async ({ db, input, caller }) => {
      const account = await accounts.accountToSignIn(db, input.email, caller.ip)
      const buckets = signInBuckets(input.email, caller.ip, account?.known ?? false)
      // Counted before the password is looked at, or a thousand tries at once would all be the first.
      await take(db, buckets, 'auth.tooManyTries')
      return { account, buckets, right: await verifyPassword(account?.password_hash, input.password) }
    },
    async ({ db, caller, services }, { account, buckets, right }) => {
      const decision = verdict(account, right)
      if (decision === 'waits') return refuse('auth.awaitingApproval')
      if (decision === 'refused') return refuse('auth.restaurantRefused')
      if (!account || decision === 'fails' || !(await accounts.enter(db, account)))
        return refuse('auth.failed')
      const token = await openSession(db, account.id, caller, services.settings)
      const [here, ...shared] = buckets
      await forget(db, here ? [here.key] : [])
      for (const { key } of shared) await giveBack(db, key)
      return { token, loggedInUser: found(await accounts.userInfo(db, accounts.accountById(account.id))) }
    },
  ),

  verifyToken: async ({ db, rows }) => ({ userInfo: found(await accounts.userInfo(db, rows)) }),
  userInfo: async ({ db, rows }) => ({ userInfo: found(await accounts.userInfo(db, rows)) }),

  signOut: async ({ db, scope, rows }) => {
    await accounts.endSession(db, rows, person(scope).session_id)
    return {}
  },

  changePassword: prepared(
    async ({ db, scope, rows, input, caller: { language } }) => {
      const bucket = passwordBucket(person(scope).account_id)
      await take(db, [bucket], 'auth.tooManyTries')
      const was = await accounts.ownPassword(db, rows)
      const right = await verifyPassword(was, input.old_password)
      const asked = { field: 'new_password', language }
      return { bucket, was, hash: right ? await hashNewPassword(input.new_password, asked) : undefined }
    },
    async ({ db, scope, rows }, { bucket, was, hash }) => {
      const { account_id, session_id } = person(scope)
      const changed = was && hash && (await accounts.changePassword(db, rows, was, hash))
      if (!changed) return refuse('auth.oldPasswordWrong', { field: 'old_password' })
      await endSessions(db, account_id, session_id)
      await accounts.spendResetTokens(db, account_id)
      await forget(db, [bucket.key])
      return {}
    },
  ),

  sendResetMail: prepared(
    ({ db, input, caller }) => take(db, mailBuckets('reset', input.email, caller.ip)),
    async ({ db, input, services }) => {
      await services.jobs.send(db, resetMails, { email: input.email })
      return {}
    },
  ),

  verifyResetToken: async ({ db, params }) =>
    (await accounts.resetTokenIsGood(db, hashToken(params.token))) ? {} : refuse('auth.resetTokenInvalid'),

  resetPassword: prepared(
    async ({ db, input, caller: { language } }) => {
      // Asked first, so that nobody without a token makes us hash.
      if (!(await accounts.resetTokenIsGood(db, hashToken(input.token))))
        return refuse('auth.resetTokenInvalid')
      return hashNewPassword(input.password, { field: 'password', language })
    },
    async ({ db, input }, hash) => {
      const account = await accounts.resetPassword(db, hashToken(input.token), hash)
      if (!account) return refuse('auth.resetTokenInvalid')
      await endSessions(db, account.id)
      await accounts.spendResetTokens(db, account.id)
      await forget(db, [accountBucket(account.email)])
      return {}
    },
  ),

  signUp: prepared(
    async ({ db, input, caller }) => {
      await take(db, mailBuckets('code', input.email, caller.ip))
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
    ({ db, input, caller }) => take(db, mailBuckets('code', input.email, caller.ip)),
    async ({ db, input, services }) => {
      await services.jobs.send(db, codeMails, { email: input.email })
      return {}
    },
  ),

  sessions: async ({ db, scope, rows }) => {
    const { session_id } = person(scope)
    const sessions = await accounts.liveSessions(db, rows)
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === session_id })) }
  },

  revokeSession: async ({ db, rows, params }) => {
    found(await accounts.endSession(db, rows, params.id))
    return {}
  },

  updateProfile: async ({ db, rows, input }) => {
    await accounts.updateProfile(db, rows, input)
    return { userInfo: found(await accounts.userInfo(db, rows)) }
  },

  savePreference: async ({ db, rows, input }) => {
    await accounts.savePreference(db, rows, input.list, input.preference)
    return { userInfo: found(await accounts.userInfo(db, rows)) }
  },
})

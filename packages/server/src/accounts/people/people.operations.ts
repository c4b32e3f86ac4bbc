import { randomBytes } from 'node:crypto'
import { people } from '@sufra/contract/accounts/people'
import type { SQL } from 'drizzle-orm'
import { consume } from '../../kernel/access/rateLimits.ts'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import { endSessions } from '../../kernel/access/session.ts'
import { type Db, errorCode } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement, prepared } from '../../kernel/operations/implement.ts'
import { addRow, archiveRow, orTaken } from '../../kernel/operations/rows.ts'
import { endCredentials, isMoved, signInChanged } from '../accountEmails/accountEmails.ts'
import { peopleScope, roleToGive } from '../roles/roles.sql.ts'
import { hashPassword } from '../signIn/passwords.ts'
import { linkBucket } from '../signIn/signIn.rules.ts'
import { passwordLinks } from './passwordLinks.ts'
import * as users from './people.sql.ts'

const auditFields = { name: {}, email: {}, phone: {}, role_id: {} }
const integrityViolation = '23000'

/** A trigger keeps the last Super Admin or owner who can sign in: a check beforehand would not see another's. */
async function orLastSuper<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    return errorCode(error) === integrityViolation ? fail('adminUsers.lastSuper') : Promise.reject(error)
  }
}

/** Locks somebody who may do nothing that the caller may not. */
async function userToChange(db: Db, scope: Scope, allowed: SQL, id: number): Promise<users.LockedUser> {
  const user = orNotFound(await users.lockUser(db, allowed, id))
  // Asked once they are locked: they may have been given a role while this call waited.
  const within = await users.isWithinOwn(db, personOf(scope).account_id, user.role_id)
  return within ? user : fail('permission.beyond')
}

/** Rejects a role that allows more than the caller's own. */
async function failBeyondOwn(db: Db, scope: Scope, role_id: number): Promise<void> {
  const role = orNotFound(await roleToGive(db, personOf(scope), role_id), 'role_id')
  if (!role.within) fail('permission.beyond', { field: 'role_id' })
}

/** Whose person somebody new is. */
const sideOf = (scope: Scope) =>
  scope.kind === 'restaurant'
    ? { kind: scope.kind, restaurant_id: scope.restaurant_id }
    : { kind: 'admin' as const }

const failOwn = (scope: Scope, id: number): void => {
  if (personOf(scope).account_id === id) fail('adminUsers.own')
}

export default implement(people, peopleScope, {
  list: async ({ db, scope, scopeFilter, input }) => {
    const { rows, cut } = unpaged(await users.listUsers(db, scopeFilter, personOf(scope).account_id, input))
    return { users: rows, cut }
  },

  show: async ({ db, scope, scopeFilter, params: { id } }) => ({
    user: orNotFound(await users.userById(db, scopeFilter, personOf(scope).account_id, id)),
  }),

  save: prepared(
    // Nobody knows it: the person chooses another.
    () => hashPassword(randomBytes(32).toString('base64url')),
    async ({ db, scope, caller: { language }, services, input }, password_hash) => {
      await failBeyondOwn(db, scope, input.role_id)
      const account = { ...input, ...sideOf(scope), language, password_hash, invited_at: users.invitedNow }
      const saved = await orTaken(addRow(db, 'accounts', account), 'accounts.emailTaken', 'email')
      await services.jobs.send(db, passwordLinks, { account_id: saved.id })
      return saved
    },
  ),

  update: async ({ db, scope, scopeFilter, caller, services, params: { id }, input }) => {
    const before = await userToChange(db, scope, scopeFilter, id)
    const { version, ...values } = input
    if (values.role_id !== undefined && values.role_id !== before.role_id) {
      failOwn(scope, id)
      await failBeyondOwn(db, scope, values.role_id)
    }
    const edit = { table: 'accounts', id, allowed: scopeFilter, values, version, auditFields } as const
    const saved = await orTaken(orLastSuper(saveEdit({ db, caller }, edit)), 'accounts.emailTaken', 'email')
    await signInChanged({ db, services }, before, { email: values.email, password_hash: undefined })
    if (isMoved(before, values.email) && before.invited)
      await services.jobs.send(db, passwordLinks, { account_id: id })
    return saved
  },

  updateStatus: async ({ db, scope, scopeFilter, params: { id }, input: { status } }) => {
    failOwn(scope, id)
    const before = await userToChange(db, scope, scopeFilter, id)
    if (before.status !== status) {
      await orLastSuper(users.setStatus(db, id, status))
      if (!status) await endCredentials(db, id)
    }
    return { id, status }
  },

  sendLink: prepared(
    async ({ db, scope, scopeFilter, params: { id } }) => {
      // Nobody uses up the links of people whom they may not see.
      orNotFound(await users.userById(db, scopeFilter, personOf(scope).account_id, id))
      await consume(db, [linkBucket(id)])
    },
    async ({ db, scope, scopeFilter, services, params: { id } }) => {
      const { status } = await userToChange(db, scope, scopeFilter, id)
      if (!status) fail('adminUsers.off')
      await users.markLinkSent(db, id)
      await services.jobs.send(db, passwordLinks, { account_id: id })
      return {}
    },
  ),

  signOut: async ({ db, scope, scopeFilter, params: { id } }) => {
    await userToChange(db, scope, scopeFilter, id)
    await users.markSignedOut(db, id)
    await endSessions(db, id)
    return {}
  },

  remove: async ({ db, scope, scopeFilter, params: { id } }) => {
    failOwn(scope, id)
    await userToChange(db, scope, scopeFilter, id)
    await orLastSuper(archiveRow(db, 'accounts', id))
    await endCredentials(db, id)
    return {}
  },
})

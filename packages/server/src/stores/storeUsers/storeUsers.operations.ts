import { issueTexts } from '@sufra/contract/kernel/issues'
import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import type { SQL } from 'drizzle-orm'
import {
  endCredentials,
  hashOf,
  passwordValues,
  signInChanged,
} from '../../accounts/accountEmails/accountEmails.ts'
import { isWithinOwn } from '../../accounts/people/people.sql.ts'
import { failBeyondSignIn } from '../../accounts/people/signInOfOthers.ts'
import { hashNewPassword } from '../../accounts/signIn/passwords.ts'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields } from '../../kernel/errors/fieldErrors.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Caller, implement, prepared } from '../../kernel/operations/implement.ts'
import { addRow, orTaken } from '../../kernel/operations/rows.ts'
import { storeName, storeScope } from '../stores/stores.sql.ts'
import * as members from './storeMembers.sql.ts'
import * as users from './storeUsers.sql.ts'

const present = ({ image, ...row }: users.UserRow): StoreUser => ({ ...row, image: picture(image) })

type Roles = Awaited<ReturnType<typeof users.storeRoles>>

/** Only roles of store users: an admin role of this name is of another kind. `held`: the role they have already. */
function roleNamed(roles: Roles, name: string, { language }: Caller, held?: number): number {
  const role = roles.find((each) => each.name === name)
  if (!role) return fail('input.invalid', { errors: { role: issueTexts.choice[language] } })
  return role.within || role.id === held ? role.id : fail('permission.beyond', { field: 'role' })
}

interface Stores {
  readonly store_ids: readonly number[] | undefined
  readonly store_id: number | undefined
}

/** Pages of the release before send one. */
function storesIn({ store_ids, store_id }: Stores, { language }: Caller): readonly number[] {
  if (store_ids) return store_ids
  failFields(store_id === undefined ? ['store_ids'] : [], 'required', language)
  return store_id === undefined ? [] : [store_id]
}

/** Locks a user whom the caller may change. */
async function userToChange(db: Db, scope: Scope, allowed: SQL, id: number) {
  const user = orNotFound(await users.lockUser(db, allowed, id))
  // Asked once they are locked: they may have been given a role while this call waited.
  const within = scope.kind === 'admin' || (await isWithinOwn(db, personOf(scope).account_id, user.role_id))
  return within ? user : fail('permission.beyond')
}

const auditFieldsOf = (roles: Roles) => ({
  name: {},
  email: {},
  phone: { field: 'mobile' },
  image_id: { field: 'imagefile', wire: () => null },
  role_id: { field: 'role', wire: (id: number) => roles.find((role) => role.id === id)?.name },
  store_ids: {},
})

export default implement(
  storeUsers,
  { admin: storeScope.admin, restaurant: storeScope.restaurant },
  {
    list: async ({ db, scope, scopeFilter: allowed, params, input }) => {
      const store = orNotFound(await storeName(db, allowed, params.id))
      const { rows, cut } = unpaged(await users.storeUsersOf(db, allowed, personOf(scope), store.id, input))
      return { users: rows.map(present), cut }
    },

    show: async ({ db, scope, scopeFilter, params }) => ({
      user: present(orNotFound(await users.storeUser(db, scopeFilter, personOf(scope), params.id))),
    }),

    storesOfRestaurant: async ({ db, scopeFilter, params }) => {
      const { rows, cut } = unpaged(await members.storesOfRestaurant(db, scopeFilter, params.id))
      return rows.length > 0 ? { stores: rows, cut } : fail('row.missing')
    },

    formData: async ({ db, scope }) => ({
      roles: (await users.storeRoles(db, personOf(scope))).filter(({ within }) => within),
    }),

    save: prepared(
      ({ input, caller: { language } }) => hashNewPassword(input.password, { field: 'password', language }),
      async (call, password_hash) => {
        const { db, scope, caller, input } = call
        const { role, imagefile, store_id, store_ids, password, mobile: phone, ...fields } = input
        const wanted = storesIn({ store_id, store_ids }, caller)
        const given = await members.lockStoresToGive(call, wanted)
        const role_id = roleNamed(await users.storeRoles(db, personOf(scope)), role, caller)
        const user = {
          ...fields,
          phone,
          kind: 'store_user',
          restaurant_id: given.restaurant_id,
          role_id,
          image_id: imagefile.id,
        }
        const adding = addRow(db, 'accounts', { ...user, password_hash })
        const added = await orTaken(adding, 'accounts.emailTaken', 'email')
        await members.addStores(db, added.id, given)
        return added
      },
    ),

    update: prepared(hashOf, async (call, password_hash) => {
      const { db, scope, scopeFilter, caller, services, input } = call
      const { id } = call.params
      const { name, email, mobile, imagefile, role, store_ids } = input
      // Before the user: whoever archives a store locks it before its users.
      const given = store_ids && (await members.lockStoresToGive(call, store_ids))
      const before = await userToChange(db, scope, scopeFilter, id)
      if (given && given.restaurant_id !== before.restaurant_id)
        return fail('row.missing', { field: 'store_ids' })
      await failBeyondSignIn(db, scope, before, { email, password_hash })
      const roles = await users.storeRoles(db, personOf(scope))
      const role_id = role === undefined ? undefined : roleNamed(roles, role, caller, before.role_id)
      const values = { name, email, phone: mobile, image_id: imagefile?.id, role_id }
      const saved = await orTaken(
        saveEdit(
          { db, caller },
          {
            table: 'accounts',
            id,
            allowed: users.usersOf(scopeFilter),
            values,
            derived: passwordValues(password_hash),
            version: input.version,
            auditFields: auditFieldsOf(roles),
          },
        ),
        'accounts.emailTaken',
        'email',
      )
      await signInChanged({ db, services }, before, { email, password_hash })
      const version = given && (await members.setStores(db, id, given))
      return version === undefined ? saved : { id, version }
    }),

    updateStatus: async ({ db, scope, scopeFilter, params: { id }, input: { status } }) => {
      const before = await userToChange(db, scope, scopeFilter, id)
      if (before.status !== status) {
        await users.setStatus(db, id, status)
        if (!status) await endCredentials(db, id)
      }
      return { id, status }
    },

    remove: async ({ db, scope, scopeFilter, params: { id } }) => {
      await userToChange(db, scope, scopeFilter, id)
      await users.archiveUser(db, id)
      await endCredentials(db, id)
      return {}
    },
  },
)

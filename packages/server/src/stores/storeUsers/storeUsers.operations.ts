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
import { hashNewPassword } from '../../accounts/signIn/passwords.ts'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Caller, implement, prepared } from '../../kernel/operations/implement.ts'
import { addRow, orTaken } from '../../kernel/operations/rows.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import * as users from './storeUsers.sql.ts'

const present = ({ image, ...row }: users.UserRow): StoreUser => ({ ...row, image: picture(image) })

type Roles = Awaited<ReturnType<typeof users.storeRoles>>

/** Only roles of store users: an admin role of this name is of another kind. */
function roleNamed(roles: Roles, name: string, { language }: Caller): number {
  const role = roles.find((each) => each.name === name)
  if (!role) return fail('input.invalid', { errors: { role: issueTexts.choice[language] } })
  return role.within ? role.id : fail('permission.beyond', { field: 'role' })
}

/** Locks a user who may do nothing that the caller may not. */
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
})

export default implement(
  storeUsers,
  { admin: storeRows.admin, restaurant: storeRows.restaurant },
  {
    list: async ({ db, scope, scopeFilter: allowed, params }) => {
      const store = orNotFound(await storeName(db, allowed, params.id))
      const { rows, cut } = unpaged(await users.storeUsersOf(db, allowed, personOf(scope), store.id))
      return { users: rows.map(present), cut }
    },

    show: async ({ db, scope, scopeFilter, params }) => ({
      user: present(orNotFound(await users.storeUser(db, scopeFilter, personOf(scope), params.id))),
    }),

    formData: async ({ db, scope }) => ({
      roles: (await users.storeRoles(db, personOf(scope))).filter(({ within }) => within),
    }),

    save: prepared(
      ({ input, caller: { language } }) => hashNewPassword(input.password, { field: 'password', language }),
      async ({ db, scope, scopeFilter, caller, input }, password_hash) => {
        const { role, imagefile, store_id, password, mobile: phone, ...fields } = input
        const store = orNotFound(await users.lockStoreForUse(db, scopeFilter, store_id))
        const role_id = roleNamed(await users.storeRoles(db, personOf(scope)), role, caller)
        const user = {
          ...fields,
          phone,
          kind: 'store_user',
          store_id: store.id,
          role_id,
          image_id: imagefile.id,
        }
        return orTaken(addRow(db, 'accounts', { ...user, password_hash }), 'accounts.emailTaken', 'email')
      },
    ),

    update: prepared(
      hashOf,
      async ({ db, scope, scopeFilter, caller, services, params: { id }, input }, password_hash) => {
        const before = await userToChange(db, scope, scopeFilter, id)
        const { name, email, mobile, imagefile, role, version } = input
        const roles = await users.storeRoles(db, personOf(scope))
        const role_id = role === undefined ? undefined : roleNamed(roles, role, caller)
        const values = { name, email, phone: mobile, image_id: imagefile?.id, role_id }
        const saved = await orTaken(
          saveEdit(
            { db, caller },
            {
              table: 'accounts',
              beside: 'stores',
              id,
              allowed: users.usersOf(scopeFilter),
              values,
              derived: passwordValues(password_hash),
              version,
              auditFields: auditFieldsOf(roles),
            },
          ),
          'accounts.emailTaken',
          'email',
        )
        await signInChanged({ db, services }, before, { email, password_hash })
        return saved
      },
    ),

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

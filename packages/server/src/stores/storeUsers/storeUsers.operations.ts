import { issueTexts } from '@sufra/contract/kernel/issues'
import { type StoreUser, storeUsers } from '@sufra/contract/storeUsers'
import {
  endCredentials,
  hashOf,
  passwordValues,
  refuseTakenEmail,
  signInChanged,
  unlessEmailTaken,
} from '../../accounts/accountEmails/accountEmails.ts'
import { hashNewPassword } from '../../accounts/signIn/passwords.ts'
import { saveEdit, type Told } from '../../kernel/operations/edit.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { type Caller, implement, prepared } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { whole } from '../../kernel/database/unpaged.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import * as users from './storeUsers.sql.ts'

const present = ({ image, ...row }: users.UserRow): StoreUser => ({ ...row, image: picture(image) })

type Roles = Awaited<ReturnType<typeof users.storeRoles>>

/** Only a role of store users: an admin's name would be another kind's. */
function roleNamed(roles: Roles, name: string, { language }: Caller): number {
  const role = roles.find((each) => each.name === name)
  return role?.id ?? refuse('input.invalid', { errors: { role: issueTexts.choice[language] } })
}

const toldOf = (roles: Roles): Told => ({
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
    list: async ({ db, rows: allowed, params }) => {
      const store = found(await storeName(db, allowed, params.id))
      const { rows, cut } = whole(await users.storeUsersOf(db, allowed, store.id))
      return { users: rows.map(present), cut }
    },

    show: async ({ db, rows, params }) => ({
      user: present(found(await users.storeUser(db, rows, params.id))),
    }),

    formData: async ({ db }) => ({ roles: await users.storeRoles(db) }),

    save: prepared(
      ({ input, caller: { language } }) => hashNewPassword(input.password, { field: 'password', language }),
      async ({ db, rows, caller, input }, password_hash) => {
        const { role, imagefile, store_id, password, ...fields } = input
        const store = found(await users.keepStore(db, rows, store_id))
        const role_id = roleNamed(await users.storeRoles(db), role, caller)
        const added = { ...fields, store_id: store.id, role_id, image_id: imagefile.id, password_hash }
        return (await users.addUser(db, added)) ?? refuseTakenEmail()
      },
    ),

    update: prepared(hashOf, async ({ db, rows, caller, services, params: { id }, input }, password_hash) => {
      const before = found(await users.lockUser(db, rows, id))
      const { name, email, mobile, imagefile, role, version } = input
      const roles = await users.storeRoles(db)
      const role_id = role === undefined ? undefined : roleNamed(roles, role, caller)
      const values = { name, email, phone: mobile, image_id: imagefile?.id, role_id }
      const saved = await unlessEmailTaken(
        saveEdit(
          { db, caller },
          {
            table: 'accounts',
            beside: 'stores',
            id,
            allowed: users.usersOf(rows),
            values: { ...values, ...passwordValues(password_hash) },
            version,
            told: toldOf(roles),
          },
        ),
      )
      await signInChanged({ db, services }, before, { email, password_hash })
      return saved
    }),

    updateStatus: async ({ db, rows, params: { id }, input: { status } }) => {
      const before = found(await users.lockUser(db, rows, id))
      if (before.status !== status) {
        await users.setStatus(db, id, status)
        if (!status) await endCredentials(db, id)
      }
      return { id, status }
    },

    remove: async ({ db, rows, params: { id } }) => {
      found(await users.lockUser(db, rows, id))
      await users.archiveUser(db, id)
      await endCredentials(db, id)
      return {}
    },
  },
)

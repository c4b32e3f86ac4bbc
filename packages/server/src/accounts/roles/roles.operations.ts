import { roles } from '@sufra/contract/accounts/roles'
import type { Permission } from '@sufra/contract/kernel/permissions'
import type { SQL } from 'drizzle-orm'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow, archiveRow, orTaken } from '../../kernel/operations/rows.ts'
import * as rows from './roles.sql.ts'

const auditFields = { name: { field: 'name_en' }, name_ar: {}, permissions: {} }

/** Rejects permissions that the caller does not have. */
function failBeyondOwn(scope: Scope, permissions: readonly Permission[] = []): void {
  const { permissions: held } = personOf(scope)
  if (!permissions.every((each) => held.includes(each))) fail('permission.beyond', { field: 'permissions' })
}

/** Whose a new role is. */
const sideOf = (scope: Scope) =>
  scope.kind === 'restaurant'
    ? { guard_name: 'restaurant', restaurant_id: scope.restaurant_id }
    : { guard_name: 'admin' }

/** The index compares only a restaurant's own names. */
async function failShared(
  db: Db,
  scope: Scope,
  names: Parameters<typeof rows.isNameShared>[1],
): Promise<void> {
  if (scope.kind !== 'restaurant') return
  if (await rows.isNameShared(db, names)) fail('roles.nameTaken', { field: 'name_en' })
}

/** Locks a role that the caller may change. */
async function roleToChange(db: Db, scope: Scope, allowed: SQL, id: number) {
  const role = orNotFound(await rows.lockRole(db, allowed, personOf(scope).account_id, id))
  if (role.super) fail('roles.fixed')
  if (role.shared) fail('roles.shared')
  if (role.own) fail('roles.own')
  return role.within ? role : fail('permission.beyond')
}

export default implement(roles, rows.roleScope, {
  list: async ({ db, scope, scopeFilter }) => ({
    roles: await rows.listRoles(db, scopeFilter, personOf(scope)),
  }),

  save: async ({ db, scope, input: { name_en: name, name_ar, permissions } }) => {
    failBeyondOwn(scope, permissions)
    await failShared(db, scope, { name, name_ar })
    const role = { ...sideOf(scope), name, name_ar, permissions: rows.listOf(permissions) }
    return orTaken(addRow(db, 'roles', role), 'roles.nameTaken', 'name_en')
  },

  update: async ({ db, scope, scopeFilter, caller, params: { id }, input }) => {
    await roleToChange(db, scope, scopeFilter, id)
    failBeyondOwn(scope, input.permissions)
    const { name_en: name, name_ar, permissions, version } = input
    await failShared(db, scope, { name, name_ar })
    const values = { name, name_ar, permissions: rows.listOf(permissions) }
    const edit = { table: 'roles', id, allowed: scopeFilter, values, version, auditFields } as const
    return orTaken(saveEdit({ db, caller }, edit), 'roles.nameTaken', 'name_en')
  },

  remove: async ({ db, scope, scopeFilter, params: { id } }) => {
    await roleToChange(db, scope, scopeFilter, id)
    const count = await rows.holdersOf(db, personOf(scope), id)
    if (count > 0) fail('roles.inUse', { params: { count } })
    await archiveRow(db, 'roles', id)
    return {}
  },
})

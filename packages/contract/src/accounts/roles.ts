import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { completePermissions, type Permission, permissions } from '../kernel/permissions.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A role of platform staff (DECISIONS 8), or of the people of restaurants. */
export const Role = z.object({
  id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Allows everything, and is never changed. */
  super: z.boolean(),
  /** All restaurants have it, so none of them changes it. */
  shared: z.boolean(),
  /** The caller's own. */
  own: z.boolean(),
  /** Allows nothing that the caller's own role does not: only such a role can be given or changed. */
  within: z.boolean(),
  /** How many people of the caller's side have it. */
  users: z.int(),
  version: Version,
})
export type Role = z.output<typeof Role>

const fields = {
  name_en: Text(60),
  name_ar: Text(60),
  permissions: z
    .array(z.enum(permissions))
    .max(permissions.length)
    .transform((given): Permission[] => completePermissions(given)),
}

const reads = { kinds: ['admin', 'restaurant'], permission: 'roles.read' } as const
const writes = { kinds: ['admin', 'restaurant'], permission: 'roles.write' } as const

/** Roles of platform staff, or of the own restaurant's people: what each may see and change. */
export const roles = feature('roles', {
  list: get('settings/roles/getRolesList', {
    ...reads,
    summary: 'All roles with what they allow, in the order they were made.',
    output: z.object({ roles: z.array(Role) }),
    example: () => ({}),
  }),
  save: post('settings/roles/saveRole', {
    ...writes,
    summary: 'A new role. It can allow only what the own role allows.',
    input: z.strictObject(fields),
    output: SavedVersion,
    errors: ['roles.nameTaken', 'permission.beyond'],
    example: () => ({
      body: { name_en: 'Menu editor', name_ar: 'محرر القوائم', permissions: ['orders.read'] },
    }),
  }),
  update: post('settings/roles/updateRole/:id', {
    ...writes,
    summary:
      'Rename a role or change what it allows. It is in force with the next call of everybody who has it.',
    input: z.strictObject(fields).partial().extend(versioned),
    output: SavedVersion,
    errors: [
      'roles.nameTaken',
      'roles.fixed',
      'roles.shared',
      'roles.own',
      'permission.beyond',
      'version.stale',
    ],
    example: (idOf) => ({ params: { id: idOf('roles') }, body: { permissions: ['orders.read'] } }),
  }),
  remove: del('settings/roles/deleteRole/:id', {
    ...writes,
    summary: 'Archive a role that nobody has.',
    output: Done,
    errors: ['roles.fixed', 'roles.shared', 'roles.own', 'roles.inUse', 'permission.beyond'],
    example: (idOf) => ({ params: { id: idOf('unused roles') } }),
  }),
})

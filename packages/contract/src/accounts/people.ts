import { z } from 'zod'
import { Email, Id, Instant, Phone, Text } from '../kernel/fields.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A person of the platform's staff, or one who signs in for a restaurant. */
export const Person = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** With the prefix 974. */
  phone: z.string().nullable(),
  role_id: Id,
  role_en: z.string(),
  role_ar: z.string(),
  /** Whether they may sign in. */
  status: z.boolean(),
  /** They have not chosen a password yet. */
  invited: z.boolean(),
  last_seen_at: Instant.nullable(),
  /** How many browsers they are signed in with. */
  sessions: z.int(),
  own: z.boolean(),
  /** Their role allows nothing that the caller's does not: only such people can be changed. */
  within: z.boolean(),
  version: Version,
})
export type Person = z.output<typeof Person>

const fields = { name: Text(120), email: Email, phone: Phone, role_id: Id }

export const personSorts = { name: 'asc', email: 'asc', seen: 'desc', status: 'desc' } as const

const reads = { kinds: ['admin', 'restaurant'], permission: 'roles.read' } as const
const writes = { kinds: ['admin', 'restaurant'], permission: 'roles.write' } as const
const noora = { name: 'Noora', phone: '55123456' }

/**
 * Platform staff (spec 3 §2), and likewise the people of a restaurant, each for their own side. They are invited by mail
 * and choose their own password.
 */
export const people = feature('adminUsers', {
  list: get(
    { admin: 'settings/adminUsers/getAdminUsersList', restaurant: 'settings/people/getPeopleList' },
    {
      ...reads,
      summary: 'The people of the own side, by name if no sort is asked for.',
      input: z.strictObject(sortedBy(personSorts)),
      output: z.object({ users: z.array(Person), cut: z.boolean() }),
      example: () => ({}),
    },
  ),
  show: get(
    {
      admin: 'settings/adminUsers/getAdminUserDetails/:id',
      restaurant: 'settings/people/getPersonDetails/:id',
    },
    {
      ...reads,
      summary: 'One of them, for the form.',
      output: z.object({ user: Person }),
      example: (idOf) => ({ params: { id: idOf('people') } }),
    },
  ),
  save: post(
    { admin: 'settings/adminUsers/saveAdminUser', restaurant: 'settings/people/savePerson' },
    {
      ...writes,
      summary: 'Invite somebody: a mail brings a link with which they choose their password.',
      input: z.strictObject(fields),
      output: SavedVersion,
      errors: ['accounts.emailTaken', 'permission.beyond'],
      example: (idOf) => ({
        body: { ...noora, email: 'new-person@sufra.test', role_id: idOf('roles') },
      }),
    },
  ),
  update: post(
    { admin: 'settings/adminUsers/updateAdminUser/:id', restaurant: 'settings/people/updatePerson/:id' },
    {
      ...writes,
      summary:
        'Change somebody; a new address ends their sessions. A new role is in force with their next call.',
      input: z.strictObject(fields).partial().extend(versioned),
      output: SavedVersion,
      errors: [
        'accounts.emailTaken',
        'permission.beyond',
        'adminUsers.own',
        'adminUsers.lastSuper',
        'version.stale',
      ],
      example: (idOf) => ({
        params: { id: idOf('people') },
        body: { ...noora, role_id: idOf('roles') },
      }),
    },
  ),
  updateStatus: post(
    {
      admin: 'settings/adminUsers/updateAdminUserStatus/:id',
      restaurant: 'settings/people/updatePersonStatus/:id',
    },
    {
      ...writes,
      summary: 'Let somebody sign in, or not; switching off ends their sessions.',
      input: z.strictObject({ status: z.boolean() }),
      output: z.object({ id: Id, status: z.boolean() }),
      errors: ['permission.beyond', 'adminUsers.own', 'adminUsers.lastSuper'],
      example: (idOf) => ({ params: { id: idOf('people') }, body: { status: false } }),
    },
  ),
  sendLink: post(
    { admin: 'settings/adminUsers/sendPasswordLink/:id', restaurant: 'settings/people/sendPasswordLink/:id' },
    {
      ...writes,
      summary:
        'Mail a link to choose a password: the invitation again, or a reset. Earlier links stop working.',
      output: Done,
      errors: ['permission.beyond', 'adminUsers.off', 'limit.reached'],
      example: (idOf) => ({ params: { id: idOf('people') } }),
    },
  ),
  signOut: post(
    {
      admin: 'settings/adminUsers/signOutEverywhere/:id',
      restaurant: 'settings/people/signOutEverywhere/:id',
    },
    {
      ...writes,
      summary: 'End all sessions of somebody.',
      output: Done,
      errors: ['permission.beyond'],
      example: (idOf) => ({ params: { id: idOf('people') } }),
    },
  ),
  remove: del(
    { admin: 'settings/adminUsers/deleteAdminUser/:id', restaurant: 'settings/people/deletePerson/:id' },
    {
      ...writes,
      summary: 'Archive somebody; their sessions end, and their address can be used again.',
      output: Done,
      errors: ['permission.beyond', 'adminUsers.own', 'adminUsers.lastSuper'],
      example: (idOf) => ({ params: { id: idOf('people') } }),
    },
  ),
})

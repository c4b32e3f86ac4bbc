// Over 300 lines: one list of calls, with the rows that each of them needs.
import { type Audience, audiences, prefixes } from '@sufra/contract/kernel/kinds'
import type { ErrorCode, Example, IdOf, Operation, Operations } from '@sufra/contract/kernel/operation'
import { isPermitted } from '@sufra/contract/kernel/requiredPermission'
import type pg from 'pg'
import { formOf } from './server.ts'
import {
  type AdminRole,
  adminRoles,
  type SignedIn,
  type TeamRole,
  type Tenant,
  teamRoles,
  type World,
} from './world.ts'

/** An operation at one of its doors. */
export interface Mounted {
  readonly operation: Operation
  readonly door: Audience
  readonly path: string
}

export function mounted(features: Readonly<Record<string, Operations>>): Mounted[] {
  return Object.values(features)
    .flatMap((operations) => Object.values(operations))
    .flatMap((operation) =>
      (Object.entries(operation.paths) as [Audience, string][]).flatMap(([door, path]) =>
        [path, ...operation.aliases].map((each) => ({ operation, door, path: each })),
      ),
    )
}

export type Credential = 'none' | 'unknown' | 'expired' | AdminRole | TeamRole | Exclude<Audience, 'admin'>

export const credentials: readonly Credential[] = [
  'none',
  'unknown',
  'expired',
  ...adminRoles,
  ...teamRoles,
  ...audiences.filter((audience) => audience !== 'admin'),
]

const isAdminRole = (credential: Credential): credential is AdminRole =>
  adminRoles.includes(credential as AdminRole)
const isTeamRole = (credential: Credential): credential is TeamRole =>
  teamRoles.includes(credential as TeamRole)

/** The door of somebody with a role, and what it allows. */
export interface Allowed {
  readonly door: Audience
  readonly permissions: readonly string[]
}

/** What each role of the matrix may do, by the credential that has it. */
export async function rolesOf(pool: pg.Pool): Promise<ReadonlyMap<Credential, Allowed>> {
  const { rows } = await pool.query<Allowed & { name: string }>(
    `select guard_name as door, permissions, guard_name || ' ' || name as name from roles
      where guard_name || ' ' || name = any($1)`,
    [[...adminRoles.map((name) => `admin ${name}`), ...teamRoles]],
  )
  return new Map(rows.map(({ name, ...allowed }) => [name.replace(/^admin /, '') as Credential, allowed]))
}

/** The tenant and admin whose rows and credentials a call uses. */
export interface Actors {
  readonly world: World
  readonly tenant: Tenant
  readonly admin: SignedIn
}
export interface Everybody extends Actors {
  /** Of `tenant`. */
  readonly team: Readonly<Record<TeamRole, SignedIn>>
}

/** Somebody with this role in the place of whoever stands for their kind. */
export function actorsAs(
  role: AdminRole | TeamRole,
  door: Audience,
  { tenant, ...others }: Everybody,
): Actors {
  if (isAdminRole(role)) return { ...others, tenant, admin: others.world.admins[role] }
  return { ...others, tenant: { ...tenant, people: { ...tenant.people, [door]: others.team[role] } } }
}

export function tokenOf(credential: Credential, { world, tenant, team }: Everybody): string | undefined {
  if (credential === 'none') return undefined
  if (credential === 'unknown') return 'sfs_nobody-ever-had-this-one'
  if (credential === 'expired') return world.expired
  if (isAdminRole(credential)) return world.admins[credential].token
  if (isTeamRole(credential)) return team[credential].token
  return tokenAt(credential, { world, tenant })
}

/** The actors' bearer token at a door. */
export function tokenAt(
  door: Audience,
  { world, tenant, admin }: Pick<Actors, 'world' | 'tenant'> & Partial<Actors>,
): string {
  if (door === 'admin') return (admin ?? world.admins['Super Admin']).token
  if (door === 'channel') return world.channel
  return door === 'link' ? tenant.link : tenant.people[door].token
}

/** The expected access result before any row is read, from the contract alone. */
export function expectedAtDoor(
  { operation, door }: Mounted,
  credential: Credential,
  roles: ReadonlyMap<Credential, Allowed>,
  body = operation.example(() => 1).body,
): 'in' | 401 | 403 {
  if (operation.public) return 'in'
  if (credential === 'none' || credential === 'unknown' || credential === 'expired') return 401
  const role = roles.get(credential)
  // The owner, the store's manager, a channel and a link may do everything at their door.
  if (!role) return credential === door ? 'in' : 403
  if (door !== role.door) return 403
  return isPermitted(role.permissions, operation.permission, body) ? 'in' : 403
}

/** Why somebody is not let in. */
export function errorAtDoor(
  door: Audience,
  credential: Credential,
  roles: ReadonlyMap<Credential, Allowed>,
): ErrorCode {
  if (credential === 'none') return 'session.missing'
  if (credential === 'unknown' || credential === 'expired') return 'session.expired'
  return door === (roles.get(credential)?.door ?? credential) ? 'permission.missing' : 'session.wrongDoor'
}

/** The example and, where the permission depends on a field of the input, one more for each of its values. */
export function examplesOf({ example, permission }: Operation, idOf: IdOf): Example[] {
  const given = example(idOf)
  if (typeof permission === 'string') return [given]
  const { field, needs } = permission
  return [
    given,
    ...Object.keys(needs).map((value) => ({ ...given, body: { ...given.body, [field]: value } })),
  ]
}

/** The tables of an example's rows, in the order it uses them. */
export function rowsNamed(operation: Operation): string[] {
  const tables: string[] = []
  operation.example((table) => {
    tables.push(table)
    return 1
  })
  return tables
}

export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | undefined
}

let given = 0
/** Addresses, codes and names must be unique, so each call that may succeed gets its own. */
export function withOwnNames(example: Example): Example {
  if (example.expectedError || !example.body) return example
  const { email, slug, code, mobile, name_en, name_ar } = example.body
  const own = (++given).toString(36)
  return {
    ...example,
    body: {
      ...example.body,
      ...(typeof email === 'string' && { email: `${own}.${email}` }),
      ...(typeof slug === 'string' && { slug: own }),
      ...(typeof code === 'string' && { code: `${code}-${own}` }),
      ...(typeof mobile === 'string' && { mobile: String(66_000_000 + given) }),
      // A name_en without Arabic is one of a list, such as a social link's.
      ...(typeof name_en === 'string' && name_ar !== undefined && { name_en: `${name_en} ${own}` }),
      ...(typeof name_ar === 'string' && { name_ar: `${name_ar} ${own}` }),
    },
  }
}

/** The request of an example at a door. */
export function requestOf(
  { operation, door, path }: Mounted,
  example: Example,
  token: string | undefined,
): Sent {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(example.params?.[name] ?? '')),
  )
  const query =
    operation.method === 'GET' && example.body ? `?${new URLSearchParams(example.body as never)}` : ''
  const withBody = operation.method !== 'GET'
  const form = operation.multipart ? formOf(example.body) : undefined
  return {
    method: operation.method,
    url: `${prefixes[door]}/${filled}${query}`,
    headers: {
      ...(withBody && !form && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...example.headers,
    },
    body: form ?? (withBody ? JSON.stringify(example.body ?? {}) : undefined),
  }
}

/** Rows of the platform have no tenant, so they are never foreign. */
const shared = new Set([
  'regions',
  'areas',
  'unused regions',
  'unused areas',
  'cancel_reasons',
  'units',
  'coupons',
  'requirements',
  'filters',
  'global_categories',
  'unused requirements',
  'unused filters',
  'unused global_categories',
  'reconciliation_runs',
  'customers',
  'unused customers',
  'customer_addresses',
  'welcome_discounts',
  'review_categories',
  'unused review_categories',
  'faqs',
  'unused faqs',
  'notification_sends',
  'order mails',
  'order pushes',
  'order_message_versions',
  'social_links',
  'channels',
  'channel_keys',
  'webhook_deliveries',
  'unused social_links',
])
/** Rows of the caller's own side, the platform or a restaurant. */
const ofOwnSide = new Set(['roles', 'unused roles', 'people'])
/** Rows of an account are foreign to everybody else, admins too. */
const personal = new Set(['sessions', 'saved_reports', 'list_views', 'passkeys'])

/** Rows that the stores of a restaurant share. */
const ofRestaurant = new Set(['restaurants', 'unused restaurants'])

export const missingId = 999_999_999

/** Whether a row of this table can be foreign to a caller at this door. */
function canBeForeign(table: string, door: Audience): boolean {
  if (shared.has(table)) return false
  return personal.has(table) || door !== 'admin'
}

/** The id of the actors' row, as a caller at this door would send it. */
export function rowOf(table: string, door: Audience, { tenant, admin }: Actors): number {
  const person = door === 'restaurant' || door === 'store_user' ? tenant.people[door] : admin
  if (table === 'sessions') return person.otherSession
  if (table === 'saved_reports') return person.savedReport
  if (table === 'list_views') return person.listView
  if (table === 'passkeys') return person.account_id
  const name = ofOwnSide.has(table) && door !== 'admin' ? `${door} ${table}` : table
  const id = tenant.ids[name]
  if (id === undefined) throw new Error(`the world has no row of ${name}: add one to makeTenant in world.ts`)
  return id
}

/** The actors' rows, except for number `index` of an example. */
export function swapped(as: Actors, door: Audience, index: number, id: (table: string) => number): IdOf {
  let at = -1
  return (table) => (++at === index ? id(table) : rowOf(table, door, as))
}

/** What all texts of a tenant that is not the caller's contain. */
const marks = { strangers: 'FOREIGNMARK', siblings: 'SIBLINGMARK' } as const

/** Those whose rows a caller may not see. */
export interface Others {
  readonly strangers: Actors
  /** Of another store of the caller's restaurant. */
  readonly siblings: Actors
  /** Of an archived restaurant, whose rows a channel does not see either. */
  readonly gone: Actors
}

export async function makeOthers(world: World, tenant: Tenant): Promise<Others> {
  const strangers = {
    world,
    tenant: await world.tenant(marks.strangers),
    admin: await world.admin('Moderator'),
  }
  return {
    strangers,
    siblings: { ...strangers, tenant: await world.sibling(tenant, marks.siblings) },
    gone: { ...strangers, tenant: await world.archived('gone') },
  }
}

/** Those whose row of this table has to look like a missing one to a caller at this door. */
export function foreignTo(door: Audience, table: string, { strangers, siblings, gone }: Others): Actors[] {
  if (!canBeForeign(table, door)) return []
  if (door === 'channel') return [gone]
  return door === 'store_user' && !ofRestaurant.has(table) ? [strangers, siblings] : [strangers]
}

/** Whether an answer at this door tells something of other tenants. */
export function showsOthers(door: Audience, body: unknown): boolean {
  if (door === 'admin' || door === 'channel') return false
  const shown = JSON.stringify(body)
  return shown.includes(marks.strangers) || (door !== 'restaurant' && shown.includes(marks.siblings))
}

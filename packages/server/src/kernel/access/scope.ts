import type { KeyAccess } from '@sufra/contract/integrations/channels'
import type { LinkVariant } from '@sufra/contract/orders/links.view'
import { type SQL, sql } from 'drizzle-orm'
import { fail } from '../errors/apiError.ts'

interface Person {
  readonly account_id: number
  readonly session_id: number
  readonly name: string
  readonly role: string
  readonly role_id: number
  readonly permissions: readonly string[]
  /** Proved who they are within the last 15 minutes. */
  readonly confirmed?: boolean
  /** Has yet to set up the second step that the role requires. */
  readonly mustSetUp?: boolean
  /** The Super Admin who sees the product as this person, and changes nothing. */
  readonly viewer?: Viewer | undefined
}
interface Viewer {
  readonly account_id: number
  readonly name: string
  /** Seen instead of the own role. */
  readonly role_id: number | null
}

export interface AdminScope extends Person {
  readonly kind: 'admin'
}
interface RestaurantScope extends Person {
  readonly kind: 'restaurant'
  readonly restaurant_id: number
}
export interface StoreScope extends Person {
  readonly kind: 'store_user'
  readonly restaurant_id: number
  readonly store_id: number
}
export interface ChannelScope {
  readonly kind: 'channel'
  readonly channel_id: number
  readonly name: string
  /** What the key of the call may do. */
  readonly access: KeyAccess
}
interface LinkScope {
  readonly kind: 'link'
  readonly order_id: number
  readonly variant: LinkVariant
}
/** A caller of a public operation. */
interface NobodyScope {
  readonly kind: 'nobody'
}

/** The caller, and so what they may see. An argument of every query, never kept in a global. */
export type Scope = AdminScope | RestaurantScope | StoreScope | ChannelScope | LinkScope | NobodyScope
export type PersonScope = AdminScope | RestaurantScope | StoreScope

/**
 * Which rows of a feature a caller may touch: one condition for each kind of caller with a route to it. Rules say
 * `satisfies ScopeRule`, so that `implement` sees which kinds they have.
 */
export type ScopeRule = { readonly [K in Scope['kind']]?: (scope: Extract<Scope, { kind: K }>) => SQL }

/** The rule of a table whose rows have a restaurant and a store. */
export function ownedBy(table: string) {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  return {
    admin: () => sql`true`,
    restaurant: (scope) => sql`${column('restaurant_id')} = ${scope.restaurant_id}`,
    store_user: (scope) => sql`${column('store_id')} = ${scope.store_id}`,
  } satisfies ScopeRule
}

export function scopeFilterOf(rule: ScopeRule, scope: Scope): SQL {
  const condition = rule[scope.kind] as ((scope: Scope) => SQL) | undefined
  if (!condition) throw new Error(`no scope rule for ${scope.kind}`)
  return condition(scope)
}

export const isPerson = (scope: Scope): scope is PersonScope => 'account_id' in scope

/** For operations that only people can call. */
export const personOf = (scope: Scope): PersonScope => (isPerson(scope) ? scope : fail('session.wrongDoor'))

/** The actor of a history or audit row: whoever really sits there. */
export function signatureOf(scope: Scope): {
  kind: Scope['kind']
  account_id: number | null
  name: string
} {
  if (!isPerson(scope)) return { kind: scope.kind, account_id: null, name: 'name' in scope ? scope.name : '' }
  const { account_id, name } = scope.viewer ?? scope
  return { kind: scope.viewer ? 'admin' : scope.kind, account_id, name }
}

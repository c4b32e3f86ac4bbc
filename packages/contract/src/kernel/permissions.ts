/**
 * What roles allow: those of platform staff (DECISIONS 8), of restaurants' people and of store users alike. Stored per
 * role; the mount checks them on every call of a person.
 */
const readable = ['reports', 'statements', 'audit'] as const
const writable = ['notifications', 'payouts', 'months', 'privacy'] as const
const both = [
  'orders',
  'restaurants',
  'customers',
  'offers',
  'coupons',
  'reviews',
  'payments',
  'charges',
  'settings',
  'categories',
  'filters',
  'collections',
  'requirements',
  'regions',
  'faqs',
  'units',
  'cancelReasons',
  'roles',
  'discounts',
  'channels',
] as const

export type Area = (typeof readable)[number] | (typeof writable)[number] | (typeof both)[number]

export type Permission =
  | `${(typeof readable)[number]}.read`
  | `${(typeof writable)[number]}.write`
  | `${(typeof both)[number]}.${'read' | 'write'}`

export const permissions: readonly Permission[] = [
  ...readable.map((name): Permission => `${name}.read`),
  ...writable.map((name): Permission => `${name}.write`),
  ...both.flatMap((name): Permission[] => [`${name}.read`, `${name}.write`]),
]

const named = (name: string): Permission | undefined => permissions.find((each) => each === name)

/** The areas, with what there is to see and to change in each. */
export const areas: readonly {
  readonly area: Area
  readonly see: Permission | undefined
  readonly change: Permission | undefined
}[] = [...both, ...readable, ...writable].map((area) => ({
  area,
  see: named(`${area}.read`),
  change: named(`${area}.write`),
}))

/** In the contract's order, each once. Whoever changes something also sees it. */
export function completePermissions(given: readonly Permission[]): Permission[] {
  const seen = given.flatMap((each) => (each.endsWith('.write') ? [each.replace('.write', '.read')] : []))
  return permissions.filter((each) => given.includes(each) || seen.includes(each))
}

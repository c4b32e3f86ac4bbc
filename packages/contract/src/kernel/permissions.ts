/** Permissions of admin roles (DECISIONS 8). Stored per role; the mount checks them on every call of an admin. */
const readable = ['reports', 'statements'] as const
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
] as const

export type Permission =
  | `${(typeof readable)[number]}.read`
  | `${(typeof writable)[number]}.write`
  | `${(typeof both)[number]}.${'read' | 'write'}`

export const permissions: readonly Permission[] = [
  ...readable.map((name): Permission => `${name}.read`),
  ...writable.map((name): Permission => `${name}.write`),
  ...both.flatMap((name): Permission[] => [`${name}.read`, `${name}.write`]),
]

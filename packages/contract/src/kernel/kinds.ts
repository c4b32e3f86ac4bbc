/** The three kinds of signed-in people (spec 1 §1). Each has its own path prefix, as do the two other callers. */
export const kinds = ['admin', 'restaurant', 'store_user'] as const
export type Kind = (typeof kinds)[number]

/** `channel` holds an API key of the ordering API, `link` an order link token (DECISIONS 17). */
export const audiences = [...kinds, 'channel', 'link'] as const
export type Audience = (typeof audiences)[number]

export const prefixes: Readonly<Record<Audience, string>> = {
  admin: '/api/admins',
  restaurant: '/api/restaurant',
  store_user: '/api/storeUser',
  channel: '/api/mobile',
  link: '/api/orderLink',
}

/** Path prefix of each kind's screens (spec 1 §6). */
export const homes: Readonly<Record<Kind, string>> = {
  admin: '/main',
  restaurant: '/restaurant',
  store_user: '/store',
}

export const isKind = (value: unknown): value is Kind => kinds.includes(value as Kind)

import { z } from 'zod'
import { westernDigits } from '../kernel/digits.ts'
import { Id, Text } from '../kernel/fields.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

/** What can be found, in the order in which equal matches are answered. */
const foundKinds = ['order', 'payment_request', 'customer', 'restaurant', 'store', 'item', 'coupon'] as const
export type FoundKind = (typeof foundKinds)[number]

/** At most so many of a kind. */
export const mostOfKind = 5

const FindResult = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  /** Null for what has a number alone. */
  name: Translated.nullable(),
  /** Whose it is: the restaurant of a store, the store of an item. */
  of: Translated.nullable(),
  /** Of stores and items. */
  restaurant_id: Id.nullable(),
  /** Of items. */
  store_id: Id.nullable(),
})
export type FindResult = z.output<typeof FindResult>

/** What the palette finds beside pages and actions, which the browser knows. */
export const find = feature('find', {
  all: post('find', {
    kinds: everyKind,
    permission: 'everyone',
    readOnly: true,
    summary:
      'Orders and payment requests by number; customers, restaurants, stores, items and coupons by number or name, in either language and with typing errors. Of each kind that the caller’s lists may show, the five best matches.',
    input: z.strictObject({ search: Text(100).overwrite(westernDigits) }),
    output: z.object({ found: z.array(FindResult) }),
    example: () => ({ body: { search: 'saffron' } }),
  }),
})

import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { linkVariants, OrderLinkView } from './links.view.ts'

export * from './links.view.ts'

export const OrderLink = z.object({
  id: Id,
  variant: z.enum(linkVariants),
  created_at: Instant,
  expires_at: Instant,
  last_used_at: Instant.nullable(),
  created_by: z.string(),
})
export type OrderLink = z.output<typeof OrderLink>

const own = { kinds: everyKind, permission: 'orders.write' } as const

/** Links that show an order to anyone who has them: read-only, expiring, revocable (DECISIONS 17). */
export const orderLinks = feature('orderLinks', {
  create: post('order/createLink/:id', {
    ...own,
    summary: 'Make a link. Its address is answered this once; only a hash of its token is kept.',
    input: z.strictObject({
      variant: z.enum(linkVariants).default('kitchen'),
      /** Default: two days after the delivery time. At most 30 days after it, or after now if it has passed. */
      expires_at: Instant.optional(),
    }),
    output: z.object({ link: OrderLink, url: z.string() }),
    errors: ['orderLinks.end'],
    example: (idOf) => ({ params: { id: idOf('orders') } }),
  }),
  list: get('order/getLinks/:id', {
    ...own,
    summary: "An order's links that still open it.",
    output: z.object({ links: z.array(OrderLink) }),
    example: (idOf) => ({ params: { id: idOf('orders') } }),
  }),
  revoke: del('order/links/:id', {
    ...own,
    summary: 'End a link at once.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('link_tokens') } }),
  }),
  show: get('order', {
    kinds: ['link'],
    permission: 'everyone',
    summary: 'The order of an order link, with as much of the customer as the link is for.',
    output: z.object({ order: OrderLinkView }),
    example: () => ({}),
  }),
})

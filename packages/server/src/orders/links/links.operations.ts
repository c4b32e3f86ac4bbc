import { orderLinks } from '@sufra/contract/orderLinks'
import { defaultLinkEnd, latestLinkEnd, latestWords } from '@sufra/contract/orderLinks.rules'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { isPerson, type Scope } from '../../kernel/access/scope.ts'
import { newToken } from '../../kernel/access/tokens.ts'
import { orderRow, orderRows, wholeOrder } from '../desk/orders.sql.ts'
import * as links from './links.sql.ts'
import { presentLinkView } from './links.view.ts'

const accountOf = (scope: Scope) => (isPerson(scope) ? scope.account_id : refuse('session.wrongDoor'))

/** When a new link ends: as its maker wants, within bounds. */
function endOf(wanted: string | undefined, deliveryTime: Date, now: Date): Date {
  if (wanted === undefined) return defaultLinkEnd(deliveryTime, now)
  const [end, latest] = [new Date(wanted), latestLinkEnd(deliveryTime, now)]
  if (end > now && end <= latest) return end
  return refuse('orderLinks.end', { params: latestWords(latest), field: 'expires_at' })
}

export default implement(orderLinks, orderRows, {
  create: async ({ db, scope, rows, params, input, services, now }) => {
    const order = found(await orderRow(db, scope, rows, params.id))
    const { token, hash } = newToken('link')
    const link = await links.addLink(db, {
      order_id: order.id,
      hash,
      variant: input.variant,
      expires_at: endOf(input.expires_at, new Date(order.event_at), now),
      created_by: accountOf(scope),
    })
    return { link: found(link), url: `${services.settings.origin}/view-order/${order.id}/${token}` }
  },
  list: async ({ db, scope, rows, params }) => {
    const order = found(await orderRow(db, scope, rows, params.id))
    return { links: await links.liveLinks(db, rows, order.id) }
  },
  revoke: async ({ db, scope, rows, params }) => {
    found(await links.revokeLink(db, rows, params.id, accountOf(scope)))
    return {}
  },
  show: async (call) => {
    const { scope } = call
    if (scope.kind !== 'link') return refuse('session.wrongDoor')
    return { order: presentLinkView(await wholeOrder(call, scope.order_id), scope.variant) }
  },
})

import { orderLinks } from '@sufra/contract/orders/links'
import { defaultLinkEnd, latestLinkEnd, latestWords } from '@sufra/contract/orders/links.rules'
import { personOf } from '../../kernel/access/scope.ts'
import { newToken } from '../../kernel/access/tokens.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { orderScope } from '../../money/ledger/ledger.orders.sql.ts'
import { orderDetails, orderRow } from '../desk/orders.sql.ts'
import { hidesContact } from '../orderPage/orders.rules.ts'
import * as links from './links.sql.ts'
import { presentLinkView } from './links.view.ts'

/** When a new link expires: as requested, within limits. */
function endOf(wanted: string | undefined, deliveryTime: Date, now: Date): Date {
  if (wanted === undefined) return defaultLinkEnd(deliveryTime, now)
  const [end, latest] = [new Date(wanted), latestLinkEnd(deliveryTime, now)]
  if (end > now && end <= latest) return end
  return fail('orderLinks.end', { params: latestWords(latest), field: 'expires_at' })
}

export default implement(orderLinks, orderScope, {
  create: async ({ db, scope, scopeFilter, params, input, services, now }) => {
    if (input.variant === 'delivery' && hidesContact(scope)) fail('permission.missing')
    const order = orNotFound(await orderRow(db, scope, scopeFilter, params.id))
    const { token, hash } = newToken('link')
    const link = await links.addLink(db, {
      order_id: order.id,
      hash,
      variant: input.variant,
      expires_at: endOf(input.expires_at, new Date(order.event_at), now),
      created_by: personOf(scope).account_id,
    })
    return { link: orNotFound(link), url: `${services.settings.origin}/view-order/${order.id}/${token}` }
  },
  list: async ({ db, scope, scopeFilter, params }) => {
    const order = orNotFound(await orderRow(db, scope, scopeFilter, params.id))
    return { links: await links.liveLinks(db, scopeFilter, order.id) }
  },
  revoke: async ({ db, scope, scopeFilter, params }) => {
    orNotFound(await links.revokeLink(db, scopeFilter, params.id, personOf(scope).account_id))
    return {}
  },
  show: async (call) => {
    const { scope } = call
    if (scope.kind !== 'link') return fail('session.wrongDoor')
    return { order: presentLinkView(await orderDetails(call, scope.order_id), scope.variant) }
  },
})

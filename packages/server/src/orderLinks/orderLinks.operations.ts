import { orderLinks } from '@sufra/contract/orderLinks'
import { implement } from '../kernel/implement.ts'
import { found, refuse } from '../kernel/refuse.ts'
import { isPerson, type Scope } from '../kernel/scope.ts'
import { newToken } from '../kernel/tokens.ts'
import { orderRow, orderRows } from '../orders/orders.sql.ts'
import * as links from './orderLinks.sql.ts'

const accountOf = (scope: Scope) => (isPerson(scope) ? scope.account_id : refuse('session.wrongDoor'))

export default implement(orderLinks, orderRows, {
  create: async ({ db, scope, rows, params, services }) => {
    const order = found(await orderRow(db, scope, rows, params.id))
    const { token, hash } = newToken('link')
    const link = found(await links.addLink(db, order.id, hash, accountOf(scope)))
    return { link, url: `${services.settings.origin}/view-order/${order.id}/${token}` }
  },
  list: async ({ db, scope, rows, params }) => {
    const order = found(await orderRow(db, scope, rows, params.id))
    return { links: await links.liveLinks(db, rows, order.id) }
  },
  revoke: async ({ db, scope, rows, params }) => {
    found(await links.revokeLink(db, rows, params.id, accountOf(scope)))
    return {}
  },
})

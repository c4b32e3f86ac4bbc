import { z } from 'zod'
import { DigitsId, Id, TextOrNone } from '../kernel/fields.ts'
import { Page, Search } from '../kernel/list.ts'
import { Money } from '../kernel/money.ts'
import { Done, everyKind, feature, get, list, post, stream } from '../kernel/operation.ts'
import { KitchenPack, KitchenPackFields, KitchenStoresFields } from './kitchenPack.ts'
import {
  OrderDetails,
  OrderEvent,
  OrderRow,
  OrderStatus,
  orderListFilters,
  orderSorts,
  Totals,
} from './orders.shapes.ts'

/** Any status (DECISIONS 14), including reserved ones. Whether the order may take it is checked later. */
const StatusId = DigitsId.refine((id) => id <= 8, 'choice')

export * from './kitchenPack.ts'
export * from './orders.match.ts'
export * from './orders.payment.ts'
export * from './orders.shapes.ts'

const everybody = { kinds: everyKind, permission: 'orders.read' } as const
const decides = { kinds: everyKind, permission: 'orders.write' } as const

export const orders = feature('orders', {
  list: list(
    {
      admin: 'restaurant/order/getOrdersList',
      restaurant: 'order/getOrdersList',
      store_user: 'order/getOrdersList',
    },
    {
      ...everybody,
      summary:
        'Orders by arrival or by delivery, with the totals of each status. `search` is an order’s number, or the beginning of a word of the customer’s name, of a mobile number, a coupon’s code or a store’s name; an order is not found by what is masked in it.',
      filters: orderListFilters,
      output: z.object({
        /**
         * A list sorted by delivery, or filtered by days or area, has at most 1,000 rows. A search alone returns the
         * newest 200 matches; with further filters, matches among the newest 1,000 orders. `truncated` means that there
         * are more, and `total` counts the rows listed. A truncated range of days is sorted by delivery, as `sort`
         * says.
         */
        orders: Page(OrderRow).extend({ truncated: z.boolean(), sort: z.enum(orderSorts) }),
        attentionCount: z.int().nonnegative(),
        /** Totals per status, for the list's days, restaurant, store and area. */
        ...Totals,
        /** Whether the caller sees orders of more than one store. */
        several_stores: z.boolean(),
        /** Position of the event stream: later events may be missing from this answer. */
        position: z.string(),
      }),
      example: () => ({ body: { count: 10, page: 1 } }),
    },
  ),
  show: get(
    {
      admin: 'restaurant/order/getOrderDetails/:id',
      restaurant: 'order/getOrderDetails/:id',
      store_user: 'order/getOrderDetails/:id',
    },
    {
      ...everybody,
      summary: 'One order, whole.',
      output: z.object({ order: OrderDetails }),
      example: (idOf) => ({ params: { id: idOf('orders') } }),
    },
  ),
  /** The customer-order view: what the store sees of an order, never its finance. */
  storeView: get('restaurant/order/getOrderByStoreId/:id', {
    kinds: ['admin'],
    permission: 'orders.read',
    summary: 'An order as its store sees it.',
    output: z.object({ order: OrderDetails }),
    example: (idOf) => ({ params: { id: idOf('orders') } }),
  }),
  cancelledView: get('restaurant/order/getCanceledOrderByStoreId/:id', {
    kinds: ['admin'],
    permission: 'orders.read',
    summary: "A cancelled order as its store sees it, with why and by whom; any other order isn't found.",
    output: z.object({ order: OrderDetails }),
    example: (idOf) => ({ params: { id: idOf('cancelled orders') } }),
  }),
  neighbours: get(
    {
      admin: 'restaurant/order/getNeighbours/:id',
      restaurant: 'order/getNeighbours/:id',
      store_user: 'order/getNeighbours/:id',
    },
    {
      ...everybody,
      summary: 'The orders before and after one in the filtered list, in its order.',
      input: z.strictObject({
        ...orderListFilters,
        needs_attention: z.stringbool().optional(),
        card_unpaid: z.stringbool().optional(),
        uncancelled: z.stringbool().optional(),
        hour: z.coerce.number().int().min(0).max(23).optional(),
        search: Search,
      }),
      output: z.object({ previous: Id.nullable(), next: Id.nullable() }),
      example: (idOf) => ({ params: { id: idOf('orders') } }),
    },
  ),
  markSeen: post(
    {
      admin: 'restaurant/order/markSeen/:id',
      restaurant: 'order/markSeen/:id',
      store_user: 'order/markSeen/:id',
    },
    {
      ...everybody,
      summary: 'Somebody has opened the order: it stops ringing on every desk.',
      output: Done,
      example: (idOf) => ({ params: { id: idOf('orders') } }),
    },
  ),
  kitchenPack: post(
    {
      admin: 'restaurant/order/getKitchenPack',
      restaurant: 'order/getKitchenPack',
      store_user: 'order/getKitchenPack',
    },
    {
      ...everybody,
      readOnly: true,
      summary:
        "A store's accepted orders of a day, or of several up to `date_to`: what to cook in all and each day, and one slip an order. No prices.",
      input: KitchenPackFields,
      output: KitchenPack,
      example: (idOf) => ({ body: { restaurant_store_id: idOf('stores'), date: '2030-03-14' } }),
    },
  ),
  kitchenStores: post(
    {
      admin: 'restaurant/order/getKitchenStores',
      restaurant: 'order/getKitchenStores',
      store_user: 'order/getKitchenStores',
    },
    {
      ...everybody,
      readOnly: true,
      summary:
        'The stores that have accepted orders on a day, or on several up to `date_to`: those with a kitchen pack. And the next day on which any of them, or the one asked for, has some.',
      input: KitchenStoresFields,
      output: z.object({
        stores: z.array(KitchenPack.shape.store),
        /** The next day with orders, starting at `date`. */
        next_day: z.iso.date().nullable(),
      }),
      example: () => ({ body: { date: '2030-03-14' } }),
    },
  ),
  events: stream(
    { admin: 'restaurant/order/events', restaurant: 'order/events', store_user: 'order/events' },
    {
      ...everybody,
      summary: 'New orders and changed ones as they happen, with the new totals.',
      input: z.strictObject({ after: TextOrNone(60).optional() }),
      output: OrderEvent,
      example: () => ({}),
    },
  ),
  statuses: get('settings/orderStatus/getOrderStatusList', {
    ...everybody,
    summary: 'The statuses an order can have.',
    output: z.object({ orderStatus: z.array(OrderStatus) }),
    example: () => ({}),
  }),
  updateStatus: post('settings/orderStatus/updateOrderStatus', {
    ...decides,
    summary: 'Accept (6), cancel with a reason (7) or complete (8) an order.',
    input: z.strictObject({
      status_id: StatusId,
      order_id: DigitsId,
      /** Required for status 7; for others the spec's screens send an empty text. */
      cancel_reason_id: z.union([DigitsId, z.literal('').transform(() => undefined)]).optional(),
      /** Required for status 8 before the delivery day in Qatar: confirms that it is intended. */
      early: z.boolean().optional(),
      /**
       * The remaining amount that was shown, which status 8 records as collected. If it has changed, the call is
       * rejected.
       */
      remaining_amount: Money.optional(),
    }),
    output: z.object({ order: OrderRow }),
    errors: [
      'orders.transition',
      'orders.decided',
      'orders.decidedByYou',
      'orders.cancelled',
      'orders.cancelledByYou',
      'orders.reasonMissing',
      'orders.early',
      'orderMoney.changed',
    ],
    example: (idOf) => ({ body: { status_id: '6', order_id: String(idOf('orders')) } }),
  }),
})

import { Day, Instant } from '../kernel/fields.ts'
import { Balance, Money } from '../kernel/money.ts'
import { RichText } from '../kernel/richText.ts'
import { Translated } from '../kernel/translated.ts'
import { Picture } from '../kernel/uploads.ts'
import {
  ItemAddon,
  ItemChoice,
  ItemOption,
  PublicItem,
  PublicPolicy,
  PublicStore,
  StoreArea,
} from './checkout.menu.ts'
import {
  BasketLine,
  DeliveryAddress,
  PickedOption,
  PlacedOrder,
  PlaceOrder,
  Quote,
} from './checkout.order.ts'
import {
  CancelConsequences,
  ChannelHistory,
  ChannelOrder,
  ReportedPayment,
  ReportedRefund,
  WebhookEvent,
  type webhookTopics,
} from './payments.ts'

/** What shapes are called in the ordering API's documents, and so in clients that are generated from them. */
export const shapeNames = {
  Balance,
  Day,
  Instant,
  Money,
  Picture,
  RichText,
  Translated,
  Store: PublicStore,
  StoreArea,
  StorePolicy: PublicPolicy,
  Item: PublicItem,
  ItemChoice,
  ItemAddon,
  ItemOption,
  Basket: PlaceOrder,
  BasketLine,
  PickedOption,
  DeliveryAddress,
  Quote,
  PlacedOrder,
  Order: ChannelOrder,
  OrderHistory: ChannelHistory,
  Payment: ReportedPayment,
  Refund: ReportedRefund,
  CancelConsequences,
  WebhookEvent,
} as const

/** What a channel's address is told of. */
export const webhookSummaries: Readonly<Record<(typeof webhookTopics)[number], string>> = {
  'order.accepted': 'The store accepted an order.',
  'order.cancelled': 'An order was cancelled or declined.',
  'order.completed': 'An order was completed.',
  'order.money': 'Only the money of an order changed.',
}

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
  TestEvent,
  type testTopic,
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
  TestEvent,
} as const

interface Webhook {
  readonly summary: string
  readonly body: 'WebhookEvent' | 'TestEvent'
}
type Topic = (typeof webhookTopics)[number] | typeof testTopic

const told = (summary: string): Webhook => ({ summary, body: 'WebhookEvent' })

/** What a channel's address is told of. */
export const webhookDescriptions: Readonly<Record<Topic, Webhook>> = {
  'order.accepted': told('The store accepted an order.'),
  'order.cancelled': told('An order was cancelled or declined.'),
  'order.completed': told('An order was completed.'),
  'order.money': told('Only the money of an order changed.'),
  test: { summary: "The marketplace tries the channel's address.", body: 'TestEvent' },
}

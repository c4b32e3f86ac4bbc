import type { OrderMessage } from '@sufra/contract/engagement/orderMessages'

export interface MessageProps {
  readonly message: OrderMessage
  /** Such as `Order placed · E-Mail`. */
  readonly title: string
  readonly onClose: () => void
}

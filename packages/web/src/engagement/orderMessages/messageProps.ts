import type { OrderMessage } from '@sufra/contract/engagement/orderMessages'

export interface MessageProps {
  readonly message: OrderMessage
  /** Such as `Order placed · E-Mail`. */
  readonly title: string
  readonly onClose: () => void
  /** Begins the form anew with the texts as they are now. */
  readonly onRenew: () => void
}

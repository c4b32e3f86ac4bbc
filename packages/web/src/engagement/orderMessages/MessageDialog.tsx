import type { OrderMessage } from '@sufra/contract/engagement/orderMessages'
import { MailMessageForm } from './MailMessageForm.tsx'
import { PushMessageForm } from './PushMessageForm.tsx'

export interface MessageProps {
  readonly message: OrderMessage
  readonly title: string
  readonly onClose: () => void
}

/** The texts of one message, with its preview, a test and its versions. */
export default function MessageDialog(props: MessageProps) {
  return props.message.kind === 'email' ? <MailMessageForm {...props} /> : <PushMessageForm {...props} />
}

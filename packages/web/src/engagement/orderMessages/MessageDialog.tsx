import { orderMessages } from '@sufra/contract/engagement/orderMessages'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { MailMessageForm } from './MailMessageForm.tsx'
import type { MessageProps } from './messageProps.ts'
import { PushMessageForm } from './PushMessageForm.tsx'

interface Props extends Pick<MessageProps, 'title' | 'onClose'> {
  /** Id of the message. */
  readonly id: number
}

/** The texts of one message, with its preview, a test and its versions. */
export default function MessageDialog({ id, title, onClose }: Props) {
  const row = useFormRow(orderMessages.list, {})
  return (
    <QueryDialog query={row} title={title} onClose={onClose}>
      {({ messages }) => {
        const message = messages.find((each) => each.id === id)
        const Form = message?.kind === 'email' ? MailMessageForm : PushMessageForm
        return (
          message && (
            <Form key={row.key} message={message} title={title} onClose={onClose} onRenew={row.renew} />
          )
        )
      }}
    </QueryDialog>
  )
}

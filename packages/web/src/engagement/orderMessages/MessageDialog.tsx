import { MailMessageForm } from './MailMessageForm.tsx'
import type { MessageProps } from './messageProps.ts'
import { PushMessageForm } from './PushMessageForm.tsx'

/** The texts of one message, with its preview, a test and its versions. */
export default function MessageDialog(props: MessageProps) {
  return props.message.kind === 'email' ? <MailMessageForm {...props} /> : <PushMessageForm {...props} />
}

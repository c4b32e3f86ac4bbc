import { notifications } from '@sufra/contract/engagement/notifications'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { useOperation } from '../../kernel/data/operations.ts'
import { MailSheet } from './MailSheet.tsx'

interface Props {
  readonly content: RequestOf<typeof notifications.preview>
  readonly onClose: () => void
}

/** A mail of marketing before it is sent. */
export default function MailPreview({ content, onClose }: Props) {
  return <MailSheet query={useOperation(notifications.preview, { body: content })} onClose={onClose} />
}

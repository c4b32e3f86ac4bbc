import { orderMessages } from '@sufra/contract/engagement/orderMessages'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { useOperation } from '../../kernel/data/operations.ts'
import { MailSheet } from '../notifications/MailSheet.tsx'

interface Props {
  readonly params: { readonly id: number }
  readonly body: RequestOf<typeof orderMessages.previewMail>
  readonly onClose: () => void
}

/** The mail of an order that does not exist, as customers see it. */
export default function OrderMailPreview({ onClose, ...sent }: Props) {
  return <MailSheet query={useOperation(orderMessages.previewMail, sent)} onClose={onClose} />
}

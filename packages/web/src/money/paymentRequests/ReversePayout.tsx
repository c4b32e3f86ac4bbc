import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { useText } from '../../kernel/text/language.tsx'
import { ReversalDialog } from '../reversal/ReversalDialog.tsx'
import { paymentRequestsText } from './paymentRequests.text.ts'

interface Props {
  readonly id: number
  readonly amount: string
  readonly onClose: () => void
}

export default function ReversePayout({ id, amount, onClose }: Props) {
  const t = useText(paymentRequestsText)
  return (
    <ReversalDialog
      operation={paymentRequests.reversePayout}
      id={id}
      title={t('reverseTitle', { amount })}
      text={t('reverseText')}
      question={t('reverseAsk', { id })}
      success={t('reverseDone', { id })}
      invalidates={[
        paymentRequests.show,
        paymentRequests.adminList,
        paymentRequests.storeList,
        paymentRequests.due,
      ]}
      onClose={onClose}
    />
  )
}

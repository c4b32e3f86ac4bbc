import type { PaymentRequestDetails } from '@sufra/contract/money/paymentRequests'
import { PrintPreview } from '../../kernel/print/PrintPreview.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { paymentRequestsText } from './paymentRequests.text.ts'
import { RequestSheet } from './RequestSheet.tsx'

interface Props {
  readonly request: PaymentRequestDetails
  readonly onClose: () => void
}

/** Previews a payment request on A4 before it is printed. */
export default function RequestPrintView({ request, onClose }: Props) {
  const t = useText(paymentRequestsText)
  const { en, ar } = paymentRequestsText.sheetTitle
  return (
    <PrintPreview
      title={t('title', { id: request.id })}
      running={{ en: `${en} ${request.id}`, ar: `${ar} ${request.id}` }}
      head={{ number: String(request.id), lines: [request.store.name] }}
      onClose={onClose}
    >
      {(language) => <RequestSheet request={request} language={language} />}
    </PrintPreview>
  )
}

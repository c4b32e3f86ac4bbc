import { homes } from '@sufra/contract/kernel/kinds'
import { orders } from '@sufra/contract/orders/orders'
import { useNavigate } from '@tanstack/react-router'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import PrintView from './PrintView.tsx'

export function PrintPage() {
  const kernel = useText(kernelText)
  const navigate = useNavigate()
  const { kind } = useSession()
  const id = usePathId()
  const { data, error, refetch } = useOperation(orders.show, { params: { id } }, { enabled: id > 0 })
  if (id === 0 || isMissing(error)) return <NotFound />
  if (data)
    return (
      <PrintView
        order={data.order}
        onClose={() => void navigate({ to: `${homes[kind]}/orders/order-details/${id}`, replace: true })}
      />
    )
  return error ? (
    <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
  ) : (
    <p className="visually-hidden">{kernel('loading')}</p>
  )
}

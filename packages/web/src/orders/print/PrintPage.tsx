import { homes } from '@sufra/contract/kernel/kinds'
import { orders } from '@sufra/contract/orders/orders'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ApiError } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import PrintView from './PrintView.tsx'

export function PrintPage() {
  const kernel = useText(kernelText)
  const navigate = useNavigate()
  const { kind } = useSession()
  const params: { id?: string } = useParams({ strict: false })
  const id = Number(params.id)
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useOperation(orders.show, { params: { id } }, { enabled: known })
  if (!known || (error instanceof ApiError && error.status === 404)) return <NotFound />
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

import { orderLinks } from '@sufra/contract/orders/links'
import { orderStatus } from '@sufra/contract/orders/orders'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ordersText } from '../order/orders.text.ts'
import { fromLink } from '../order/readOrder.ts'
import { PrintButton } from '../print/PrintButton.tsx'
import { OrderBody, OrderWaiting } from './OrderBody.tsx'
import { orderPageText } from './orderPage.text.ts'
import css from './PublicLayout.module.css'
import { PublicLayout } from './PublicLayout.tsx'

/**
 * An order by its link, without a session (DECISIONS 17). The token stays in the URL, so that a reload and a forwarded
 * URL still work; the browser stores it nowhere else, and the page sends no referrer.
 */
export function LinkOrder() {
  const t = useText(orderPageText)
  const words = useText(ordersText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const params: { id?: string; token?: string } = useParams({ strict: false })
  const link = { door: 'link', token: params.token ?? '' } as const
  // A link has no stream that would report a decision or that it was revoked.
  const { data, error, refetch } = useOperation(orderLinks.show, { as: link }, { every: refetchEvery.calm })
  // A link opens only its own order, whatever id the URL has.
  const shown = data?.order.id === Number(params.id) ? data.order : undefined
  const order = shown && fromLink(shown)
  const over = (data && !order) || (error instanceof ApiError && [401, 403, 404].includes(error.status))
  if (over)
    return (
      <PublicLayout title={t('linkOver')}>
        <p role="alert" className={css.shared}>
          {t('linkOverText')}
        </p>
      </PublicLayout>
    )
  const current = order?.order_current_status
  const withheld = shown?.variant === 'delivery' && !shown.delivery
  const withheldText = withheld && (current?.id === orderStatus.pending ? 'customerLater' : 'customerOver')
  return (
    <PublicLayout
      title={words('order', { id: params.id ?? '' })}
      aside={current && <StatusChip status={current.status} label={pick(current.display_status)} />}
      actions={order && <PrintButton order={order} />}
    >
      {order ? (
        <>
          <p className={css.shared}>
            {t('shared')}
            {withheldText && ` ${t(withheldText)}`}
          </p>
          <OrderBody order={order} />
        </>
      ) : error ? (
        <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
      ) : (
        <OrderWaiting label={kernel('loading')} />
      )}
    </PublicLayout>
  )
}

import { Button } from '@mantine/core'
import { type OrderDetails, type OrderRow, orders } from '@sufra/contract/orders/orders'
import { IconReceiptOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useSeenRow } from '../../kernel/list/useSeenRow.ts'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import { decisionText } from '../order/decision.text.ts'
import css from '../order/orders.module.css'
import { ordersText } from '../order/orders.text.ts'
import { useMarkSeen } from '../order/useMarkSeen.ts'
import { StatusFacts } from './StatusFacts.tsx'
import { StatusForm } from './StatusForm.tsx'
import { useDeciding } from './useDeciding.ts'

interface Props {
  readonly id: number
  /** The row, if the page behind shows it; otherwise the order is fetched. */
  readonly row?: OrderRow | OrderDetails
  /** The order's page, unless the dialog is opened from it. */
  readonly page?: { readonly to: string; readonly search: ListSearch }
  readonly onClose: () => void
}

/** Accept, cancel with a reason, or complete (spec 3, order status dialog). */
export default function StatusDialog({ id, row, page, onClose }: Props) {
  const t = useText(ordersText)
  const title = useText(decisionText)('changeStatus')
  const kernel = useText(kernelText)
  const asked = useOperation(orders.show, { params: { id } }, { enabled: row === undefined })
  const order = useSeenRow<OrderRow | OrderDetails>(row ?? asked.data?.order, id)
  const { message, changed, onStep } = useDeciding(order)
  useMarkSeen(order)
  return (
    <Modal onClose={onClose} title={title} size={480}>
      {order ? (
        <>
          <StatusFacts order={order} />
          {page && (
            <Link className={css.page} to={page.to} search={page.search}>
              {t('view', { id })}
            </Link>
          )}
          {message && <Callout tone="error">{message}</Callout>}
          {/* A change of status elsewhere resets the choice; who made it, or what failed, is shown above. */}
          <StatusForm
            key={order.order_current_status.id}
            order={order}
            again={changed}
            onStep={onStep}
            onClose={onClose}
          />
        </>
      ) : isMissing(asked.error) ? (
        <Empty
          words={{
            icon: <IconReceiptOff size={32} stroke={1.25} aria-hidden />,
            title: t('gone', { id }),
            text: t('goneText'),
            action: (
              <Button variant="default" onClick={onClose}>
                {kernel('close')}
              </Button>
            ),
          }}
        />
      ) : asked.isError ? (
        <Failed error={asked.error} title={kernel('pageFailed')} onRetry={() => void asked.refetch()} />
      ) : (
        <div style={{ minBlockSize: 320 }} aria-busy />
      )}
    </Modal>
  )
}

import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useText } from '../../kernel/text/language.tsx'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

const NewPayment = late(() => import('./NewPayment.tsx'))

interface Props {
  /** The store to be paid. Admins choose it here. */
  readonly storeId?: number | undefined
}

/** The collapsible panel "Add New Payment" (spec 3 §2). */
export function NewPaymentPanel({ storeId }: Props) {
  const t = useText(paymentRequestsText)
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<number | undefined>(undefined)
  const store = storeId ?? picked
  return (
    <details className={css.panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('add')}</summary>
      {open && (
        <>
          {storeId === undefined && (
            <div className={css.body}>
              <p>{t('chooseStore')}</p>
              <div>
                <StoreFilter label={t('storeFilter')} any={t('anyStore')} value={picked} onPick={setPicked} />
              </div>
            </div>
          )}
          {store !== undefined && (
            <Suspense>
              <NewPayment key={store} storeId={store} />
            </Suspense>
          )}
        </>
      )}
    </details>
  )
}

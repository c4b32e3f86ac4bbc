import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

interface Props {
  readonly store: number
  /** The chosen orders. */
  readonly chosen: readonly number[]
  readonly preview: OutputOf<typeof paymentRequests.preview> | undefined
}

/** How the amount of a request is made up, as the server computed it. */
export function RequestSum({ store, chosen, preview }: Props) {
  const t = useText(paymentRequestsText)
  if (!preview) return null
  const whose = { restaurant_store_id: store, chosen: [...chosen] }
  const lines: readonly { key: string; label: string; amount: number; of: FigureOf }[] = [
    {
      key: 'chosen',
      label: t('chosen'),
      amount: preview.orders,
      of: { figure: 'chosen_orders', ...whose },
    },
    ...preview.netted.map(({ id, remaining_amount }) => ({
      key: `order ${id}`,
      label: t('netted', { id }),
      amount: remaining_amount,
      of: { figure: 'order_remaining' as const, id },
    })),
    ...preview.charges.map(({ id, remaining_amount, description }) => ({
      key: `charge ${id}`,
      label: description ?? t('chargeLine', { id }),
      amount: remaining_amount,
      of: { figure: 'charge_remaining' as const, id },
    })),
    { key: 'sum', label: t('sum'), amount: preview.amount, of: { figure: 'new_request', ...whose } },
  ]
  return (
    <div aria-live="polite">
      <dl className={css.sum}>
        {lines.map(({ key, label, amount, of }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={amount < 0 ? css.negative : undefined}>
              <Figure name={label} amount={amount} of={of} />
            </dd>
          </div>
        ))}
      </dl>
      {preview.amount <= 0 && <Callout tone="info">{t('notPositive')}</Callout>}
    </div>
  )
}

import type { OrderFinance } from '@sufra/contract/orders/orders'
import { IconHelpCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import css from './Finance.module.css'
import { Formula } from './Formula.tsx'
import { countedOf, type Figure, figures } from './finance.rules.ts'
import { financeText } from './finance.text.ts'
import { Postings } from './Postings.tsx'

interface Props {
  readonly order: ReadOrder
  readonly finance: OrderFinance
}

/** A figure that expands to show how it is calculated. */
function Explained({ figure, order, finance }: Props & { figure: Figure }) {
  const t = useText(financeText)
  const [open, setOpen] = useState(false)
  const id = useId()
  const name = t(figure)
  return (
    <div className={css.figure} data-strong={figure === 'dueToStore' || undefined}>
      <dt>
        {name}
        <button
          type="button"
          className={css.ask}
          aria-label={t('explain', { figure: name })}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconHelpCircle size={18} stroke={1.6} aria-hidden />
        </button>
      </dt>
      <dd>
        <Money amount={countedOf(figure, order, finance)} />
      </dd>
      <dd id={id} className={css.answer} hidden={!open}>
        {open && (
          <>
            <Formula figure={figure} order={order} finance={finance} />
            <Postings figure={figure} id={order.id} finance={finance} />
          </>
        )}
      </dd>
    </div>
  )
}

/** The admins' finance section: what the platform and the store get from an order (DECISIONS 22, 23). */
export function Finance({ order, finance }: Props) {
  const t = useText(financeText)
  return (
    <section>
      <h2>{t('financial')}</h2>
      <dl className={css.figures}>
        {figures.map((figure) => (
          <Explained key={figure} figure={figure} order={order} finance={finance} />
        ))}
      </dl>
    </section>
  )
}

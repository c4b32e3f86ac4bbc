import { formatDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import type { FigurePart as Part } from '@sufra/contract/money/figures'
import { explaining } from '@sufra/contract/money/figures.names'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { EventPart } from './EventPart.tsx'
import type { EventActions, FigureOf, Step } from './figureOf.ts'
import css from './figures.module.css'
import { figuresText } from './figures.text.ts'
import { PartAmount } from './PartAmount.tsx'

interface Props {
  readonly part: Part
  /** What it is a part of. */
  readonly whole: FigureOf
  readonly actions: EventActions | undefined
  readonly onExplain: (next: Step) => void
}

/** The order and the payment request of a part. A charge has no page. */
function idsOf(part: Part): { readonly order: number | null; readonly request: number | null } {
  if (part.kind === 'event') return { order: part.order_id, request: part.payment_request_id }
  return { order: part.kind === 'order' ? part.id : null, request: part.kind === 'request' ? part.id : null }
}

/** What a part is asked for with: a store with the days of the whole, anything else with its id. */
function ofPart(part: Part, whole: FigureOf): FigureOf | undefined {
  const { kind, id, figure } = part
  if (figure === null) return undefined
  const days = { start_date: whole.start_date, end_date: whole.end_date }
  if (figure === 'order_at_close') return { figure, id, ...days }
  if (kind !== 'store')
    return { figure, id, ...('request_id' in part && part.request_id && { request_id: part.request_id }) }
  return { figure, restaurant_store_id: id, ...days }
}

/** One of the amounts of a figure: what it is, when, who did it, and the page it has. */
export function FigurePart({ part, whole, actions, onExplain }: Props) {
  const t = useText(figuresText)
  const pick = usePick()
  const { language } = useLanguage()
  const { kind, can } = useSession()
  const { id, amount, day } = part
  const { order, request } = idsOf(part)
  const page = (path: string): string => `${homes[kind]}/${path}`
  const what = 'name' in part ? pick(part.name) : t(part.kind, { id })
  const name = part.kind === 'event' && order !== null ? `${what} · ${t('order', { id: order })}` : what
  const of = ofPart(part, whole)
  const explain = of && can(explaining, of) ? () => onExplain({ name, of }) : undefined
  return (
    <li>
      <p className={css.part}>
        <strong>{name}</strong>
        <PartAmount name={name} amount={amount} onExplain={explain} />
      </p>
      {part.kind === 'event' && <EventPart part={part} />}
      {part.kind !== 'event' && part.kind !== 'store' && (
        <p className={css.quiet}>
          <bdi>{formatDay(day, language)}</bdi>
        </p>
      )}
      {part.description && <p dir="auto">{part.description}</p>}
      <div className={css.links}>
        {order !== null && can('orders.read') && (
          <Link to={page(`orders/order-details/${order}`)}>{t('openOrder', { id: order })}</Link>
        )}
        {request !== null && can('payments.read') && (
          <Link to={page(`payments/payment-requests/${request}`)}>{t('openRequest', { id: request })}</Link>
        )}
        {part.kind === 'store' && can('statements.read') && (
          <Link to={page('payments/statement-of-accounts')} search={{ store: id }}>
            {t('openStatement', { store: name })}
          </Link>
        )}
        {part.kind === 'event' && actions?.(part)}
      </div>
    </li>
  )
}

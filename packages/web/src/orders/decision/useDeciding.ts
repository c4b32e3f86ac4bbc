import { type OrderDetails, type OrderRow, orders } from '@sufra/contract/orders/orders'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'
import { useKindName } from '../order/useCancelledBy.ts'

/** How far the person has got with their own decision. */
export type Step =
  | { readonly at: 'choosing'; readonly chosen: boolean }
  | { readonly at: 'saving' }
  /** `refused` when the server has returned the reason: no further message is needed. */
  | { readonly at: 'failed'; readonly message: string; readonly refused: boolean }

/**
 * Reconciles an open dialog with decisions made elsewhere: returns the error of the person's own decision, or who else
 * changed the status and to what, until that is acknowledged.
 */
export function useDeciding(order: OrderRow | OrderDetails | undefined) {
  const t = useText(decisionText)
  const pick = usePick()
  const kindName = useKindName()
  const current = order?.order_current_status
  const [step, setStep] = useState<Step>({ at: 'choosing', chosen: false })
  const [known, setKnown] = useState(current?.id)
  if (known === undefined && current) setKnown(current.id)
  const changed = known !== undefined && current !== undefined && current.id !== known
  const elsewhere = changed && step.at !== 'saving' && !(step.at === 'failed' && step.refused)
  // The row has the new status; only the history says who set it.
  const asked = useOperation(orders.show, { params: { id: order?.id ?? 0 } }, { enabled: elsewhere })
  const last = asked.data?.order.history.at(-1)
  const decided = elsewhere && last?.status.id === current.id ? last : undefined

  const news = (): string | null => {
    if (!elsewhere || !(decided || asked.isError)) return null
    const what = { id: order?.id ?? 0, status: pick(current.display_status) }
    const who = decided && (decided.actor_name || kindName(decided.actor_kind))
    const lost = step.at === 'failed' || (step.at === 'choosing' && step.chosen)
    return [who ? t('decided', { who, ...what }) : t('decidedAnyhow', what), lost && t('notSaved')]
      .filter(Boolean)
      .join(' ')
  }
  return {
    /** The message shown above the choice. */
    message: news() ?? (step.at === 'failed' ? step.message : null),
    changed,
    onStep: (next: Step) => {
      setStep(next)
      if (next.at === 'choosing') setKnown(current?.id)
    },
  }
}

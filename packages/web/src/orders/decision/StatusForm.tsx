import { Button, Group } from '@mantine/core'
import {
  type OrderDetails,
  type OrderRow,
  orderStatus,
  orders,
  staffTransitions,
} from '@sufra/contract/orders/orders'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { hueOf, StatusChip } from '../../kernel/display/StatusChip.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'
import { ordersText } from '../order/orders.text.ts'
import css from './StatusForm.module.css'
import { useDecide } from './useDecide.ts'
import type { Step } from './useDeciding.ts'
import { isDecided, useQuestion } from './useQuestion.tsx'
import { useReason } from './useReason.tsx'

interface Props {
  readonly order: OrderRow | OrderDetails
  /** True when the form was reset because somebody else changed the order's status. */
  readonly again: boolean
  readonly onStep: (step: Step) => void
  readonly onClose: () => void
}

export function StatusForm({ order, again, onStep, onClose }: Props) {
  const t = useText(decisionText)
  const status = useText(ordersText)('status')
  const kernel = useText(kernelText)
  const pick = usePick()
  const questionOf = useQuestion()
  const current = order.order_current_status
  const next = staffTransitions[current.id] ?? []
  const [chosen, setChosen] = useState(current.id)
  const cancelling = chosen === orderStatus.cancelled && next.includes(chosen)
  const statuses = useOperation(orders.statuses, {}, { enabled: next.length > 0 })
  const reason = useReason(cancelling)
  const { decide, pending } = useDecide(order, { onStep, onDone: onClose })
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The focused control is gone; a confirmation on top keeps its own focus.
    if (again && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input:enabled, button')?.focus()
  }, [again])

  const options = [
    current,
    ...next.flatMap((id) => statuses.data?.orderStatus.find((status) => status.id === id) ?? []),
  ]
  const choose = (id: number) => {
    setChosen(id)
    reason.clear()
    onStep({ at: 'choosing', chosen: id !== current.id })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (pending || !isDecided(chosen)) return
    if (cancelling && !reason.isGiven()) return
    if (await confirm(questionOf(order, chosen))) await decide(chosen, reason.reason)
  }
  return (
    <form ref={form} noValidate onSubmit={save}>
      <fieldset className={css.choice} disabled={next.length === 0}>
        <legend>{status}</legend>
        {options.map((option) => (
          <label key={option.id} className={css.option} data-hue={hueOf(option.status)}>
            <input
              type="radio"
              name="status"
              value={option.id}
              checked={chosen === option.id}
              data-autofocus={option.id === current.id || undefined}
              onChange={() => choose(option.id)}
            />
            <StatusChip status={option.status} label={pick(option.display_status)} />
            {option.id === current.id && <span className={css.current}>{t('current')}</span>}
          </label>
        ))}
      </fieldset>
      {reason.field}
      {next.length === 0 && <p className={css.final}>{t('final')}</p>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
        {next.length > 0 && (
          <Button
            type="submit"
            loading={pending}
            disabled={chosen === current.id}
            color={cancelling ? 'danger' : undefined}
          >
            {kernel('save')}
          </Button>
        )}
      </Group>
    </form>
  )
}

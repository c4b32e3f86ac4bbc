import { Button, Group, NativeSelect } from '@mantine/core'
import { cancelReasons } from '@sufra/contract/cancelReasons'
import {
  type OrderDetails,
  type OrderRow,
  orderStatus,
  orders,
  staffTransitions,
} from '@sufra/contract/orders'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../kernel/api.ts'
import { confirm } from '../kernel/confirm.tsx'
import { kernelText } from '../kernel/kernel.text.ts'
import { messageOf, useAction, useOperation } from '../kernel/operations.ts'
import { hueOf, StatusChip } from '../kernel/StatusChip.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import css from './Decision.module.css'
import { decisionText } from './decision.text.ts'
import { freshenOrder, refetchOrder } from './orders.cache.ts'
import { ordersText } from './orders.text.ts'
import type { Step } from './useDeciding.ts'
import { isBeforeItsDay, isDecided, useQuestion } from './useQuestion.tsx'

interface Props {
  readonly order: OrderRow | OrderDetails
  /** Drawn anew, since somebody else has decided the order. */
  readonly again: boolean
  readonly onStep: (step: Step) => void
  readonly onClose: () => void
}

export function Decision({ order, again, onStep, onClose }: Props) {
  const t = useText(decisionText)
  const status = useText(ordersText)('status')
  const kernel = useText(kernelText)
  const pick = usePick()
  const questionOf = useQuestion()
  const current = order.order_current_status
  const next = staffTransitions[current.id] ?? []
  const [chosen, setChosen] = useState(current.id)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const cancelling = chosen === orderStatus.cancelled && next.includes(chosen)
  const statuses = useOperation(orders.statuses, {}, { enabled: next.length > 0 })
  const reasons = useOperation(cancelReasons.list, {}, { enabled: cancelling })
  const update = useAction(orders.updateStatus, { failure: false })
  const form = useRef<HTMLFormElement>(null)
  const reasonField = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    // The control that had the focus is gone; a question on top keeps its own.
    if (again && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input:enabled, button')?.focus()
  }, [again])

  const options = [
    current,
    ...next.flatMap((id) => statuses.data?.orderStatus.find((status) => status.id === id) ?? []),
  ]
  const choose = (id: number) => {
    setChosen(id)
    setReason('')
    setMissing(false)
    onStep({ at: 'choosing', chosen: id !== current.id })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (update.isPending || !isDecided(chosen)) return
    if (cancelling && reason === '') {
      setMissing(true)
      reasonField.current?.focus()
      return
    }
    const yes = await confirm(questionOf(order, chosen))
    if (!yes) return
    onStep({ at: 'saving' })
    const body = {
      status_id: chosen,
      order_id: order.id,
      ...(cancelling && { cancel_reason_id: Number(reason) }),
      ...(chosen === orderStatus.completed && {
        early: isBeforeItsDay(order),
        remaining_amount: order.remaining_amount,
      }),
    }
    try {
      // Awaited, not called back: the event of the new state may come first and replace this very form.
      const answer = await update.mutateAsync({ body })
      freshenOrder(answer.order)
      onClose()
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500
      onStep({ at: 'failed', message: messageOf(error) ?? kernel('unavailable'), refused })
      // Somebody was quicker: the row behind and the facts above show the new state.
      if (refused) void refetchOrder(order.id)
    }
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
      {cancelling && (
        <NativeSelect
          ref={reasonField}
          mt="md"
          label={t('reason')}
          required
          withAsterisk={false}
          error={missing ? t('reasonMissing') : undefined}
          value={reason}
          disabled={reasons.isPending}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setMissing(false)
          }}
          data={[
            { value: '', label: t('chooseReason') },
            ...(reasons.data?.cancelReasons ?? []).map((one) => ({
              value: String(one.id),
              label: pick(one.reason),
            })),
          ]}
        />
      )}
      {next.length === 0 && <p className={css.final}>{t('final')}</p>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
        {next.length > 0 && (
          <Button
            type="submit"
            loading={update.isPending}
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

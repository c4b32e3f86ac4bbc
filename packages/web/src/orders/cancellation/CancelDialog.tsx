import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { formatQar } from '@sufra/contract/kernel/money'
import { cancellation, faults } from '@sufra/contract/orders/cancellation'
import { cancelReasons } from '@sufra/contract/orders/cancelReasons'
import { type OrderDetails, orderStatus } from '@sufra/contract/orders/orders'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../kernel/data/api.ts'
import { keyOf, messageOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FormModal } from '../../kernel/forms/FormModal.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { WithChoices } from '../../kernel/inputs/WithChoices.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from '../decision/StatusForm.module.css'
import { refetchOrder } from '../order/orders.cache.ts'
import { CancellationPreview } from './CancellationPreview.tsx'
import { cancellingText } from './cancellation.text.ts'

interface Props {
  readonly order: OrderDetails
  readonly onClose: () => void
}
type Fault = (typeof faults)[number]

/** Cancels an accepted order, after a preview of what that does (DECISIONS 18). */
export default function CancelDialog({ order, onClose }: Props) {
  const t = useText(cancellingText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const [fault, setFault] = useState<Fault>('customer')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const reasons = useOperation(cancelReasons.list)
  const cancel = useAction(cancellation.cancelAccepted, {
    success: t('done', { id: order.id }),
    failure: false,
  })
  const preview = useOperation(
    cancellation.previewCancellation,
    { params: { id: order.id }, body: { fault } },
    // The cancellation event may arrive before the response: then there is nothing left to preview.
    {
      enabled:
        order.order_current_status.id === orderStatus.accepted && !cancel.isPending && !cancel.isSuccess,
    },
  )
  const consequences = preview.data?.consequences

  const failed = (error: unknown) => {
    const changed = error instanceof ApiError && error.body.code === 'orderMoney.consequencesChanged'
    setFailure(
      [messageOf(error) ?? kernel('unavailable'), changed && t('changed')].filter(Boolean).join('. '),
    )
    void queryClient.invalidateQueries({ queryKey: keyOf(cancellation.previewCancellation) })
    if (error instanceof ApiError && error.status < 500) void refetchOrder(order.id)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!consequences || cancel.isPending) return
    if (reason === '') return setMissing(true)
    const { refund_amount, forfeited_amount, due_to_store } = consequences
    const yes = await confirm({
      title: t('ask', { id: order.id }),
      text: t('askText', { refund: formatQar(refund_amount), store: formatQar(due_to_store) }),
      action: t('cancel'),
      danger: true,
    })
    if (!yes) return
    setFailure(null)
    const body = {
      fault,
      cancel_reason_id: Number(reason),
      ...(note.trim() && { note: note.trim() }),
      shown: { refund_amount, forfeited_amount, due_to_store },
    }
    try {
      await cancel.mutateAsync({ params: { id: order.id }, body })
      onClose()
      void refetchOrder(order.id)
    } catch (error) {
      failed(error)
    }
  }
  return (
    <FormModal
      isDirty={() => reason !== '' || note !== ''}
      onClose={onClose}
      title={t('title', { id: order.id })}
      size={520}
    >
      {(close) => (
        <form noValidate onSubmit={save}>
          <Stack gap="md">
            {failure && <Callout tone="error">{failure}</Callout>}
            <fieldset className={css.choice} data-first>
              <legend>{t('fault')}</legend>
              {faults.map((one) => (
                <label key={one} className={css.option}>
                  <input
                    type="radio"
                    name="fault"
                    value={one}
                    checked={fault === one}
                    data-autofocus={one === 'customer' || undefined}
                    onChange={() => {
                      setFault(one)
                      setFailure(null)
                    }}
                  />
                  {t(one)}
                </label>
              ))}
            </fieldset>
            <CancellationPreview query={preview} order={order} />
            <WithChoices queries={[reasons]}>
              <NativeSelect
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
            </WithChoices>
            <MultilineInput
              label={t('note')}
              rows={2}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('keep')}
              </Button>
              <Button type="submit" color="danger" loading={cancel.isPending} disabled={!consequences}>
                {t('cancel')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  )
}

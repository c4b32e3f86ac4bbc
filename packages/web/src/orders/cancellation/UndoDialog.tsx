import { Button, Group, Stack } from '@mantine/core'
import { formatInstant } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import { type OrderDetails, orderStatus } from '@sufra/contract/orders/orders'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../kernel/data/api.ts'
import { messageOf, useAction, useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FormModal } from '../../kernel/forms/FormModal.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { refetchOrder } from '../order/orders.cache.ts'
import { Sums } from '../order/Sums.tsx'
import css from './CancelDialog.module.css'
import { undoText } from './undo.text.ts'

interface Props {
  readonly order: OrderDetails
  readonly onClose: () => void
}

/** Undoes a completion, after a preview of what that changes. */
export default function UndoDialog({ order, onClose }: Props) {
  const t = useText(undoText)
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const { id } = order
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const undo = useAction(orderPayments.undoCompletion, { success: t('done', { id }), failure: false })
  const completed = order.order_current_status.id === orderStatus.completed
  const preview = useOperation(
    orderPayments.previewUndoCompletion,
    { params: { id } },
    { enabled: completed && !undo.isPending && !undo.isSuccess },
  )
  const shown = preview.data
  const why = reason.trim()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!shown || !why || undo.isPending) return
    const { remaining_amount } = shown.figures
    const yes = await confirm({
      title: t('ask', { id }),
      text: t(shown.cash_reversed > 0 ? 'askText' : 'askTextNoCash', {
        cash: formatQar(shown.cash_reversed),
        remaining: formatQar(remaining_amount),
      }),
      action: t('undo'),
      danger: true,
    })
    if (!yes) return
    setFailure(null)
    try {
      await undo.mutateAsync({ params: { id }, body: { reason: why, remaining_amount } })
      onClose()
      void refetchOrder(id)
    } catch (error) {
      setFailure(messageOf(error) ?? kernel('unavailable'))
      void preview.refetch()
      if (error instanceof ApiError && error.status < 500) void refetchOrder(id)
    }
  }
  const refused = preview.error && (messageOf(preview.error) ?? kernel('unavailable'))
  return (
    <FormModal isDirty={() => reason !== ''} onClose={onClose} title={t('title', { id })} size={480}>
      {(close) => (
        <form noValidate onSubmit={save}>
          <Stack gap="md">
            {(failure ?? refused) && <Callout tone="error">{failure ?? refused}</Callout>}
            {shown && (
              <>
                <p>{t('text', { until: formatInstant(shown.until, language) })}</p>
                <section>
                  <h3 className={css.head}>{t('changes')}</h3>
                  <Sums
                    rows={[
                      { key: 'cash', name: t('cash'), amount: shown.cash_reversed },
                      { key: 'remaining', name: t('remaining'), amount: shown.figures.remaining_amount },
                      { key: 'due', name: t('expected'), amount: shown.figures.due_to_store, strong: true },
                    ]}
                  />
                </section>
              </>
            )}
            {!shown && !refused && <div className={css.waiting} aria-busy />}
            <MultilineInput
              label={t('why')}
              description={t('whyHint')}
              maxLength={300}
              error={checked && !why ? t('whyMissing') : undefined}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              data-autofocus
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {kernel('cancel')}
              </Button>
              <Button type="submit" color="danger" loading={undo.isPending} disabled={!shown}>
                {t('undo')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  )
}

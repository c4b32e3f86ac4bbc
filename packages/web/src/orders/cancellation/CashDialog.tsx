import { Button, Group, Stack } from '@mantine/core'
import { formatQar } from '@sufra/contract/kernel/money'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import type { OrderDetails } from '@sufra/contract/orders/orders'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../kernel/data/api.ts'
import { messageOf, useAction } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FormModal } from '../../kernel/forms/FormModal.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { refetchOrder } from '../order/orders.cache.ts'
import { cancellingText } from './cancellation.text.ts'

interface Props {
  readonly order: OrderDetails
  readonly onClose: () => void
}

/** Records cash the store collected from the customer, which reduces what remains to be paid (DECISIONS 22). */
export default function CashDialog({ order, onClose }: Props) {
  const t = useText(cancellingText)
  const kernel = useText(kernelText)
  const [amount, setAmount] = useState<number | null>(null)
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const record = useAction(orderPayments.recordCash, {
    success: t('cashDone', { id: order.id }),
    failure: false,
  })
  const remaining = order.remaining_amount
  const most = formatQar(remaining)
  const wrong = !amount ? t('amountMissing') : amount > remaining ? t('tooMuch', { most }) : undefined

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (wrong || !amount || record.isPending) return
    const yes = await confirm({
      title: t('askCash', { amount: formatQar(amount) }),
      text: t('askCashText', { left: formatQar(remaining - amount), id: order.id }),
      action: t('record'),
    })
    if (!yes) return
    setFailure(null)
    try {
      await record.mutateAsync({ params: { id: order.id }, body: { amount, remaining_amount: remaining } })
      onClose()
      void refetchOrder(order.id)
    } catch (error) {
      setFailure(messageOf(error) ?? kernel('unavailable'))
      if (error instanceof ApiError && error.status < 500) void refetchOrder(order.id)
    }
  }
  return (
    <FormModal
      isDirty={() => amount !== null}
      onClose={onClose}
      title={t('cashTitle', { id: order.id })}
      size={420}
    >
      {(close) => (
        <form noValidate onSubmit={save}>
          <Stack gap="md">
            <p>{t('cashText')}</p>
            {failure && <Callout tone="error">{failure}</Callout>}
            <MoneyInput
              name="amount"
              label={t('amount')}
              description={t('atMost', { most })}
              error={checked ? wrong : undefined}
              value={amount}
              onChange={setAmount}
              data-autofocus
            />
            <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => setAmount(remaining)}>
              {t('all')}
            </Button>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {kernel('cancel')}
              </Button>
              <Button type="submit" loading={record.isPending}>
                {t('record')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  )
}

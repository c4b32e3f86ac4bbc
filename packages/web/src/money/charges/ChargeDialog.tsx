import { Stack, TextInput } from '@mantine/core'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { charges } from '@sufra/contract/money/charges'
import { useState } from 'react'
import { newCallKey } from '../../kernel/data/callKey.ts'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { chargesText } from './charges.text.ts'

interface Values extends Record<string, unknown> {
  restaurant_store_id: number | undefined
  order_id: string
  reference_date: string
  description: string
  balance: number | null
}

/** Charges a store, with or without one of its orders. */
export default function ChargeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(chargesText)
  const [key] = useState(newCallKey)
  const form = useOperationForm(charges.save, {
    initial: {
      restaurant_store_id: undefined,
      order_id: '',
      reference_date: qatarDay(Date.now()),
      description: '',
      balance: null,
    } as Values,
    body: ({ restaurant_store_id, order_id, reference_date, description, balance }) => ({
      key,
      restaurant_store_id: restaurant_store_id as number,
      ...(order_id.trim() && { order_id: Number(westernDigits(order_id.trim())) }),
      reference_date,
      description,
      ...(balance !== null && { balance }),
    }),
    saved: ({ id }) => {
      toast.success(t('saved', { id }))
      void queryClient.invalidateQueries({ queryKey: keyOf(charges.list) })
      onClose()
    },
    failed: 'shown',
  })
  const { values, set, errorOf } = form
  return (
    <FormDialog title={t('addTitle')} size={480} action={t('save')} form={form} onClose={onClose}>
      <Stack gap="md">
        <div>
          <StoreFilter
            label={t('store')}
            any={t('anyStore')}
            value={values.restaurant_store_id}
            onPick={(id) => set('restaurant_store_id', id)}
          />
          {errorOf('restaurant_store_id') && <p role="alert">{t('storeMissing')}</p>}
        </div>
        <MoneyInput
          label={t('balance')}
          name="balance"
          value={values.balance}
          error={errorOf('balance')}
          onChange={(amount) => set('balance', amount)}
        />
        <TextInput
          label={t('order')}
          description={t('orderHint')}
          inputMode="numeric"
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          descriptionProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          maxLength={15}
          {...form.field('order_id')}
        />
        <DayInput label={t('reference')} {...form.field('reference_date')} />
        <MultilineInput label={t('description')} maxLength={500} {...form.field('description')} />
      </Stack>
    </FormDialog>
  )
}

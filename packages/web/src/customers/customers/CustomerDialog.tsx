import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { type CustomerDetails, customers } from '@sufra/contract/customers/customers'
import { customerHistory } from '@sufra/contract/customers/history'
import { localPhone } from '@sufra/contract/kernel/phone'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { customerFormText } from './customers.text.ts'

interface Props {
  /** Undefined for a new customer. */
  readonly customer: CustomerDetails | undefined
  readonly onClose: () => void
  readonly onAdded?: (id: number) => void
  readonly onTakeTheirs?: () => void
}

const valuesOf = (customer: CustomerDetails | undefined, language: 'en' | 'ar') => ({
  fullname: customer?.fullname ?? '',
  mobile: localPhone(customer?.mobile),
  email: customer?.email ?? '',
  language: customer?.language ?? language,
})
type Values = ReturnType<typeof valuesOf>

const bodyOf = ({ fullname, email, language }: Values) => ({
  fullname,
  email: email.trim() === '' ? null : email,
  language,
})

/** Adds a customer, or changes name, mail address and language of one. */
export default function CustomerDialog({ customer, onClose, onAdded, onTakeTheirs }: Props) {
  const t = useText(customerFormText)
  const { language } = useLanguage()
  const form = useEntryForm(customers.save, customers.update, {
    row: customer,
    initial: valuesOf(customer, language),
    body: { add: (values) => ({ ...bodyOf(values), mobile: values.mobile }), change: bodyOf },
    saved: ({ id }, { fullname }) => {
      toast.success(t('saved', { name: fullname.trim() }))
      for (const shown of [customers.list, customers.show, customerHistory.list])
        void queryClient.invalidateQueries({ queryKey: keyOf(shown) })
      onClose()
      if (!customer) onAdded?.(id)
    },
    failed: 'shown',
  })
  const { field } = form
  return (
    <FormDialog
      title={t(customer ? 'editTitle' : 'addTitle')}
      size={480}
      form={form}
      onClose={onClose}
      {...(onTakeTheirs && { onTakeTheirs })}
    >
      <Stack gap="md">
        <TextInput
          label={t('name')}
          withAsterisk
          maxLength={120}
          dir="auto"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          data-autofocus
          {...field('fullname')}
        />
        <PhoneInput
          label={t('mobile')}
          withAsterisk={!customer}
          readOnly={customer !== undefined}
          {...(customer && { description: t('mobileFixed'), descriptionProps: { dir: 'auto' } })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('mobile')}
        />
        <TextInput
          type="email"
          label={t('email')}
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          {...field('email')}
        />
        <NativeSelect
          label={t('language')}
          data={[
            { value: 'ar', label: t('arabic') },
            { value: 'en', label: t('english') },
          ]}
          {...field('language')}
        />
      </Stack>
    </FormDialog>
  )
}

import { TextInput } from '@mantine/core'
import { type CustomerDetails, customers } from '@sufra/contract/customers/customers'
import { customerPrivacy } from '@sufra/contract/customers/privacy'
import { homes } from '@sufra/contract/kernel/kinds'
import { useNavigate } from '@tanstack/react-router'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useWayBack } from '../../kernel/url/wayBack.ts'
import { ForgetPreview } from './ForgetPreview.tsx'
import { forgetText } from './forget.text.ts'

interface Props {
  readonly customer: CustomerDetails
  readonly onClose: () => void
}

/** Shows what goes and what stays; typing the name or the ID confirms it. */
export default function ForgetDialog({ customer: { id, fullname }, onClose }: Props) {
  const t = useText(forgetText)
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const query = useOperation(customerPrivacy.preview, { params: { id } })
  const form = useOperationForm(customerPrivacy.forget, {
    initial: { reason: '', confirm: '' },
    params: { id },
    body: (values) => values,
    saved: () => {
      toast.success(t('forgotten', { id }))
      // The browser forgets them too.
      queryClient.removeQueries({ queryKey: keyOf(customers.show, { params: { id } }) })
      void queryClient.invalidateQueries({ queryKey: keyOf(customers.list) })
      onClose()
      void navigate(wayBack(`${homes.admin}/customers`))
    },
    failed: 'shown',
  })
  const mayForget = query.data?.forgetting.open_orders.length === 0
  return (
    <FormDialog
      title={t('title', { name: fullname })}
      size={600}
      action={t('forgetForGood')}
      danger
      form={form}
      incomplete={!mayForget}
      onClose={onClose}
    >
      <QueryBoundary query={query}>
        {({ forgetting }) => <ForgetPreview forgetting={forgetting} />}
      </QueryBoundary>
      {mayForget && (
        <>
          <MultilineInput
            label={t('reason')}
            description={t('reasonHint')}
            withAsterisk
            maxLength={300}
            {...form.field('reason')}
          />
          <TextInput
            label={t('confirm')}
            description={t('confirmHint', { name: fullname, id })}
            withAsterisk
            maxLength={120}
            autoComplete="off"
            dir="auto"
            labelProps={{ dir: 'auto' }}
            descriptionProps={{ dir: 'auto' }}
            errorProps={{ dir: 'auto' }}
            {...form.field('confirm')}
          />
        </>
      )}
    </FormDialog>
  )
}

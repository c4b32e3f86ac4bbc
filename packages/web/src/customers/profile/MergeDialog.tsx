import { type CustomerDetails, customers } from '@sufra/contract/customers/customers'
import { customerMerges } from '@sufra/contract/customers/merges'
import { localPhone } from '@sufra/contract/kernel/phone'
import { useState } from 'react'
import { queryClient, useOperation } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { PickFound } from '../../kernel/inputs/PickFound.tsx'
import { mostShown, type Picked } from '../../kernel/inputs/picked.ts'
import { useText } from '../../kernel/text/language.tsx'
import { MergePreview } from './MergePreview.tsx'
import css from './profile.module.css'
import { mergeText } from './profile.text.ts'

interface Props {
  readonly customer: CustomerDetails
  readonly onClose: () => void
}

/** Customers other than this one, found by the server. */
function useOthers(id: number) {
  const [search, onSearch] = useState('')
  const { data, isError, refetch } = useOperation(
    customers.list,
    { body: { page: 1, count: mostShown, ...(search && { search }) } },
    { keep: true },
  )
  const options = data?.users
    .filter((each) => each.id !== id)
    .map((each) => ({ id: each.id, name: each.fullname, of: localPhone(each.mobile) }))
  const cut = (data?.total ?? 0) > mostShown
  return { options, cut, failed: isError, onSearch, onRetry: () => void refetch() }
}

/** Chooses the other record of the same person and shows what merging does, which confirms it. */
export default function MergeDialog({ customer: { id, fullname: name }, onClose }: Props) {
  const t = useText(mergeText)
  const found = useOthers(id)
  const form = useOperationForm(customerMerges.merge, {
    initial: { customer_id: [] as readonly Picked[] },
    params: { id },
    body: ({ customer_id }) => ({ customer_id: customer_id[0]?.id ?? 0 }),
    saved: (_, { customer_id }) => {
      toast.success(t('merged', { other: customer_id[0]?.name ?? '', name }))
      void queryClient.invalidateQueries()
      onClose()
    },
    failed: 'shown',
  })
  const other = form.values.customer_id[0]
  return (
    <FormDialog
      title={t('mergeInto', { name })}
      action={t('merge')}
      form={form}
      incomplete={!other}
      onClose={onClose}
    >
      <p className={css.quiet}>{t('mergeHint')}</p>
      <PickFound
        name="customer_id"
        label={t('other')}
        hint={t('find')}
        single
        value={form.values.customer_id}
        error={form.errorOf('customer_id')}
        onChange={(next) => form.set('customer_id', next)}
        found={found}
      />
      {other && <MergePreview id={id} other={other.id} />}
    </FormDialog>
  )
}

import type { OutputOf } from '@sufra/contract/kernel/operation'
import { collections } from '@sufra/contract/promotions/collections'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { idsOf, type Picked } from '../../kernel/inputs/picked.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Collections.module.css'
import { collectionsText } from './collections.text.ts'
import { PickItems, PickStores } from './PickElements.tsx'

interface FormProps {
  readonly details: OutputOf<typeof collections.details>
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
}

function AssignForm({ details, onClose, onTakeTheirs }: FormProps) {
  const t = useText(collectionsText)
  const pick = usePick()
  const { filter_collection: collection, collections: elements } = details
  const name = pick({ en: collection.name_en, ar: collection.name_ar })
  const ofStores = collection.type === 'Store'
  const field = ofStores ? 'stores' : 'items'
  const standing = elements.map(
    ({ store_id, store_name, item_id, item_name }): Picked => ({
      id: item_id ?? store_id,
      name: pick(item_name ?? store_name),
    }),
  )
  const form = useOperationForm(collections.update, {
    initial: { stores: ofStores ? standing : [], items: ofStores ? [] : standing },
    version: collection.version,
    body: (values) => ({ filter_collection_id: collection.id, [field]: idsOf(values[field]) }),
    saved: () => {
      toast.success(t('saved', { name }))
      void queryClient.invalidateQueries({ queryKey: keyOf(collections.list) })
      void queryClient.invalidateQueries({ queryKey: keyOf(collections.details) })
      onClose()
    },
    failed: 'shown',
  })
  const picked = {
    value: form.values[field],
    error: form.errorOf(field),
    onChange: (next: readonly Picked[]) => form.set(field, [...next]),
  }
  return (
    <FormDialog
      form={form}
      title={t(ofStores ? 'assignStores' : 'assignItems', { name })}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <p className={css.quiet}>{t('assignText')}</p>
      {ofStores ? (
        <PickStores {...picked} />
      ) : (
        <PickItems store={collection.store_id ?? undefined} {...picked} />
      )}
    </FormDialog>
  )
}

/** Begins with what is in the collection at this moment, whatever the list still shows. */
export default function AssignDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(collectionsText)
  const row = useFormRow(collections.details, { body: { filter_collection_id: id } })
  return (
    <QueryDialog query={row} title={t('assign')} onClose={onClose}>
      {(details) => <AssignForm key={row.key} details={details} onClose={onClose} onTakeTheirs={row.renew} />}
    </QueryDialog>
  )
}

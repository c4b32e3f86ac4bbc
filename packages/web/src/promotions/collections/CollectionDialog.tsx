import { NativeSelect } from '@mantine/core'
import {
  type Collection,
  type CollectionType,
  collections,
  collectionTypes,
} from '@sufra/contract/promotions/collections'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { idsOf, type Picked } from '../../kernel/inputs/picked.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { collectionsText } from './collections.text.ts'
import { PickItems, PickStores } from './PickElements.tsx'

interface Props {
  /** Undefined for a new one. */
  readonly collection: Collection | undefined
  readonly onClose: () => void
  readonly onAdded: (id: number) => void
  readonly onTakeTheirs: () => void
}
const none: readonly Picked[] = []

/** A collection's names; of a new one its type and what is in it, too. */
export default function CollectionDialog({ collection, onClose, onAdded, onTakeTheirs }: Props) {
  const t = useText(collectionsText)
  const pick = usePick()
  const form = useEntryForm(collections.save, collections.update, {
    row: collection,
    initial: {
      name_en: collection?.name_en ?? '',
      name_ar: collection?.name_ar ?? '',
      type: 'Store' as CollectionType,
      stores: none,
      items: none,
    },
    body: {
      add: ({ stores, items, ...rest }) => ({ ...rest, stores: idsOf(stores), items: idsOf(items) }),
      change: ({ name_en, name_ar }) => ({
        filter_collection_id: collection?.id ?? 0,
        name_en,
        name_ar,
      }),
    },
    saved: async ({ id }, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      onClose()
      await queryClient.invalidateQueries({ queryKey: keyOf(collections.list) })
      await queryClient.invalidateQueries({ queryKey: keyOf(collections.details) })
      if (!collection) onAdded(id)
    },
    failed: 'shown',
  })
  const { type, stores } = form.values
  const choose = (next: CollectionType) => {
    form.set('type', next)
    form.set('stores', none)
    form.set('items', none)
  }
  return (
    <FormDialog
      form={form}
      title={t(collection ? 'editTitle' : 'add')}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={100}
        required
        autoFocus
      />
      {!collection && (
        <>
          <NativeSelect
            label={t('type')}
            name="type"
            description={t(type === 'Store' ? 'StoreText' : 'ItemText')}
            value={type}
            data={collectionTypes.map((value) => ({ value, label: t(value) }))}
            onChange={(event) => choose(event.currentTarget.value as CollectionType)}
          />
          <PickStores
            key={type}
            single={type === 'Item'}
            value={stores}
            error={form.errorOf('stores')}
            onChange={(next) => {
              form.set('stores', next)
              if (type === 'Item') form.set('items', none)
            }}
          />
          {type === 'Item' && (
            <PickItems
              key={stores[0]?.id}
              store={stores[0]?.id}
              value={form.values.items}
              error={form.errorOf('items')}
              onChange={(next) => form.set('items', next)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

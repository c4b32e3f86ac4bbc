import { type Item, items } from '@sufra/contract/menu/items'
import { call } from '../../kernel/data/api.ts'
import { messageOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import {
  clearedOf,
  defaultOf,
  fieldsOf,
  galleryChanged,
  type ItemValues,
  imagesOf,
  initialValues,
} from './itemForm.values.ts'
import { itemsText } from './items.text.ts'
import { useMarks } from './useMarks.ts'

/** The item to change, the item to copy, or neither. */
export interface FormOf {
  readonly storeId: number
  readonly item?: Item
  readonly source?: Item
  /** For a new item. */
  readonly category?: number | undefined
}
interface Options extends FormOf {
  readonly saved: (id: number, values: ItemValues) => void
}

/** The default picture can be set only once the item's pictures are saved. */
async function keepDefault(id: number, { images }: ItemValues): Promise<void> {
  const wanted = defaultOf(images)?.image_id
  if (images.length < 2) return
  const { item } = await call(items.show, { params: { id } })
  const picture = item.images.find(({ imagefid }) => imagefid === wanted)
  if (picture && !picture.is_default) await call(items.setDefaultImage, { params: { id: picture.id } })
}

export function useItemForm({ storeId, item, source, category, saved }: Options) {
  const kernel = useText(kernelText)
  const t = useText(itemsText)
  const pick = usePick()
  const { listed } = useMarks()
  const options = {
    initial: initialValues(item ?? source, storeId, category),
    saved: async ({ item_id }: { item_id: number }, values: ItemValues) => {
      try {
        await keepDefault(item_id, values)
        toast.success(t('saved', { name: pick({ en: values.name_en, ar: values.name_ar }) }))
      } catch (error) {
        toast.error(messageOf(error) ?? kernel('unavailable'))
      }
      for (const feature of ['items', 'subcategories'])
        void queryClient.invalidateQueries({ queryKey: [feature] })
      saved(item_id, values)
    },
    failed: 'shown' as const,
  }
  const added = useOperationForm(items.save, {
    ...options,
    idle: source !== undefined || item !== undefined,
    body: (values: ItemValues) => ({
      ...fieldsOf(values, listed),
      images: imagesOf(values),
      // The schema reports an empty file field.
      thumbfile: values.thumbfile as File,
      store_id: storeId,
    }),
  })
  const copied = useOperationForm(items.copy, {
    ...options,
    idle: source === undefined,
    body: (values: ItemValues) => ({
      ...fieldsOf(values, listed),
      ...(source && galleryChanged(values, source) && { images: imagesOf(values) }),
      ...(values.thumbfile && { thumbfile: values.thumbfile }),
      store_id: storeId,
      copy_from_item_id: source?.id ?? 0,
      copy_to_store_id: Number(values.copy_to_store_id),
    }),
  })
  const changed = useOperationForm(items.update, {
    ...options,
    idle: source !== undefined || item === undefined,
    params: { id: item?.id ?? 0 },
    version: item?.version,
    body: (values: ItemValues) => {
      const clear = item ? clearedOf(values, item) : []
      return {
        ...fieldsOf(values, listed),
        ...(item && galleryChanged(values, item) && { images: imagesOf(values) }),
        ...(values.thumbfile && { thumbfile: values.thumbfile }),
        ...(clear.length > 0 && { clear }),
      }
    },
  })
  if (source) return copied
  return item ? changed : added
}
export type ItemFormState = ReturnType<typeof useItemForm>

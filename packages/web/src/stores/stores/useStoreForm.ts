import { type Store, stores } from '@sufra/contract/stores/stores'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storeFormText } from './storeForm.text.ts'
import {
  clearedOf,
  fieldsOf,
  initialValues,
  type NewStore,
  picturesOf,
  type StoreValues,
} from './storeForm.values.ts'

interface Options {
  readonly restaurant_id: number
  /** Undefined for a new store. */
  readonly store: Store | undefined
  /** Initial values of a new store. */
  readonly fresh: NewStore | undefined
  readonly saved: (id: number) => void
}

export function useStoreForm({ restaurant_id, store, fresh, saved }: Options) {
  const t = useText(storeFormText)
  const pick = usePick()
  const admin = useSession().kind === 'admin'
  const options = {
    initial: initialValues(store, fresh),
    saved: ({ id }: { id: number }, { name_en, name_ar }: StoreValues) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      for (const each of [stores.list, stores.listOf, stores.show, stores.history])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      saved(id)
    },
    failed: 'shown' as const,
  }
  const added = useOperationForm(stores.save, {
    ...options,
    idle: store !== undefined,
    params: { id: restaurant_id },
    // The schema reports empty file fields.
    body: (values: StoreValues) => ({
      ...fieldsOf(values, admin),
      logofile: values.logofile as File,
      thumbfile: values.thumbfile as File,
      imagefile: values.imagefile as File,
    }),
  })
  const changed = useOperationForm(stores.update, {
    ...options,
    idle: store === undefined,
    params: { id: store?.id ?? 0 },
    version: store?.version,
    body: (values: StoreValues) => {
      const clear = store ? clearedOf(values, store) : []
      return { ...fieldsOf(values, admin), ...picturesOf(values), ...(clear.length > 0 && { clear }) }
    },
  })
  return store ? changed : added
}

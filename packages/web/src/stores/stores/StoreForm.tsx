import { type Store, stores } from '@sufra/contract/stores/stores'
import { FormFooter } from '../../kernel/forms/FormFooter.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { AboutFields, PictureFields } from './AboutFields.tsx'
import { CateringFields } from './CateringFields.tsx'
import { LocationFields } from './LocationFields.tsx'
import { RateFields } from './RateFields.tsx'
import css from './StoreForm.module.css'
import { storeFormText } from './storeForm.text.ts'
import type { NewStore } from './storeForm.values.ts'
import { useStoreForm } from './useStoreForm.ts'

interface Props {
  readonly restaurant_id: number
  readonly store: Store | undefined
  readonly fresh?: NewStore
  readonly onSaved: (id: number) => void
  /** Leaves the form; unsaved changes are confirmed first. */
  readonly onCancel: () => void
  readonly onTakeTheirs: () => void
}

/** Every field of a store (spec 2 §3); read-only for people who may not change it (DECISIONS 9, 10). */
export function StoreForm({ restaurant_id, store, fresh, onSaved, onCancel, onTakeTheirs }: Props) {
  const t = useText(storeFormText)
  const { can } = useSession()
  const form = useStoreForm({ restaurant_id, store, fresh, saved: onSaved })
  useLeaveGuard(form.isDirty)
  const writes = can(stores.update)
  const shown = { form, store, readOnly: !writes }
  return (
    <form noValidate onSubmit={form.submit} className={css.form}>
      <AboutFields {...shown} />
      <PictureFields {...shown} />
      <LocationFields {...shown} />
      <CateringFields {...shown} />
      <RateFields {...shown} />
      {writes && <FormFooter form={form} save={t('save')} onCancel={onCancel} onTakeTheirs={onTakeTheirs} />}
    </form>
  )
}

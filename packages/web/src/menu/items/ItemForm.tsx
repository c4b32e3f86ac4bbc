import { items } from '@sufra/contract/menu/items'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FormFooter } from '../../kernel/forms/FormFooter.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { CategoryFields } from './CategoryFields.tsx'
import css from './ItemForm.module.css'
import { type ItemValues, unsent } from './itemForm.values.ts'
import { itemsText } from './items.text.ts'
import { LimitFields } from './LimitFields.tsx'
import { DescriptionFields, NameFields } from './NameFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { usePublishTyped } from './typedStore.tsx'
import { type FormOf, useItemForm } from './useItemForm.ts'

interface Props extends FormOf {
  /** The stores a copy may go to. */
  readonly stores?: Parameters<typeof CategoryFields>[0]['stores']
  /** The form was just saved: the focus stays where it was. */
  readonly justSaved?: boolean
  readonly save?: string
  readonly cancel?: string
  readonly onSaved: (id: number, values: ItemValues) => void
  readonly onCancel: () => void
  readonly onTakeTheirs: () => void
}

/** Every field of an item (spec 2 §3), to add, change or copy it; read-only for people who may not change it. */
export function ItemForm(props: Props) {
  const { stores, justSaved = false, save, cancel, onSaved, onCancel, onTakeTheirs, ...of } = props
  const t = useText(itemsText)
  const { can } = useSession()
  const form = useItemForm({ ...of, saved: onSaved })
  useLeaveGuard(form.isDirty)
  usePublishTyped('item', form.values, { id: of.item?.id })
  const [tried, setTried] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (justSaved) button.current?.focus()
  }, [justSaved])
  const shown = { form, readOnly: !can(items.update) }
  const hasUnsent = unsent(form.values)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setTried(hasUnsent)
    if (hasUnsent) event.preventDefault()
    else form.submit(event)
  }
  const storeId = of.item?.restaurant_store_id ?? of.storeId
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <NameFields {...shown} />
      <PictureFields
        {...shown}
        current={(of.item ?? of.source)?.thumb}
        error={tried && hasUnsent ? t('unsent') : undefined}
      />
      <PriceFields {...shown} />
      <LimitFields {...shown} />
      <CategoryFields {...shown} storeId={storeId} {...(stores && { stores })} />
      <DescriptionFields {...shown} />
      {!shown.readOnly && (
        <FormFooter
          form={form}
          save={save ?? t('save')}
          saveRef={button}
          cancel={cancel}
          onCancel={onCancel}
          onTakeTheirs={onTakeTheirs}
        >
          {tried && hasUnsent && <Callout tone="error">{t('unsent')}</Callout>}
        </FormFooter>
      )}
    </form>
  )
}

import { NativeSelect } from '@mantine/core'
import { items } from '@sufra/contract/menu/items'
import type { Offer, OfferType } from '@sufra/contract/promotions/offers'
import { Suspense } from 'react'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { call } from '../../kernel/data/api.ts'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import type { PickOption } from '../../kernel/list/filters/pickOption.ts'
import { useText } from '../../kernel/text/language.tsx'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { OfferPrices } from './OfferPrices.tsx'
import css from './offers.module.css'
import { offerFormText, offersText } from './offers.text.ts'
import { type OfferBody, offerBody, useOfferForm } from './useOfferForm.ts'

interface Props {
  /** The one to change; a new one without it. */
  readonly row: Offer | undefined
  /** The store of a new one, until another is chosen. */
  readonly store: number | undefined
  /** Tries the offer before it is saved. */
  readonly trial?: FormPanel<OfferBody> | undefined
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
}

async function itemOptions(store_id: number): Promise<readonly PickOption[]> {
  const { items: all } = await call(items.all, { body: { store_id } })
  return all.map(({ id, name }) => ({ id, name }))
}

/** Makes or changes an offer, and shows what becomes of the prices. */
export default function OfferDialog({ row, store, trial: Trial, onClose, onTakeTheirs }: Props) {
  useFocusBack()
  const t = useText(offerFormText)
  const list = useText(offersText)
  const form = useOfferForm(row, store, onClose)
  const { values, set, errorOf, field } = form
  /** The days were refused for another target or last day. */
  const recheckDays = () => {
    if (errorOf('start_date')) set('start_date', values.start_date)
  }
  const wrong = errorOf('store_id') ?? (values.type === 'Item' ? errorOf('item_id') : undefined)
  return (
    <FormDialog
      title={list(row ? 'edit' : 'add')}
      size={760}
      form={form}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <BilingualInput
        label={list('title')}
        en={field('title_en')}
        ar={field('title_ar')}
        maxLength={100}
        required
        autoFocus
      />
      <BilingualInput
        label={list('short')}
        en={field('short_description_en')}
        ar={field('short_description_ar')}
        maxLength={300}
      />
      <NativeSelect
        label={t('lowers')}
        withAsterisk
        name="type"
        error={errorOf('type')}
        value={values.type}
        data={[
          { value: 'Store', label: t('ofStore') },
          { value: 'Item', label: t('ofItem') },
        ]}
        onChange={(event) => {
          set('type', event.currentTarget.value as OfferType)
          recheckDays()
        }}
      />
      <div>
        <div className={css.pickers}>
          <StoreFilter
            label={t('store')}
            any={t('noStore')}
            value={values.store_id}
            onPick={(id) => {
              set('store_id', id)
              // Another store has other items.
              if (id !== values.store_id) set('item_id', undefined)
              recheckDays()
            }}
          />
          {values.type === 'Item' && values.store_id !== undefined && (
            <PickFilter
              label={t('item')}
              any={t('noItem')}
              name={`items of ${values.store_id}`}
              value={values.item_id}
              load={() => itemOptions(values.store_id as number)}
              onPick={(id) => {
                set('item_id', id)
                recheckDays()
              }}
            />
          )}
        </div>
        {wrong && (
          <p role="alert" className={css.wrong}>
            {wrong}
          </p>
        )}
      </div>
      <FieldRow>
        <NumberInput label={t('discount')} withAsterisk decimals={2} unit="%" {...field('discount')} />
        <DayInput label={t('from')} withAsterisk {...field('start_date')} />
        <DayInput
          label={t('to')}
          withAsterisk
          {...field('end_date')}
          onChange={(day) => {
            set('end_date', day)
            recheckDays()
          }}
        />
      </FieldRow>
      <OfferPrices id={row?.id} values={values} />
      <Suspense>{Trial && <Trial id={row?.id} body={offerBody(values)} form={form} />}</Suspense>
      <ImageField
        label={list('photo')}
        preset="item"
        current={values.without_photo ? null : row?.image}
        {...field('imagefile')}
      />
      {row?.image && !values.imagefile && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={values.without_photo}
            onChange={(event) => set('without_photo', event.currentTarget.checked)}
          />
          {t('takePhoto')}
        </label>
      )}
    </FormDialog>
  )
}

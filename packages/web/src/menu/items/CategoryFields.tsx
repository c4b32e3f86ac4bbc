import { NativeSelect, TextInput } from '@mantine/core'
import type { Translated } from '@sufra/contract/kernel/translated'
import { categories } from '@sufra/contract/menu/categories'
import type { z } from 'zod'
import { useOperation } from '../../kernel/data/operations.ts'
import { Section } from '../../kernel/display/Section.tsx'
import { PickMany } from '../../kernel/inputs/PickMany.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { itemsText } from './items.text.ts'
import type { FieldsProps } from './NameFields.tsx'
import { useMarks } from './useMarks.ts'

interface Props extends FieldsProps {
  readonly storeId: number
  /** The stores a copy may go to; without it the item stays in its store. */
  readonly stores?: readonly { readonly id: number; readonly name: z.output<typeof Translated> }[]
}
interface Mark {
  readonly id: number
  readonly status: boolean
  readonly name: z.output<typeof Translated>
}

/** Where the item is on the menu, and how customers find it. */
export function CategoryFields({ form, readOnly, storeId, stores }: Props) {
  const t = useText(itemsText)
  const pick = usePick()
  const { values, set, errorOf } = form
  const to = stores ? Number(values.copy_to_store_id) : storeId
  const listed = useOperation(categories.list, { params: { id: to } })
  const all = listed.data?.subcategories
  const { globals, marks, needs } = useMarks()
  const shared = { required: !readOnly, readOnly, empty: t('nothingToPick') }

  /** A deactivated option stays on the items that have it, and is not offered to others. */
  const options = (rows: readonly Mark[] | undefined, chosen: readonly number[]) =>
    rows
      ?.filter(({ id, status }) => status || chosen.includes(id))
      .map(({ id, name, status }) => ({
        id,
        name: status ? pick(name) : t('switchedOff', { name: pick(name) }),
      }))
  const picked = (name: 'global_categories' | 'filters' | 'item_requirements') => ({
    name,
    value: values[name],
    error: errorOf(name) ?? values[name].map((_, at) => errorOf(`${name}.${at}`)).find(Boolean),
    onChange: (ids: readonly number[]) => set(name, ids),
  })
  const category = all?.find(({ id }) => String(id) === values.sub_category_id)
  return (
    <Section title={t('onMenu')} text={t('requirementsText')}>
      {stores && (
        <NativeSelect
          label={t('copyTo')}
          name="copy_to_store_id"
          error={errorOf('copy_to_store_id')}
          value={values.copy_to_store_id}
          data={stores.map(({ id, name }) => ({ value: String(id), label: pick(name) }))}
          onChange={(event) => {
            set('copy_to_store_id', event.currentTarget.value)
            // The other store has other categories.
            set('sub_category_id', '')
          }}
        />
      )}
      {readOnly ? (
        <TextInput label={t('category')} value={pick(category?.name)} readOnly />
      ) : (
        <NativeSelect
          label={t('category')}
          withAsterisk
          disabled={!all}
          name="sub_category_id"
          error={errorOf('sub_category_id')}
          description={all?.length === 0 ? t('noCategory') : undefined}
          value={category ? values.sub_category_id : ''}
          data={[
            ...(category ? [] : [{ value: '', label: t('chooseCategory') }]),
            ...(all ?? []).map(({ id, name }) => ({ value: String(id), label: pick(name) })),
          ]}
          onChange={(event) => set('sub_category_id', event.currentTarget.value)}
        />
      )}
      <PickMany
        label={t('globalCategories')}
        query={globals}
        options={options(globals.data?.globalCategories, values.global_categories)}
        {...shared}
        {...picked('global_categories')}
      />
      <PickMany
        label={t('filters')}
        query={marks}
        options={options(marks.data?.filters, values.filters)}
        {...shared}
        {...picked('filters')}
      />
      <PickMany
        label={t('requirements')}
        query={needs}
        options={options(
          needs.data?.requirements.map(({ name_en, name_ar, ...row }) => ({
            ...row,
            name: { en: name_en, ar: name_ar },
          })),
          values.item_requirements,
        )}
        {...shared}
        {...picked('item_requirements')}
      />
    </Section>
  )
}

import { NativeSelect, TextInput } from '@mantine/core'
import { units } from '@sufra/contract/menu/units'
import { useOperation } from '../../kernel/data/operations.ts'
import { FieldRow, Section } from '../../kernel/display/Section.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { itemsText } from './items.text.ts'
import type { FieldsProps } from './NameFields.tsx'

/** What the item costs, for how many, and the delivery fee. */
export function PriceFields({ form, readOnly }: FieldsProps) {
  const t = useText(itemsText)
  const pick = usePick()
  const all = useOperation(units.all).data?.units
  const { values, set, errorOf, field } = form
  const money = (name: 'original_price' | 'promoted_price' | 'price_per_unit' | 'special_fees_amount') => ({
    name,
    value: values[name],
    error: errorOf(name),
    withAsterisk: !readOnly,
    readOnly,
    onChange: (amount: number | null) => set(name, amount),
  })
  return (
    <Section title={t('price')}>
      <FieldRow>
        <MoneyInput label={t('originalPrice')} description={t('originalHint')} {...money('original_price')} />
        <MoneyInput label={t('promotedPrice')} description={t('promotedHint')} {...money('promoted_price')} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label={t('enoughFor')}
          description={t('enoughForHint')}
          unit="people"
          withAsterisk={!readOnly}
          readOnly={readOnly}
          {...field('enough_for')}
        />
        <MoneyInput
          label={t('pricePerUnit')}
          description={t('pricePerUnitHint')}
          {...money('price_per_unit')}
        />
        <NativeSelect
          label={t('unit')}
          description={t('unitHint')}
          name="item_unit_id"
          disabled
          value={String(values.item_unit_id)}
          error={errorOf('item_unit_id')}
          data={all?.map(({ id, name }) => ({ value: String(id), label: pick(name) })) ?? []}
          onChange={(event) => set('item_unit_id', Number(event.currentTarget.value))}
        />
      </FieldRow>
      <FieldRow>
        {readOnly ? (
          <TextInput label={t('deliveryType')} value={t(values.delivery_type)} readOnly />
        ) : (
          <NativeSelect
            label={t('deliveryType')}
            name="delivery_type"
            value={values.delivery_type}
            error={errorOf('delivery_type')}
            data={[
              { value: 'catering', label: t('catering') },
              { value: 'specialFees', label: t('specialFees') },
            ]}
            onChange={(event) =>
              set('delivery_type', event.currentTarget.value === 'specialFees' ? 'specialFees' : 'catering')
            }
          />
        )}
        {values.delivery_type === 'specialFees' && (
          <MoneyInput label={t('specialFeesAmount')} {...money('special_fees_amount')} />
        )}
      </FieldRow>
    </Section>
  )
}

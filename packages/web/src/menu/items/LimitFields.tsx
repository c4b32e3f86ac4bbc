import { useEndHint } from '../../kernel/display/EndTime.tsx'
import { FieldRow, Section } from '../../kernel/display/Section.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { itemsText } from './items.text.ts'
import type { FieldsProps } from './NameFields.tsx'

/** How much of the item a day and an order can take, and when it is available. */
export function LimitFields({ form, readOnly }: FieldsProps) {
  const t = useText(itemsText)
  const endHint = useEndHint()
  const { values, set, errorOf, field } = form
  const [from = '', to = ''] = values.drop_off_time.split('-')
  const shared = { withAsterisk: !readOnly, readOnly }
  return (
    <Section title={t('limits')}>
      <FieldRow>
        <NumberInput
          label={t('maxPerDay')}
          description={t('maxPerDayHint')}
          unit="people"
          {...shared}
          {...field('quantity_per_day')}
        />
        <NumberInput
          label={t('maxPerOrder')}
          description={t('maxPerOrderHint')}
          unit="people"
          {...shared}
          {...field('max_quantity_per_day')}
        />
      </FieldRow>
      <FieldRow>
        <NumberInput label={t('leadTime')} unit="hours" {...shared} {...field('lead_time')} />
        <NumberInput label={t('setupTime')} unit="hours" {...shared} {...field('setup_time')} />
        <NumberInput label={t('maxTime')} unit="hours" {...shared} {...field('max_time')} />
      </FieldRow>
      <FieldRow>
        <TimeInput label={t('availableFrom')} {...shared} {...field('available_from_time')} />
        <TimeInput
          label={t('availableTo')}
          description={endHint({
            start_time: values.available_from_time,
            end_time: values.available_to_time,
          })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...shared}
          {...field('available_to_time')}
        />
      </FieldRow>
      <FieldRow>
        <TimeInput
          name="drop_off_time"
          label={t('dropOffFrom')}
          description={t('dropOffHint')}
          readOnly={readOnly}
          error={errorOf('drop_off_time')}
          value={from}
          onChange={(time) => set('drop_off_time', `${time}-${to}`)}
        />
        <TimeInput
          label={t('dropOffTo')}
          description={t('dropOffHint')}
          readOnly={readOnly}
          value={to}
          onChange={(time) => set('drop_off_time', `${from}-${time}`)}
        />
      </FieldRow>
    </Section>
  )
}

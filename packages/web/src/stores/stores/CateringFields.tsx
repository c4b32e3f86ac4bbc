import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch, TextInput } from '@mantine/core'
import { FieldRow, Section } from '../../kernel/display/Section.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { FieldsProps } from './AboutFields.tsx'
import { storeFormText } from './storeForm.text.ts'

/** What the kitchen can do, and until when an order can be cancelled. */
export function CateringFields({ form, readOnly }: FieldsProps) {
  const t = useText(storeFormText)
  const { field, set, values } = form
  const [from = '', to = ''] = values.drop_off_time.split('-')
  const location = field('required_location')
  return (
    <Section title={t('catering')}>
      <FieldRow>
        <TextInput label={t('deliveryType')} value={t('cateringType')} readOnly />
        <NumberInput
          label={t('maxPerDay')}
          description={t('maxPerDayHint')}
          unit="orders"
          withAsterisk={!readOnly}
          readOnly={readOnly}
          {...field('max_catering_per_day')}
        />
      </FieldRow>
      <FieldRow>
        <TimeInput
          name="drop_off_time"
          label={t('dropOffFrom')}
          description={readOnly ? undefined : t('dropOffHint')}
          readOnly={readOnly}
          error={form.errorOf('drop_off_time')}
          value={from}
          onChange={(time) => set('drop_off_time', `${time}-${to}`)}
        />
        <TimeInput
          label={t('dropOffTo')}
          description={readOnly ? undefined : t('dropOffHint')}
          readOnly={readOnly}
          value={to}
          onChange={(time) => set('drop_off_time', `${from}-${time}`)}
        />
      </FieldRow>
      <FieldRow>
        <NumberInput
          label={t('cancellationDays')}
          description={t('cancellationHint')}
          unit="days"
          withAsterisk={!readOnly}
          readOnly={readOnly}
          {...field('cancellation_days')}
        />
        <NumberInput
          label={t('escalation')}
          description={t('escalationHint')}
          unit="minutes"
          readOnly={readOnly}
          {...field('escalation_minutes')}
        />
      </FieldRow>
      <Switch
        label={t('requiredLocation')}
        name="required_location"
        disabled={readOnly}
        checked={location.value}
        onChange={(event) => location.onChange(event.currentTarget.checked)}
        withThumbIndicator={false}
      />
    </Section>
  )
}

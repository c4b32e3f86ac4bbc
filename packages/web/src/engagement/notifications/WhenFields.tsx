import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { WhenValue } from './audience.ts'
import { Choice } from './Choice.tsx'
import { notificationsText } from './notifications.text.ts'

interface Props {
  readonly value: WhenValue
  readonly error: string | undefined
  readonly onChange: (value: WhenValue) => void
}

/** Now, or at a time in Qatar. */
export function WhenFields({ value, error, onChange }: Props) {
  const t = useText(notificationsText)
  return (
    <>
      <Choice
        label={t('when')}
        value={value ? 'later' : 'now'}
        options={[
          ['now', t('now')],
          ['later', t('later')],
        ]}
        onChange={(next) =>
          onChange(next === 'now' ? null : { day: addDays(qatarDay(new Date()), 1), time: '10:00' })
        }
      />
      {value && (
        <FieldRow>
          <DayInput
            name="send_at"
            label={t('day')}
            value={value.day}
            error={error}
            onChange={(day) => onChange({ ...value, day })}
          />
          <TimeInput label={t('time')} value={value.time} onChange={(time) => onChange({ ...value, time })} />
        </FieldRow>
      )}
    </>
  )
}

import { NativeSelect } from '@mantine/core'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { weekDayName, weekDays } from '@sufra/contract/kernel/week'
import { type WorkingHour, workingHours } from '@sufra/contract/stores/workingHours'
import { useEndHint } from '../../kernel/display/EndTime.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { InlineEditor } from '../../kernel/inline/InlineEditor.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { refetchHours } from './shift.ts'
import { workingHoursText } from './workingHours.text.ts'

type Fields = RequestOf<typeof workingHours.save>
interface Props {
  readonly storeId: number
  /** Undefined for a new shift. */
  readonly shift: WorkingHour | undefined
  readonly number: number
  readonly onClose: () => void
}

export function ShiftEditor({ storeId, shift, number, onClose }: Props) {
  const t = useText(workingHoursText)
  const { language } = useLanguage()
  const endHint = useEndHint()
  const form = useEntryForm(workingHours.save, workingHours.update, {
    row: shift,
    addTo: { id: storeId },
    initial: {
      week_day: shift?.week_day ?? '',
      start_time: shift?.start_time ?? '',
      end_time: shift?.end_time ?? '',
    },
    // The schema rejects an empty day as it does any invalid one.
    body: (values) => values as Fields,
    saved: async () => {
      toast.success(t('saved'))
      await refetchHours()
      onClose()
    },
    failed: 'shown',
  })
  const { week_day, start_time, end_time } = form.values
  const days = weekDays.map((value) => ({ value, label: weekDayName(value, language) }))
  return (
    <InlineEditor
      label={t(shift ? 'edited' : 'newShift')}
      form={form}
      before={[[t('number'), number]]}
      complete={week_day !== '' && start_time !== '' && end_time !== ''}
      fields={[
        {
          name: 'week_day',
          label: t('day'),
          control: (given) => (
            <NativeSelect
              {...given}
              data={[...(week_day === '' ? [{ value: '', label: t('chooseDay') }] : []), ...days]}
              value={week_day}
              onChange={form.field('week_day').onChange}
            />
          ),
        },
        {
          name: 'start_time',
          label: t('start'),
          control: (given) => (
            <TimeInput {...given} value={start_time} onChange={(time) => form.set('start_time', time)} />
          ),
        },
        {
          name: 'end_time',
          label: t('end'),
          control: (given) => (
            <TimeInput {...given} value={end_time} onChange={(time) => form.set('end_time', time)} />
          ),
          hint: endHint(form.values),
        },
      ]}
      onClose={onClose}
      onTakeTheirs={() => void refetchHours().then(onClose)}
    />
  )
}

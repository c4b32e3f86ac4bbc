import { type WeekDay, weekDayName, weekDays } from '@sufra/contract/kernel/week'
import { type WorkingHour, workingHours } from '@sufra/contract/stores/workingHours'
import { useId } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useEndHint } from '../../kernel/display/EndTime.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { refetchHours, useShiftName } from './shift.ts'
import css from './WorkingHours.module.css'
import { workingHoursText } from './workingHours.text.ts'

/** The dialog lists Monday to Sunday (spec 2 §3). */
const [sunday, ...others] = weekDays
const days: readonly WeekDay[] = [...others, sunday]

interface Props {
  readonly storeId: number
  readonly shifts: readonly WorkingHour[]
  readonly onClose: () => void
}

/** Sets one shift for each chosen day, replacing all its shifts. */
export default function ApplyAllDialog({ storeId, shifts, onClose }: Props) {
  const t = useText(workingHoursText)
  const { language } = useLanguage()
  const nameOf = useShiftName()
  const endHint = useEndHint()
  const errorId = useId()
  const form = useOperationForm(workingHours.applyForAll, {
    params: { id: storeId },
    initial: { start_time: '10:00', end_time: '12:00', week_days: [] as readonly WeekDay[] },
    body: (values) => ({ ...values, week_days: [...values.week_days] }),
    saved: () => {
      toast.success(t('saved'))
      void refetchHours()
      onClose()
    },
    failed: 'shown',
  })
  const { week_days: chosen } = form.values
  const replaced = shifts.filter(({ week_day }) => chosen.includes(week_day))
  const missing = form.errorOf('week_days')
  const box = {
    type: 'checkbox',
    name: 'week_days',
    'aria-invalid': missing ? true : undefined,
    'aria-describedby': missing ? errorId : undefined,
  } as const
  return (
    <FormDialog form={form} title={t('applyTitle')} action={t('apply')} size={560} onClose={onClose}>
      <div className={css.times}>
        <TimeInput label={t('start')} data-autofocus {...form.field('start_time')} />
        <TimeInput
          label={t('end')}
          description={endHint(form.values)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.field('end_time')}
        />
      </div>
      <fieldset className={css.days}>
        <legend>{t('days')}</legend>
        <label>
          <input
            {...box}
            checked={chosen.length === days.length}
            ref={(input) => {
              if (input) input.indeterminate = chosen.length > 0 && chosen.length < days.length
            }}
            onChange={(event) => form.set('week_days', event.currentTarget.checked ? days : [])}
          />
          {t('allDays')}
        </label>
        {days.map((day) => (
          <label key={day}>
            <input
              {...box}
              checked={chosen.includes(day)}
              onChange={(event) =>
                form.set(
                  'week_days',
                  days.filter((other) =>
                    other === day ? event.currentTarget.checked : chosen.includes(other),
                  ),
                )
              }
            />
            {weekDayName(day, language)}
          </label>
        ))}
        {missing && (
          <p id={errorId} className={css.error}>
            {t('daysMissing')}
          </p>
        )}
      </fieldset>
      {chosen.length > 0 && (
        <Callout tone="info">
          {replaced.length === 0 ? (
            t('replacesNone')
          ) : (
            <div className={css.replaced}>
              {t('replaces', { count: replaced.length })}
              <ul>
                {replaced.map((shift) => (
                  <li key={shift.id}>{nameOf(shift)}</li>
                ))}
              </ul>
            </div>
          )}
        </Callout>
      )}
    </FormDialog>
  )
}

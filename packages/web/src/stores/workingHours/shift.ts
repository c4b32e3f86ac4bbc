import { weekDayName } from '@sufra/contract/kernel/week'
import type { WorkingHour } from '@sufra/contract/stores/workingHours'
import { queryClient } from '../../kernel/data/operations.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { workingHoursText } from './workingHours.text.ts'

/** "Sunday, 10:00 to 12:00". */
export function useShiftName(): (shift: WorkingHour) => string {
  const t = useText(workingHoursText)
  const { language } = useLanguage()
  return ({ week_day, start_time: start, end_time: end }) =>
    t('shift', { day: weekDayName(week_day, language), start, end })
}

/** Whether a store is open depends on its hours. */
export async function refetchHours(): Promise<void> {
  await Promise.all(
    ['workingHours', 'stores'].map((feature) => queryClient.invalidateQueries({ queryKey: [feature] })),
  )
}

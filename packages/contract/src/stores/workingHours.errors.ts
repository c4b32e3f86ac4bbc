import type { ErrorTexts } from '../kernel/errors.ts'

export const workingHourErrors = {
  'workingHours.overlap': {
    status: 409,
    en: 'These hours overlap the shift of {day_en} from {start} to {end}',
    ar: 'تتداخل هذه الساعات مع وردية يوم {day_ar} من {start} إلى {end}',
  },
} satisfies ErrorTexts

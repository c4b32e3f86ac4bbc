import type { Refusals } from '../kernel/errors.ts'

export const bookedDayRefusals = {
  'bookedDays.past': {
    status: 422,
    en: 'Days can be booked from today on',
    ar: 'يمكن حجز الأيام ابتداءً من اليوم',
  },
  'bookedDays.overlap': {
    status: 409,
    en: 'Already fully booked: {start_en} to {end_en}',
    ar: 'محجوز بالكامل من قبل: من {start_ar} إلى {end_ar}',
  },
  'bookedDays.begun': {
    status: 409,
    en: 'These days began before today: they can no longer be deleted',
    ar: 'بدأت هذه الأيام قبل اليوم، فلا يمكن حذفها',
  },
} satisfies Refusals

import type { ErrorTexts } from '../kernel/errors.ts'

export const bookedDayErrors = {
  'bookedDays.past': {
    status: 422,
    en: 'Days before today cannot be booked',
    ar: 'لا يمكن حجز أيام مضت',
  },
  'bookedDays.overlap': {
    status: 409,
    en: 'Already fully booked: {start_en} to {end_en}',
    ar: 'محجوز بالكامل بالفعل: من {start_ar} إلى {end_ar}',
  },
  'bookedDays.begun': {
    status: 409,
    en: 'These days began before today and can no longer be deleted',
    ar: 'بدأت هذه الأيام قبل اليوم، فلا يمكن حذفها',
  },
} satisfies ErrorTexts

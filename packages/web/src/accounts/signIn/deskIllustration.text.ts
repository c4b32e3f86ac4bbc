import { texts } from '../../kernel/text/texts.ts'

/** Texts of the illustration next to the sign-in form. */
export const deskIllustrationText = texts({
  orders: { en: 'Orders', ar: 'الطلبات' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  completed: { en: 'Completed', ar: 'مكتمل' },
  today: { en: 'Today', ar: 'اليوم' },
  tomorrow: { en: 'Tomorrow', ar: 'غدًا' },
  dafna: { en: 'Al Dafna', ar: 'الدفنة' },
  wakra: { en: 'Al Wakrah', ar: 'الوكرة' },
  lusail: { en: 'Lusail', ar: 'لوسيل' },
  khor: { en: 'Al Khor', ar: 'الخور' },
  people: {
    en: { one: '{count} person', other: '{count} people' },
    ar: {
      zero: 'لا أشخاص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{count} أشخاص',
      many: '{count} شخصًا',
      other: '{count} شخص',
    },
  },
})

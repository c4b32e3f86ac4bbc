import { texts } from '../text/texts.ts'

export const dayInputText = texts({
  noDay: { en: 'Enter a valid day as dd/mm/yyyy', ar: 'أدخل تاريخًا صحيحًا بصيغة يوم/شهر/سنة' },
  dayForm: { en: 'dd/mm/yyyy', ar: 'يوم/شهر/سنة' },
  clearDay: { en: 'Clear the day', ar: 'مسح اليوم' },
  firstDay: { en: 'First day', ar: 'اليوم الأول' },
  lastDay: { en: 'Last day', ar: 'اليوم الأخير' },
})

import { texts } from '../text/texts.ts'

export const pickFoundText = texts({
  pickChosen: { en: 'Chosen: {label}', ar: 'المختار: {label}' },
  pickDrop: { en: 'Remove {name}', ar: 'إزالة {name}' },
  pickMore: {
    en: 'There are more. Type more of the name to find them',
    ar: 'يوجد المزيد. اكتب جزءًا أكبر من الاسم للعثور عليه',
  },
})

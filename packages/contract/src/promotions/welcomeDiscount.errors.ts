import type { ErrorTexts } from '../kernel/errors.ts'

export const welcomeDiscountErrors = {
  'welcomeDiscount.exists': {
    status: 409,
    en: 'Somebody has set up the welcome discount already. Reload the page to see it',
    ar: 'أُعِدّ الخصم الترحيبي من قبل. حدّث الصفحة لعرضه',
  },
  'welcomeDiscount.valueMissing': {
    status: 422,
    en: 'Enter a discount above 0 to activate it',
    ar: 'أدخل خصمًا أكبر من صفر لتفعيله',
  },
  'welcomeDiscount.budgetSpent': {
    status: 409,
    en: 'QAR {given} was given out already, so the budget cannot be lower. To stop, switch the discount off',
    ar: 'مُنح {given} ر.ق بالفعل، فلا يمكن أن تقل الميزانية عن ذلك. للإيقاف عطّل الخصم',
  },
} satisfies ErrorTexts

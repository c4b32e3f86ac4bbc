import { texts } from '../../kernel/text/texts.ts'

/** What stands in the way of every order of an item, and what to do about it. */
export const problemsText = texts({
  title: { en: 'Cannot be ordered', ar: 'لا يمكن طلبه' },
  named: { en: '{name} cannot be ordered: {why}', ar: 'لا يمكن طلب {name}: {why}' },
  tabAtFault: {
    en: '{tab}: something here keeps the item from being ordered',
    ar: '{tab}: هنا ما يمنع طلب الصنف',
  },
  choiceOptions: {
    en: '“{choice}” asks for {least} and only {options} can be chosen. Add options or lower its min selection.',
    ar: 'يتطلب «{choice}» اختيار {least} والمتاح {options} فقط. أضف خيارات أو خفّض أقل عدد للاختيارات.',
  },
  choicePortions: {
    en: 'Options of “{choice}” come to {portions} at least and it allows {most}. Raise its max quantity or lower the min of the options.',
    ar: 'أقل ما يُؤخذ من خيارات «{choice}» هو {portions} والمسموح {most}. ارفع أقصى كمية أو خفّض أقل عدد من الخيارات.',
  },
  orderLimit: {
    en: 'An order may have 0 of it. Raise “{field}”.',
    ar: 'المسموح في الطلب الواحد 0. ارفع «{field}».',
  },
  dayLimit: {
    en: 'A day may have 0 of it. Raise “{field}”.',
    ar: 'المسموح في اليوم 0. ارفع «{field}».',
  },
  notice: {
    en: 'It needs {hours} hours of notice, and orders are taken at most {days} days ahead. Lower its lead or setup time.',
    ar: 'يحتاج إلى {hours} ساعة قبل الموعد، والطلبات تُقبل حتى {days} يومًا مقدمًا. قلّل مهلة الطلب المسبق أو وقت التجهيز.',
  },
  hours: {
    en: 'Its hours and the store’s never meet. Change when it is available or its drop-off hours.',
    ar: 'لا تلتقي ساعاته مع ساعات عمل المتجر. غيّر ساعات توفره أو ساعات تسليمه.',
  },
})

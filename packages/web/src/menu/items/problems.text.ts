import { texts } from '../../kernel/text/texts.ts'

/** Why every order of an item would be refused, and what to do about it. */
export const problemsText = texts({
  title: { en: 'Cannot be ordered', ar: 'لا يمكن طلبه' },
  named: { en: '{name} cannot be ordered: {why}', ar: 'لا يمكن طلب {name}: {why}' },
  tabAtFault: {
    en: '{tab}: something here keeps the item from being ordered',
    ar: '{tab}: هنا ما يمنع طلب الصنف',
  },
  choiceOptions: {
    en: '“{choice}” requires a selection of {least}, and only {options} can be chosen. Add options or lower its min selection.',
    ar: 'يتطلب «{choice}» اختيار {least} والمتاح {options} فقط. أضف خيارات أو خفّض أقل عدد للاختيارات.',
  },
  choicePortions: {
    en: 'The options of “{choice}” add up to at least {portions}, and it allows {most}. Raise its max quantity or lower the min selection of its options.',
    ar: 'أقل ما يُؤخذ من خيارات «{choice}» هو {portions} والمسموح {most}. ارفع أقصى كمية أو خفّض أقل عدد من الخيارات.',
  },
  orderLimit: {
    en: 'The limit per order is 0. Raise “{field}”.',
    ar: 'المسموح في الطلب الواحد 0. ارفع «{field}».',
  },
  dayLimit: {
    en: 'The limit per day is 0. Raise “{field}”.',
    ar: 'المسموح في اليوم 0. ارفع «{field}».',
  },
  notice: {
    en: 'It must be ordered {hours:hour} ahead, and orders are taken at most {days:day} ahead. Lower its lead time or setup time.',
    ar: 'يجب طلبه قبل الموعد بما لا يقل عن {hours:ساعة}، ولا تُقبل الطلبات قبل موعدها بأكثر من {days:يوم}. قلّل مهلة الطلب المسبق أو وقت التجهيز.',
  },
  hours: {
    en: 'Its hours and the store’s never overlap. Change when it is available or its drop-off hours.',
    ar: 'لا تلتقي ساعاته مع ساعات عمل المتجر. غيّر ساعات توفره أو ساعات تسليمه.',
  },
})

import { texts } from '../../kernel/text/texts.ts'

export const undoText = texts({
  title: { en: 'Undo completion of order {id}', ar: 'التراجع عن إكمال الطلب {id}' },
  text: {
    en: 'The order is accepted again, as if it had not been completed. Possible until {until}.',
    ar: 'يعود الطلب مقبولًا كأنه لم يُكمل. يمكن ذلك حتى {until}.',
  },
  changes: { en: 'What changes', ar: 'ما الذي يتغيّر' },
  cash: { en: 'Cash reversed', ar: 'نقد يُعكس' },
  remaining: { en: 'Remaining afterwards', ar: 'المتبقي بعد ذلك' },
  expected: { en: 'Due to store, expected again', ar: 'المستحق للمتجر، متوقع من جديد' },
  why: { en: 'Reason', ar: 'السبب' },
  whyHint: { en: 'Only platform staff see it.', ar: 'لا يراه سوى موظفي المنصة.' },
  whyMissing: { en: 'Say why it is undone', ar: 'اذكر سبب التراجع' },
  undo: { en: 'Undo completion', ar: 'التراجع عن الإكمال' },
  ask: { en: 'Undo the completion of order {id}?', ar: 'هل تريد التراجع عن إكمال الطلب {id}؟' },
  askText: {
    en: 'QAR {cash} of recorded cash is reversed and QAR {remaining} is left to pay. The restaurant and the store see that the order is accepted again.',
    ar: 'يُعكس نقد مسجَّل قدره {cash} ر.ق، ويبقى للدفع {remaining} ر.ق. ويرى المطعم والمتجر أن الطلب عاد مقبولًا.',
  },
  askTextNoCash: {
    en: 'No recorded cash is reversed and QAR {remaining} is left to pay. The restaurant and the store see that the order is accepted again.',
    ar: 'لا يُعكس أي نقد مسجَّل، ويبقى للدفع {remaining} ر.ق. ويرى المطعم والمتجر أن الطلب عاد مقبولًا.',
  },
  done: { en: 'Order {id} is accepted again', ar: 'عاد الطلب {id} مقبولًا' },
})

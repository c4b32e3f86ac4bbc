import { texts } from '../../kernel/text/texts.ts'

export const faqsText = texts({
  title: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
  tabs: { en: 'Kinds of questions', ar: 'أنواع الأسئلة' },
  catering: { en: 'Catering', ar: 'الضيافة' },
  name: { en: 'Question', ar: 'السؤال' },
  answer: { en: 'Answer', ar: 'الإجابة' },
  add: { en: 'Add Question', ar: 'إضافة سؤال' },
  edit: { en: 'Edit question', ar: 'تعديل السؤال' },
  remove: { en: 'Delete question', ar: 'حذف السؤال' },
  ask: { en: 'Delete this question?', ar: 'هل تريد حذف هذا السؤال؟' },
  askText: {
    en: 'Apps no longer show “{name}” and its answer.',
    ar: 'لن تعرض التطبيقات «{name}» ولا إجابته.',
  },
  empty: { en: 'No questions', ar: 'لا توجد أسئلة' },
  emptyText: {
    en: 'What customers often ask, with its answer. Apps show it in this order.',
    ar: 'ما يسأل عنه العملاء كثيرًا مع إجابته، وتعرضه التطبيقات بهذا الترتيب.',
  },
  saved: { en: 'Question saved: {name}', ar: 'تم حفظ السؤال: {name}' },
  removed: { en: 'Question deleted: {name}', ar: 'تم حذف السؤال: {name}' },
})

import { texts } from '../../kernel/text/texts.ts'

export const cancelReasonsText = texts({
  title: { en: 'Cancel reasons', ar: 'أسباب الإلغاء' },
  name: { en: 'Reason', ar: 'السبب' },
  add: { en: 'Add reason', ar: 'إضافة سبب' },
  edit: { en: 'Edit reason', ar: 'تعديل السبب' },
  remove: { en: 'Delete reason', ar: 'حذف السبب' },
  note: {
    en: 'Orders already cancelled keep the words they were cancelled with.',
    ar: 'تبقى الطلبات الملغاة سابقًا بنص السبب الذي أُلغيت به.',
  },
  empty: { en: 'No cancel reasons', ar: 'لا توجد أسباب إلغاء' },
  emptyText: {
    en: 'Whoever cancels an order chooses one of these. Without any, no order can be cancelled.',
    ar: 'يختار من يلغي طلبًا أحد هذه الأسباب، ولا يمكن إلغاء أي طلب من دونها.',
  },
  ask: { en: 'Delete this reason?', ar: 'هل تريد حذف هذا السبب؟' },
  askText: {
    en: '“{name}” is no longer offered. Orders cancelled with it keep it.',
    ar: 'لن يُعرض «{name}» بعد الآن، وتحتفظ به الطلبات التي أُلغيت به.',
  },
  saved: { en: 'Reason saved: {name}', ar: 'تم حفظ السبب: {name}' },
  removed: { en: 'Reason deleted: {name}', ar: 'تم حذف السبب: {name}' },
})

import { texts } from '../kernel/text/texts.ts'

/** Words of deciding an order and of who decided it; the desk itself does without them. */
export const decisionText = texts({
  changeStatus: { en: 'Change Order Status', ar: 'تغيير حالة الطلب' },
  created: { en: 'Created', ar: 'تاريخ الإنشاء' },
  final: { en: 'This order has reached its final status.', ar: 'بلغ هذا الطلب حالته النهائية.' },
  current: { en: 'current', ar: 'الحالية' },
  reason: { en: 'Cancel reason', ar: 'سبب الإلغاء' },
  chooseReason: { en: 'Choose a reason', ar: 'اختر السبب' },
  reasonMissing: { en: 'Choose why the order is cancelled', ar: 'اختر سبب إلغاء الطلب' },
  askAccept: { en: 'Accept order {id}?', ar: 'هل تريد قبول الطلب {id}؟' },
  askCancel: { en: 'Cancel order {id}?', ar: 'هل تريد إلغاء الطلب {id}؟' },
  askComplete: { en: 'Complete order {id}?', ar: 'هل تريد إكمال الطلب {id}؟' },
  acceptText: { en: 'From then on it can only be completed.', ar: 'بعد القبول لا يمكن سوى إكماله.' },
  cancelText: { en: 'This cannot be undone.', ar: 'لا يمكن التراجع عن هذا الإجراء.' },
  completeText: {
    en: 'What is still owed is recorded as collected by the store.',
    ar: 'يُسجَّل المبلغ المتبقي على أنه محصَّل من قبل المتجر.',
  },
  accept: { en: 'Accept order', ar: 'قبول الطلب' },
  cancel: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  complete: { en: 'Complete order', ar: 'إكمال الطلب' },
  decided: {
    en: '{who} has just set order {id} to {status}.',
    ar: 'حوّل {who} للتو الطلب {id} إلى «{status}».',
  },
  decidedAnyhow: {
    en: 'Order {id} has just been set to {status}.',
    ar: 'حُوّل الطلب {id} للتو إلى «{status}».',
  },
  notSaved: { en: 'Your choice was not saved.', ar: 'لم يُحفظ اختيارك.' },
  keep: { en: 'Close', ar: 'إغلاق' },
  cancelledBy: { en: 'cancelled by {who}', ar: 'أُلغي من قبل {who}' },
  byAdmin: { en: 'admin', ar: 'الإدارة' },
  byRestaurant: { en: 'restaurant', ar: 'المطعم' },
  byStore: { en: 'store', ar: 'المتجر' },
  byCustomer: { en: 'customer', ar: 'العميل' },
  bySystem: { en: 'ordering channel', ar: 'قناة الطلب' },
})

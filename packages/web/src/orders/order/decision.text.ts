import { texts } from '../../kernel/text/texts.ts'

/** Texts for deciding an order and for who decided it. The desk does not load them. */
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
  askReject: { en: 'Reject order {id}?', ar: 'هل تريد رفض الطلب {id}؟' },
  reject: { en: 'Reject order', ar: 'رفض الطلب' },
  accepted: { en: 'Order {id} accepted', ar: 'قُبل الطلب {id}' },
  cancelled: { en: 'Order {id} cancelled', ar: 'أُلغي الطلب {id}' },
  completed: { en: 'Order {id} completed', ar: 'اكتمل الطلب {id}' },
  acceptAdmin: {
    en: 'After that the store cannot cancel it. You and the customer can.',
    ar: 'بعد القبول لا يستطيع المتجر إلغاءه، ويمكن ذلك لك وللعميل.',
  },
  acceptAdminCard: {
    en: 'You see refund and charges before you confirm a cancellation.',
    ar: 'يظهر لك الأثر المالي قبل تأكيد أي إلغاء.',
  },
  acceptStore: {
    en: 'After that you cannot cancel it. Only the platform and the customer can.',
    ar: 'بعد القبول لا يمكنك إلغاؤه، ولا يلغيه سوى المنصة أو العميل.',
  },
  freeUntilAdmin: {
    en: 'The customer can cancel free of charge until {until}; after that QAR {amount} stays with the store, less the gateway charge.',
    ar: 'الإلغاء مجاني للعميل حتى {until}، وبعده يبقى {amount} ر.ق للمتجر بعد خصم رسوم بوابة الدفع.',
  },
  freeUntilStore: {
    en: 'The customer can cancel free of charge until {until}; after that QAR {amount} stays with you, less the gateway charge.',
    ar: 'الإلغاء مجاني للعميل حتى {until}، وبعده يبقى لك {amount} ر.ق بعد خصم رسوم بوابة الدفع.',
  },
  freeEndedAdmin: {
    en: 'Free cancellation ended on {until}: if the customer cancels, QAR {amount} stays with the store, less the gateway charge.',
    ar: 'انتهى الإلغاء المجاني في {until}: إن ألغى العميل بقي {amount} ر.ق للمتجر بعد خصم رسوم بوابة الدفع.',
  },
  freeEndedStore: {
    en: 'Free cancellation ended on {until}: if the customer cancels, QAR {amount} stays with you, less the gateway charge.',
    ar: 'انتهى الإلغاء المجاني في {until}: إن ألغى العميل بقي لك {amount} ر.ق بعد خصم رسوم بوابة الدفع.',
  },
  advanceUnpaid: {
    en: 'QAR {received} of it has been paid so far; what is not paid by then is not kept.',
    ar: 'المدفوع منه حتى الآن {received} ر.ق، ولا يُحتفظ بما لم يُدفع قبل الإلغاء.',
  },
  nothingPaid: {
    en: 'Nothing of it has been paid so far; what is not paid by then is not kept.',
    ar: 'لم يُدفع منه شيء حتى الآن، ولا يُحتفظ بما لم يُدفع قبل الإلغاء.',
  },
  noAdvance: {
    en: 'It has no advance: whenever the customer cancels, everything is refunded.',
    ar: 'لا دفعة مقدمة على هذا الطلب: متى ألغاه العميل يُرد المبلغ كاملًا.',
  },
  acceptStoreFault: {
    en: 'If it has to be cancelled because of you, the customer gets everything back and the gateway charge stays with you.',
    ar: 'إن أُلغي بسببك يُرد المبلغ كاملًا إلى العميل وتبقى رسوم بوابة الدفع عليك.',
  },
  acceptCash: {
    en: 'It is to be paid in cash: cancelling costs nobody anything.',
    ar: 'الدفع نقدًا عند الاستلام، فلا يكلّف الإلغاء أحدًا شيئًا.',
  },
  cancelText: { en: 'This cannot be undone.', ar: 'لا يمكن التراجع عن هذا الإجراء.' },
  completeEarly: {
    en: 'Its delivery time has not come yet: {when}.',
    ar: 'لم يحن موعد تسليمه بعد: {when}.',
  },
  completeCash: {
    en: 'QAR {amount} will be recorded as cash collected by the store.',
    ar: 'سيُسجَّل مبلغ {amount} ر.ق نقدًا حصّله المتجر.',
  },
  completeCard: {
    en: 'It was to be paid by card, and not all of it has been paid: QAR {amount} will be recorded as cash collected by the store.',
    ar: 'كان الدفع بالبطاقة ولم يُستلم المبلغ كاملًا: سيُسجَّل {amount} ر.ق نقدًا حصّله المتجر.',
  },
  completePaid: { en: 'Nothing remains to be paid.', ar: 'لم يبقَ شيء للدفع.' },
  completeAdmin: {
    en: 'You can undo it for 7 days, as long as no payment request includes it.',
    ar: 'يمكنك التراجع عنه خلال 7 أيام ما لم يشمله طلب دفع.',
  },
  completeStore: {
    en: 'You cannot undo it; the platform can, for 7 days.',
    ar: 'لا يمكنك التراجع عنه، ويمكن ذلك للمنصة خلال 7 أيام.',
  },
  completeAnyhow: {
    en: 'Yes, complete it before its day, {day}',
    ar: 'نعم، أكمله قبل يومه {day}',
  },
  accept: { en: 'Accept order', ar: 'قبول الطلب' },
  cancel: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  complete: { en: 'Complete order', ar: 'إكمال الطلب' },
  decided: {
    en: '{who} has just set order {id} to {status}.',
    ar: 'حُوّل الطلب {id} للتو إلى «{status}» من قبل {who}.',
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

import { texts } from '../../kernel/text/texts.ts'

export const customerBulkText = texts({
  block: { en: 'Block', ar: 'حظر' },
  blockText: {
    en: 'The next order from each of these numbers is refused, and the customer is asked to contact customer service. Orders already placed go ahead.',
    ar: 'سيُرفض الطلب التالي من كل رقم منها مع دعوة العميل إلى التواصل مع خدمة العملاء. تستمر الطلبات الحالية كما هي.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHint: {
    en: 'For staff, and the same for all; customers do not see it',
    ar: 'للموظفين، وواحد للجميع، ولا يظهر للعملاء',
  },
  unblock: { en: 'Unblock', ar: 'إلغاء الحظر' },
  unblockText: {
    en: 'Orders from these numbers are accepted again.',
    ar: 'ستُقبل الطلبات من هذه الأرقام من جديد.',
  },
  removeText: {
    en: 'Old orders stay as they are. A number that orders again starts a new customer; blocked numbers stay blocked.',
    ar: 'تبقى الطلبات السابقة كما هي. إذا طلب أحد هذه الأرقام من جديد فسيُنشأ له ملف جديد، وتظل الأرقام المحظورة محظورة.',
  },
})

import { texts } from '../../kernel/text/texts.ts'

export const forgetText = texts({
  forget: { en: 'Erase personal data', ar: 'محو البيانات الشخصية' },
  title: { en: 'Erase the data of {name}', ar: 'محو بيانات {name}' },
  forgetForGood: { en: 'Erase for good', ar: 'محو نهائي' },
  forgotten: { en: 'Data of customer #{id} erased', ar: 'مُحيت بيانات العميل رقم {id}' },
  forGood: {
    en: 'This cannot be undone. The customer is no longer found, and a next order from the number starts a new customer.',
    ar: 'لا يمكن التراجع عن ذلك. لن يظهر العميل في البحث بعدها، والطلب التالي من رقمه يُنشئ عميلًا جديدًا.',
  },
  openOrders: {
    en: 'These orders are not finished. Complete or cancel them first:',
    ar: 'هذه الطلبات لم تنتهِ بعد. أكملها أو ألغها أولًا:',
  },
  erased: { en: 'Erased', ar: 'ما سيُمحى' },
  erased_details: { en: 'Name, mobile, email and block reason', ar: 'الاسم والجوال والبريد وسبب الحظر' },
  erased_addresses: { en: 'Addresses', ar: 'العناوين' },
  erased_notes: { en: 'Staff notes on the customer', ar: 'ملاحظات الموظفين عن العميل' },
  erased_devices: { en: 'Devices for notifications', ar: 'أجهزة الإشعارات' },
  erased_orders: {
    en: 'Name, contacts, address and notes in orders',
    ar: 'الاسم ووسائل التواصل والعنوان والملاحظات في الطلبات',
  },
  erased_orderNotes: { en: 'Internal notes on orders', ar: 'الملاحظات الداخلية على الطلبات' },
  erased_reviews: { en: 'Texts of reviews and their replies', ar: 'نصوص التقييمات والردود عليها' },
  erased_sends: { en: 'Addresses that marketing wrote to', ar: 'العناوين التي راسلها التسويق' },
  erased_audit: { en: 'Personal values in the audit trail', ar: 'القيم الشخصية في سجل التدقيق' },
  kept: { en: 'Kept, without the name', ar: 'ما يبقى دون الاسم' },
  kept_orders: {
    en: 'Orders with items, area and amounts, for the books',
    ar: 'الطلبات بأصنافها ومنطقتها ومبالغها، لأجل الدفاتر',
  },
  kept_payments: {
    en: 'Payments and statements, for the books',
    ar: 'المدفوعات وكشوف الحساب، لأجل الدفاتر',
  },
  kept_coupons: { en: 'Uses of coupons, for their limits', ar: 'مرات استخدام القسائم، لأجل حدودها' },
  kept_ratings: { en: 'Stars of reviews, for the averages', ar: 'نجوم التقييمات، لأجل المتوسطات' },
  kept_consents: {
    en: 'When consents were given and withdrawn, as proof',
    ar: 'مواعيد منح الموافقات وسحبها، للإثبات',
  },
  kept_audit: { en: 'Who did what and when, without values', ar: 'من فعل ماذا ومتى، دون القيم' },
  kept_block: { en: 'That the number is blocked', ar: 'أن الرقم محظور' },
  records: {
    en: 'Deleted records of the same number, which are erased too: {count}',
    ar: 'ملفات محذوفة للرقم نفسه تُمحى كذلك: {count}',
  },
  backups: {
    en: 'Backups made before still hold the data until they are deleted.',
    ar: 'تبقى البيانات في النسخ الاحتياطية السابقة إلى أن تُحذف.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHint: {
    en: 'Stays in the history, so do not name the customer',
    ar: 'يبقى في السجل، فلا تذكر اسم العميل',
  },
  confirm: { en: 'Type the name or the ID to confirm', ar: 'اكتب الاسم أو الرقم للتأكيد' },
  confirmHint: { en: 'Write \u2068{name}\u2069 or {id}', ar: 'اكتب \u2068{name}\u2069 أو {id}' },
  isErased: {
    en: 'The personal data of this customer was erased. Orders and amounts stay.',
    ar: 'مُحيت البيانات الشخصية لهذا العميل، وتبقى الطلبات والمبالغ.',
  },
})

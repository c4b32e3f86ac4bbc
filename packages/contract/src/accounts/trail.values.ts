import type { Bilingual } from '../kernel/language.ts'

const people = {
  admin: { en: 'Platform staff', ar: 'موظفو المنصة' },
  restaurant: { en: 'Restaurant staff', ar: 'موظفو المطعم' },
  store_user: { en: 'Store user', ar: 'مستخدم المتجر' },
  customer: { en: 'Customer', ar: 'العميل' },
  channel: { en: 'Channel', ar: 'القناة' },
  system: { en: 'System', ar: 'النظام' },
}
const languages = { en: { en: 'English', ar: 'الإنجليزية' }, ar: { en: 'Arabic', ar: 'العربية' } }
const media = {
  email: { en: 'Email', ar: 'بريد إلكتروني' },
  push: { en: 'Push message', ar: 'إشعار التطبيق' },
}
const platforms = {
  android: { en: 'Android', ar: 'أندرويد' },
  ios: { en: 'iOS', ar: 'iOS' },
  web: { en: 'Web', ar: 'الويب' },
}

/** What the values of columns with a fixed set of them are called in the trail, by column. A test compares the sets. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  access: {
    full: { en: 'Full', ar: 'كاملة' },
    read: { en: 'Read only', ar: 'قراءة فقط' },
  },
  approval: {
    pending: { en: 'Awaiting approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'Approved', ar: 'تمت الموافقة' },
    refused: { en: 'Rejected', ar: 'مرفوض' },
  },
  author_kind: people,
  cancel_fault: {
    customer: { en: 'Customer', ar: 'العميل' },
    store: { en: 'Store', ar: 'المتجر' },
    platform: { en: 'Platform', ar: 'المنصة' },
  },
  cancellation_rule: {
    days: { en: 'By days before the event', ar: 'حسب الأيام قبل المناسبة' },
    hours: { en: 'By hours before the event', ar: 'حسب الساعات قبل المناسبة' },
  },
  cancelled_by_kind: people,
  decided_by_kind: people,
  delivery_type: {
    catering: { en: 'Catering', ar: 'ضيافة' },
    specialFees: { en: 'Special Fees', ar: 'رسوم خاصة' },
  },
  event: {
    placed: { en: 'Order placed', ar: 'طلب جديد' },
    accepted: { en: 'Order accepted', ar: 'قبول الطلب' },
    declined: { en: 'Order declined by the store', ar: 'اعتذار المتجر عن الطلب' },
    cancelled: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
    completed: { en: 'Order completed', ar: 'اكتمال الطلب' },
    payment_due: { en: 'Advance due', ar: 'دفعة مقدمة مستحقة' },
    refunded: { en: 'Refund paid', ar: 'رد المبلغ' },
  },
  kind: { ...people, ...media },
  language: languages,
  payment_method: {
    cashondelivery: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
    creditcard: { en: 'Credit card', ar: 'بطاقة ائتمان' },
  },
  platform: platforms,
  raised_by_kind: people,
  schedule: {
    none: { en: 'Not mailed', ar: 'بلا إرسال' },
    daily: { en: 'Daily', ar: 'يوميًا' },
    weekly: { en: 'Weekly', ar: 'أسبوعيًا' },
    monthly: { en: 'Monthly', ar: 'شهريًا' },
  },
  side: {
    platform: { en: 'Platform', ar: 'المنصة' },
    restaurant: { en: 'Restaurant', ar: 'المطعم' },
  },
  source: {
    support: { en: 'Customer support', ar: 'خدمة العملاء' },
    app: { en: 'App', ar: 'التطبيق' },
    link: { en: 'Link in a mail', ar: 'رابط في رسالة' },
  },
  state: {
    scheduled: { en: 'Scheduled', ar: 'مجدول' },
    sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
    paused: { en: 'Paused', ar: 'متوقف مؤقتًا' },
    stopped: { en: 'Stopped', ar: 'أُوقف' },
    finished: { en: 'Finished', ar: 'اكتمل' },
  },
  status: {
    PENDING: { en: 'Pending', ar: 'قيد الانتظار' },
    request_accepted: { en: 'Accepted', ar: 'مقبول' },
    request_rejected: { en: 'Rejected', ar: 'مرفوض' },
    requested: { en: 'Requested', ar: 'طُلب الاسترداد' },
    done: { en: 'Done', ar: 'تم' },
    failed: { en: 'Failed', ar: 'تعذّر' },
  },
  // Of saved reports; the database leaves the set to the contract (`savedTabs`).
  tab: {
    revenue: { en: 'Revenue', ar: 'الإيرادات' },
    answers: { en: 'Answers and cancellations', ar: 'الردود والإلغاءات' },
    items: { en: 'Items', ar: 'الأصناف' },
    areas: { en: 'Delivery areas', ar: 'مناطق التوصيل' },
    customers: { en: 'Customers', ar: 'العملاء' },
    promotions: { en: 'Promotions', ar: 'العروض والقسائم' },
    reviews: { en: 'Reviews', ar: 'التقييمات' },
    capacity: { en: 'Capacity', ar: 'الطاقة الاستيعابية' },
  },
  type: {
    Item: { en: 'Item', ar: 'صنف' },
    Store: { en: 'Store', ar: 'متجر' },
  },
  variant: {
    kitchen: { en: 'Kitchen', ar: 'المطبخ' },
    delivery: { en: 'Delivery', ar: 'التوصيل' },
  },
  what: {
    prices: { en: 'Prices', ar: 'الأسعار' },
    flag: { en: 'Switches', ar: 'التفعيل والإيقاف' },
    category: { en: 'Category', ar: 'التصنيف' },
    choice: { en: 'Choice group', ar: 'مجموعة اختيارات' },
    sheet: { en: 'Spreadsheet', ar: 'جدول بيانات' },
    copy: { en: 'Copy of a menu', ar: 'نسخ قائمة' },
  },
}

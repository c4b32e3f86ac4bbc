import type { NoticeEvent, Placeholder } from '@sufra/contract/engagement/orderMessages.placeholders'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { texts } from '../../kernel/text/texts.ts'

export const eventTexts: Readonly<Record<NoticeEvent, Bilingual>> = {
  placed: { en: 'Order placed', ar: 'طلب جديد' },
  accepted: { en: 'Order accepted', ar: 'قبول الطلب' },
  declined: { en: 'Order declined by the store', ar: 'اعتذار المتجر عن الطلب' },
  cancelled: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
  completed: { en: 'Order completed', ar: 'اكتمال الطلب' },
  payment_due: { en: 'Advance due', ar: 'دفعة مقدمة مستحقة' },
  refunded: { en: 'Refund paid', ar: 'رد المبلغ' },
}

export const placeholderTexts: Readonly<Record<Placeholder, Bilingual>> = {
  order_number: { en: 'Order number', ar: 'رقم الطلب' },
  store: { en: 'Store', ar: 'المتجر' },
  area: { en: 'Area', ar: 'المنطقة' },
  delivery_day: { en: 'Day of delivery', ar: 'يوم التسليم' },
  delivery_time: { en: 'Delivery time', ar: 'وقت التسليم' },
  total: { en: 'Order total', ar: 'إجمالي الطلب' },
  platform: { en: 'Name of the platform', ar: 'اسم المنصة' },
  reason: { en: 'Reason of the cancellation', ar: 'سبب الإلغاء' },
  refund: { en: 'Amount returned', ar: 'المبلغ المسترد' },
  amount_due: { en: 'Advance that is due', ar: 'الدفعة المقدمة المستحقة' },
}

export const orderMessagesText = texts({
  messages: { en: 'Order messages', ar: 'رسائل الطلبات' },
  about: {
    en: 'Customers receive these whatever they agreed to: they are about their own orders. Each goes out once, in the customer’s language.',
    ar: 'تصل هذه الرسائل إلى العملاء مهما كانت موافقاتهم لأنها تخص طلباتهم. تُرسل كل رسالة مرة واحدة بلغة العميل.',
  },
  event: { en: 'Event', ar: 'الحدث' },
  kind: { en: 'Sent as', ar: 'طريقة الإرسال' },
  email: { en: 'E-Mail', ar: 'بريد إلكتروني' },
  push: { en: 'Push message', ar: 'إشعار التطبيق' },
  title: { en: 'Title', ar: 'العنوان' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  text: { en: 'Text', ar: 'النص' },
  message: { en: 'Message', ar: 'الرسالة' },
  state: { en: 'Status', ar: 'الحالة' },
  savedBy: { en: 'Last changed', ar: 'آخر تعديل' },
  original: { en: 'Original text', ar: 'النص الأصلي' },
  empty: { en: 'No messages', ar: 'لا توجد رسائل' },
  emptyText: { en: 'The messages of orders could not be found.', ar: 'تعذر العثور على رسائل الطلبات.' },

  statusOf: { en: 'Status of “{name}”', ar: 'حالة «{name}»' },
  offAsk: { en: 'Switch this message off?', ar: 'هل تريد إيقاف هذه الرسالة؟' },
  onAsk: { en: 'Switch this message on?', ar: 'هل تريد تفعيل هذه الرسالة؟' },
  offText: {
    en: 'Customers no longer receive “{name}”. Anything that happens while it is off is not sent later.',
    ar: 'لن تصل رسالة «{name}» إلى العملاء، وما يحدث في هذه الأثناء لا يُرسل لاحقًا.',
  },
  onText: {
    en: 'From now on customers receive “{name}”.',
    ar: 'ستصل رسالة «{name}» إلى العملاء من الآن.',
  },
  offAllText: {
    en: 'Customers no longer receive these messages. Anything that happens while they are off is not sent later.',
    ar: 'لن تصل هذه الرسائل إلى العملاء، وما يحدث في هذه الأثناء لا يُرسل لاحقًا.',
  },
  onAllText: {
    en: 'From now on customers receive these messages.',
    ar: 'ستصل هذه الرسائل إلى العملاء من الآن.',
  },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  turnedOff: { en: '“{name}” is off', ar: 'أُوقفت رسالة «{name}»' },
  turnedOn: { en: '“{name}” is on', ar: 'فُعّلت رسالة «{name}»' },

  placeholders: { en: 'Placeholders', ar: 'المتغيرات' },
  placeholdersAbout: {
    en: 'Type them with their braces. Each order puts its own figures in their place.',
    ar: 'اكتبها مع الأقواس، وتحل محلها بيانات كل طلب.',
  },
  inEnglish: { en: '{what} in English', ar: '{what} بالإنجليزية' },
  inArabic: { en: '{what} in Arabic', ar: '{what} بالعربية' },
  saved: { en: 'Message saved', ar: 'حُفظت الرسالة' },
  preview: { en: 'Preview', ar: 'معاينة' },
  test: { en: 'Send this to me', ar: 'إرسالها إليّ' },
  testMailed: { en: 'Test sent to {email}', ar: 'أُرسلت التجربة إلى {email}' },
  testPushed: { en: 'Test sent to your phone', ar: 'أُرسلت التجربة إلى هاتفك' },

  versions: { en: 'Version history', ar: 'سجل الإصدارات' },
  version: { en: 'Version {version}', ar: 'الإصدار {version}' },
  current: { en: 'In use', ar: 'المستخدم حاليًا' },
  restore: { en: 'Restore', ar: 'استعادة' },
  restoreOf: { en: 'Restore version {version}', ar: 'استعادة الإصدار {version}' },
  restoreAsk: { en: 'Restore version {version}?', ar: 'هل تريد استعادة الإصدار {version}؟' },
  restoreText: {
    en: 'Its texts become the latest version. The present ones stay in the history.',
    ar: 'تصبح نصوصه أحدث إصدار، وتبقى النصوص الحالية في السجل.',
  },
  restored: { en: 'Version {version} restored', ar: 'استُعيد الإصدار {version}' },
})

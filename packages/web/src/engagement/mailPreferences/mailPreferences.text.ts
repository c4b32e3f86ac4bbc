import { texts } from '../../kernel/text/texts.ts'

export const mailPreferencesText = texts({
  title: { en: 'Mails you receive', ar: 'الرسائل التي تصلك' },
  on: {
    en: 'News and offers are sent to {email}.',
    ar: 'تُرسل الأخبار والعروض إلى {email}.',
  },
  off: {
    en: 'News and offers are no longer sent to {email}.',
    ar: 'لم تعد الأخبار والعروض تُرسل إلى {email}.',
  },
  still: {
    en: 'Messages about your orders and your account come in either case.',
    ar: 'أما الرسائل المتعلقة بطلباتك وحسابك فتصلك في كل الأحوال.',
  },
  unsubscribe: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  subscribe: { en: 'Subscribe again', ar: 'الاشتراك من جديد' },
  unknown: {
    en: 'This link does not work. Open the one in the latest mail you received.',
    ar: 'هذا الرابط لا يعمل. افتح الرابط الموجود في آخر رسالة وصلتك.',
  },
})

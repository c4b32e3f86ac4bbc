import type { ErrorTexts } from '../kernel/errors.ts'

export const notificationErrors = {
  'notifications.quietHours': {
    status: 409,
    en: 'Nothing goes out between 22:00 and 8:00 in Qatar unless you confirm it. This one would begin at {time}',
    ar: 'لا يُرسل شيء بين 22:00 و8:00 بتوقيت قطر ما لم تؤكد ذلك. سيبدأ هذا الإرسال الساعة {time}',
  },
  'notifications.past': {
    status: 422,
    en: 'This time has passed. Choose a later one, or send now',
    ar: 'مضى هذا الوقت. اختر وقتًا لاحقًا أو أرسل الآن',
  },
  'notifications.nobody': {
    status: 422,
    en: 'Nobody would receive this. Choose a wider audience',
    ar: 'لن يصل هذا الإرسال إلى أحد. وسّع نطاق المستلمين',
  },
  'notifications.brokenAddresses': {
    status: 422,
    en: '{broken} of {all} addresses are not valid email addresses, such as {examples}. Correct or remove them',
    ar: '{broken} من {all} من العناوين ليست عناوين بريد صالحة، مثل {examples}. صحّحها أو احذفها',
  },
  'notifications.linkGone': {
    status: 422,
    en: 'What the message opens is no longer there. Choose it again',
    ar: 'ما تفتحه الرسالة لم يعد موجودًا. اختره من جديد',
  },
  'notifications.over': {
    status: 409,
    en: 'This send is over already',
    ar: 'انتهى هذا الإرسال بالفعل',
  },
  'notifications.noDevice': {
    status: 409,
    en: 'No phone with the app is registered for your own mobile number. Save it in your profile and sign in to the app with it',
    ar: 'لا يوجد هاتف مسجل في التطبيق برقم جوالك. احفظ الرقم في ملفك الشخصي وسجّل الدخول به في التطبيق',
  },
} satisfies ErrorTexts

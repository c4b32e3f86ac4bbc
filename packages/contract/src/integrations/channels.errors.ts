import type { ErrorTexts } from '../kernel/errors.ts'

export const channelErrors = {
  'channels.nameTaken': {
    status: 409,
    en: 'Another channel has this name',
    ar: 'توجد قناة أخرى بهذا الاسم',
  },
  'channels.keysFull': {
    status: 409,
    en: 'Two keys of this kind work already. Revoke one of them first',
    ar: 'يعمل مفتاحان من هذا النوع بالفعل. ألغِ أحدهما أولًا',
  },
  'webhooks.addressRefused': {
    status: 422,
    en: 'Use a public address that begins with https:// and contains no password',
    ar: 'استخدم عنوانًا عامًا يبدأ بـ https://‎ ولا يحتوي على كلمة مرور',
  },
  'webhooks.noAddress': {
    status: 409,
    en: 'The channel is off or has no webhook address',
    ar: 'القناة متوقفة أو ليس لها عنوان ويب هوك',
  },
  'webhooks.underWay': {
    status: 409,
    en: 'This event is being sent right now',
    ar: 'هذا الحدث قيد الإرسال الآن',
  },
} satisfies ErrorTexts

import type { ErrorTexts } from '../kernel/errors.ts'

export const browserPushErrors = {
  'browserPush.address': {
    status: 422,
    en: 'This browser’s push service has an address that cannot be used',
    ar: 'عنوان خدمة الإشعارات في هذا المتصفح لا يمكن استخدامه',
  },
} satisfies ErrorTexts

import type { ErrorTexts } from '../kernel/errors.ts'

export const authErrors = {
  // The English text is the spec's: the sign-in screen turns it into its own message (spec 1 §8).
  'auth.failed': { status: 401, en: 'Authentication error', ar: 'خطأ في المصادقة' },
  // This code and the next are returned only to callers who know the password.
  'auth.awaitingApproval': {
    status: 403,
    en: 'Your restaurant is awaiting approval. We will write to you as soon as you can sign in',
    ar: 'مطعمك بانتظار الموافقة. سنراسلك حالما يمكنك تسجيل الدخول',
  },
  'auth.restaurantRefused': {
    status: 403,
    en: 'Your restaurant was not approved. Please contact us if you think this is a mistake',
    ar: 'لم تتم الموافقة على مطعمك. يرجى التواصل معنا إن كنت ترى أن في الأمر خطأً',
  },
  'auth.tooManyTries': {
    status: 429,
    en: 'Too many failed attempts. Try again in {minutes:minute}',
    ar: 'تجاوزت عدد المحاولات المسموح به. حاول مرة أخرى بعد {minutes:دقيقة}',
  },
  'auth.oldPasswordWrong': {
    status: 422,
    en: 'The old password is wrong',
    ar: 'كلمة المرور الحالية غير صحيحة',
  },
  'auth.passwordWrong': { status: 422, en: 'This password is wrong', ar: 'كلمة المرور غير صحيحة' },
  'auth.resetTokenInvalid': {
    status: 422,
    en: 'This link has expired or was already used. Please request a new one',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد',
  },
  'auth.codeInvalid': {
    status: 422,
    en: 'This code is wrong or has expired',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته',
  },
} satisfies ErrorTexts

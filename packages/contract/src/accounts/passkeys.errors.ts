import type { ErrorTexts } from '../kernel/errors.ts'

export const passkeyErrors = {
  // Only to callers who know the password: their passkey, or a recovery code, is asked for too.
  'auth.passkeyNeeded': {
    status: 401,
    en: 'Use your passkey or a recovery code',
    ar: 'استخدم مفتاح المرور أو أحد رموز الاسترداد',
  },
  'passkeys.invalid': {
    status: 422,
    en: 'We could not verify this passkey. Please try again',
    ar: 'تعذّر التحقق من مفتاح المرور. يرجى المحاولة مرة أخرى',
  },
  'passkeys.unknown': {
    status: 401,
    en: 'No account here has this passkey. It may have been removed. Sign in with your password',
    ar: 'لا يوجد حساب مرتبط بمفتاح المرور هذا، وربما أُزيل. سجّل الدخول بكلمة المرور',
  },
  'passkeys.exists': {
    status: 409,
    en: 'This passkey has already been added',
    ar: 'سبقت إضافة مفتاح المرور هذا',
  },
  'passkeys.tooMany': {
    status: 409,
    en: 'An account has at most {most} passkeys. Remove one first',
    ar: 'الحد الأقصى للحساب {most} مفتاح مرور. أزل أحدها أولًا',
  },
} satisfies ErrorTexts

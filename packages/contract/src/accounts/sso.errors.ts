import type { ErrorTexts } from '../kernel/errors.ts'

export const ssoErrors = {
  'sso.off': {
    status: 409,
    en: 'Single sign-on is not set up here. Sign in with your password',
    ar: 'الدخول الموحّد غير متاح هنا. سجّل الدخول بكلمة المرور',
  },
  'sso.unavailable': {
    status: 503,
    en: 'Your company’s sign-in service cannot be reached right now. Try again later, or sign in with your password',
    ar: 'تعذّر الوصول إلى خدمة الدخول في شركتك حاليًا. حاول مرة أخرى لاحقًا، أو سجّل الدخول بكلمة المرور',
  },
  'sso.failed': {
    status: 422,
    en: 'This sign-in was cancelled or has expired. Please try again',
    ar: 'أُلغي تسجيل الدخول أو انتهت صلاحيته. يرجى المحاولة مرة أخرى',
  },
  // Only to whoever has signed in at the provider.
  'sso.noAccount': {
    status: 403,
    en: 'No active account here is linked to your company account. Ask a Super Admin',
    ar: 'لا يوجد هنا حساب نشط مرتبط بحسابك في الشركة. تواصل مع أحد المديرين العامين',
  },
  'sso.unverified': {
    status: 403,
    en: 'Your company has not verified your email address, so you cannot sign in with it',
    ar: 'لم تتحقق شركتك من بريدك الإلكتروني، لذا لا يمكنك تسجيل الدخول به',
  },
} satisfies ErrorTexts

import { texts } from '../../kernel/text/texts.ts'

/** Of the page that most people see first; the others are in `account.text.ts`, which loads with its pages. */
export const authText = texts({
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  welcome: { en: 'Sign in to {product}', ar: 'تسجيل الدخول إلى {product}' },
  strapline: {
    en: 'Orders, menus and accounts of the catering marketplace, on one table.',
    ar: 'طلبات سوق الضيافة وقوائمه وحساباته على مائدة واحدة.',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  byPasskey: { en: 'Sign in with a passkey', ar: 'الدخول بمفتاح مرور' },
  passkeyNeeded: {
    en: 'Use your passkey, or type a recovery code.',
    ar: 'استخدم مفتاح المرور، أو أدخل رمز استرداد.',
  },
  recoveryCode: { en: 'Recovery code', ar: 'رمز الاسترداد' },
  otherWay: { en: 'Sign in another way', ar: 'الدخول بطريقة أخرى' },
  code: { en: 'One-time code', ar: 'رمز لمرة واحدة' },
  forgot: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  noAccount: { en: 'New to {product}?', ar: 'ليس لمطعمك حساب؟' },
  signUpLink: { en: 'Sign up', ar: 'إنشاء حساب' },
  wrong: {
    en: 'Please verify your email address or password',
    ar: 'يرجى التحقق من البريد الإلكتروني أو كلمة المرور',
  },
  unavailable: { en: 'Service unavailable', ar: 'الخدمة غير متاحة حاليًا' },
  toSeeOrder: { en: 'Sign in to see this order.', ar: 'سجّل الدخول للاطلاع على هذا الطلب.' },
  sessionEnded: {
    en: 'Your session has ended. Sign in to pick up where you left off.',
    ar: 'انتهت جلستك. سجّل الدخول لتتابع من حيث توقفت.',
  },
})

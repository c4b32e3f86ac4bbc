import { texts } from '../../kernel/text/texts.ts'

export const ssoText = texts({
  signInWith: { en: 'Sign in with {name}', ar: 'الدخول عبر {name}' },
  signIn: { en: 'Sign in with your company account', ar: 'الدخول بحساب الشركة' },
  confirmWith: { en: 'Confirm with {name}', ar: 'التأكيد عبر {name}' },
  confirm: { en: 'Confirm with your company account', ar: 'التأكيد بحساب الشركة' },
  blocked: {
    en: 'Your browser blocked the new tab. Allow it, then try again',
    ar: 'منع المتصفح فتح علامة تبويب جديدة. اسمح بها ثم حاول مرة أخرى',
  },
  confirmed: {
    en: 'Confirmed. You can close this tab and continue where you left off.',
    ar: 'تم التأكيد. يمكنك إغلاق علامة التبويب هذه والمتابعة من حيث توقفت.',
  },
  expired: {
    en: 'This sign-in has expired. Please try again',
    ar: 'انتهت صلاحية تسجيل الدخول. يرجى المحاولة مرة أخرى',
  },
})

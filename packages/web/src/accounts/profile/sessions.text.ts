import { texts } from '../../kernel/text/texts.ts'

/** How somebody signed in; the time follows. */
export const sessionsText = texts({
  password: { en: 'Signed in with password', ar: 'دخول بكلمة المرور' },
  code: { en: 'Signed in with password and code', ar: 'دخول بكلمة المرور والرمز' },
  recovery: { en: 'Signed in with a recovery code', ar: 'دخول برمز استرداد' },
  passkey: { en: 'Signed in with a passkey', ar: 'دخول بمفتاح مرور' },
  sso: { en: 'Signed in with single sign-on', ar: 'دخول موحّد بحساب الشركة' },
})

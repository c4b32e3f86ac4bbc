import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'
import { type EmailParams, fillEmail } from '../signIn/signIn.mail.text.ts'

const unexpected = {
  en: 'If you did not expect this, please contact us at once.',
  ar: 'إذا لم تكن تتوقع ذلك فيرجى التواصل معنا فورًا.',
}

const texts = {
  on: {
    subject: {
      en: 'Two-step sign-in was turned on for your {product} account',
      ar: 'فُعّل تسجيل الدخول بخطوتين لحسابك في {product}',
    },
    first: {
      en: 'From now on, signing in asks for a code of your authenticator app after the password. Keep your recovery codes where you find them without your phone.',
      ar: 'من الآن فصاعدًا يُطلب منك رمز من تطبيق المصادقة بعد كلمة المرور. احتفظ برموز الاسترداد في مكان تصل إليه من دون هاتفك.',
    },
    second: unexpected,
  },
  off: {
    subject: {
      en: 'Two-step sign-in was turned off for your {product} account',
      ar: 'أُوقف تسجيل الدخول بخطوتين لحسابك في {product}',
    },
    first: {
      en: 'Codes were turned off for your account. Signing in asks for the password alone.',
      ar: 'أُوقفت رموز المصادقة لحسابك، ولن يُطلب منك عند الدخول سوى كلمة المرور.',
    },
    second: unexpected,
  },
  codesOff: {
    subject: {
      en: 'One-time codes were turned off for your {product} account',
      ar: 'أُوقفت رموز المصادقة لحسابك في {product}',
    },
    first: {
      en: 'Codes of your authenticator app no longer sign in to your account. Your passkeys and recovery codes still do.',
      ar: 'لم تعد رموز تطبيق المصادقة تصلح لتسجيل الدخول إلى حسابك، وتبقى مفاتيح المرور ورموز الاسترداد صالحة.',
    },
    second: unexpected,
  },
  passkeyAdded: {
    subject: {
      en: 'A passkey was added to your {product} account',
      ar: 'أُضيف مفتاح مرور إلى حسابك في {product}',
    },
    first: {
      en: 'The passkey “{passkey}” now signs in to your account, without a password. The password alone no longer does. Keep your recovery codes where you find them without your devices.',
      ar: 'أصبح مفتاح المرور «{passkey}» كافيًا لتسجيل الدخول إلى حسابك من دون كلمة المرور، ولم تعد كلمة المرور وحدها تكفي. احتفظ برموز الاسترداد في مكان تصل إليه من دون أجهزتك.',
    },
    second: {
      en: 'If it was not you, remove the passkey in your profile, change your password and contact us at once.',
      ar: 'إذا لم تكن أنت فأزل مفتاح المرور من ملفك الشخصي وغيّر كلمة مرورك وتواصل معنا فورًا.',
    },
  },
  passkeyRemoved: {
    subject: {
      en: 'A passkey was removed from your {product} account',
      ar: 'أُزيل مفتاح مرور من حسابك في {product}',
    },
    first: {
      en: 'The passkey “{passkey}” no longer signs in to your account. Your other ways to sign in stay as they are.',
      ar: 'لم يعد مفتاح المرور «{passkey}» صالحًا لتسجيل الدخول إلى حسابك، وتبقى طرق الدخول الأخرى كما هي.',
    },
    second: unexpected,
  },
  lastPasskeyRemoved: {
    subject: {
      en: 'Two-step sign-in was turned off for your {product} account',
      ar: 'أُوقف تسجيل الدخول بخطوتين لحسابك في {product}',
    },
    first: {
      en: 'The passkey “{passkey}” was removed from your account. It was the last one: signing in asks for the password alone.',
      ar: 'أُزيل مفتاح المرور «{passkey}» من حسابك، وكان الأخير، ولن يُطلب منك عند الدخول سوى كلمة المرور.',
    },
    second: unexpected,
  },
  reset: {
    subject: {
      en: 'The second step of signing in to {product} was reset',
      ar: 'أُعيد ضبط الخطوة الثانية لتسجيل الدخول إلى {product}',
    },
    first: {
      en: 'A Super Admin reset the second step of your account, and all its sessions have ended. Sign in with your password and set up the second step again.',
      ar: 'أعاد مدير عام ضبط الخطوة الثانية لحسابك، وأُنهيت جميع جلساته. سجّل الدخول بكلمة مرورك وفعّل الخطوة الثانية من جديد.',
    },
    second: unexpected,
  },
} satisfies Record<string, Record<'subject' | 'first' | 'second', Bilingual>>

export type Change = keyof typeof texts

export const secondStepEmail = (change: Change, language: Language, params: EmailParams): EmailTemplate =>
  fillEmail(texts[change], language, params)

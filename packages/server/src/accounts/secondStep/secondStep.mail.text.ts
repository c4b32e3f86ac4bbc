import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'
import { type LetterParams, letter } from '../signIn/signIn.mail.text.ts'

const unexpected = {
  en: 'If you did not expect this, please contact us at once.',
  ar: 'إذا لم تكن تتوقع ذلك فيرجى التواصل معنا فورًا.',
}

const texts = {
  on: {
    subject: {
      en: 'Signing in to {product} now takes two steps',
      ar: 'أصبح تسجيل الدخول إلى {product} بخطوتين',
    },
    first: {
      en: 'From now on, signing in asks for a code of your authenticator app after the password. Keep your recovery codes where you find them without your phone.',
      ar: 'من الآن فصاعدًا يُطلب منك رمز من تطبيق المصادقة بعد كلمة المرور. احتفظ برموز الاسترداد في مكان تصل إليه من دون هاتفك.',
    },
    second: unexpected,
  },
  off: {
    subject: {
      en: 'Signing in to {product} takes one step again',
      ar: 'عاد تسجيل الدخول إلى {product} بخطوة واحدة',
    },
    first: {
      en: 'Codes were turned off for your account. Signing in asks for the password alone.',
      ar: 'أُوقفت رموز المصادقة لحسابك، ولن يُطلب منك عند الدخول سوى كلمة المرور.',
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

export const secondStepLetter = (change: Change, language: Language, params: LetterParams): EmailTemplate =>
  letter(texts[change], language, params)

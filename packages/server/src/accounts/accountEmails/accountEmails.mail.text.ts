import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'
import { type EmailParams, fillEmail } from '../signIn/signIn.mail.text.ts'

const addressChanged = {
  subject: {
    en: 'The address you sign in to {product} with was changed',
    ar: 'تغيّر البريد الإلكتروني الذي تسجّل به الدخول إلى {product}',
  },
  first: {
    en: 'Your account with {product} has a new email address. You can no longer sign in with this one, and all sessions of the account have ended.',
    ar: 'أصبح لحسابك في {product} عنوان بريد إلكتروني جديد. لم يعد بالإمكان تسجيل الدخول بهذا العنوان، وقد أُنهيت جميع جلسات الحساب.',
  },
  second: {
    en: 'If you did not expect this, please contact us.',
    ar: 'إذا لم تكن تتوقع هذا التغيير فيرجى التواصل معنا.',
  },
} satisfies Record<string, Bilingual>

const passwordChanged = {
  subject: {
    en: 'The password of your {product} account was changed',
    ar: 'تغيّرت كلمة مرور حسابك في {product}',
  },
  first: {
    en: 'Somebody who manages your account has set a new password for it. All sessions of the account have ended.',
    ar: 'عيّن أحد المسؤولين عن حسابك كلمة مرور جديدة له، وقد أُنهيت جميع جلسات الحساب.',
  },
  second: addressChanged.second,
} satisfies Record<string, Bilingual>

export const passwordChangedEmail = (language: Language, params: EmailParams): EmailTemplate =>
  fillEmail(passwordChanged, language, params)

export const addressChangedEmail = (language: Language, params: EmailParams): EmailTemplate =>
  fillEmail(addressChanged, language, params)

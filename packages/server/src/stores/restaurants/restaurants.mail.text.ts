import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type EmailParams, fillEmail } from '../../accounts/signIn/signIn.mail.text.ts'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'

const texts = {
  approved: {
    subject: { en: 'Your restaurant has been approved', ar: 'تمت الموافقة على مطعمك' },
    first: {
      en: '{restaurant} is now part of {product}. Sign in to add your first store.',
      ar: 'انضم {restaurant} إلى {product}. سجّل الدخول لإضافة متجرك الأول.',
    },
    second: {
      en: 'Use the email address and password you signed up with.',
      ar: 'استخدم البريد الإلكتروني وكلمة المرور اللذين سجّلت بهما.',
    },
  },
  rejected: {
    subject: { en: 'About your registration with {product}', ar: 'بخصوص طلب تسجيلك في {product}' },
    first: {
      en: 'Thank you for your interest in {product}. We are sorry that we cannot approve {restaurant}.',
      ar: 'نشكرك على اهتمامك بالانضمام إلى {product}. يؤسفنا أننا لم نتمكن من الموافقة على {restaurant}.',
    },
    second: {
      en: 'If you think this is a mistake, please contact us.',
      ar: 'إذا كنت ترى أن في الأمر خطأً فيرجى التواصل معنا.',
    },
  },
} satisfies Record<string, Record<'subject' | 'first' | 'second', Bilingual>>

const signIn = { en: 'Sign in', ar: 'تسجيل الدخول' } satisfies Bilingual

export const approvedEmail = (language: Language, url: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(texts.approved, language, params),
  link: { label: signIn[language], url },
})

export const rejectedEmail = (language: Language, params: EmailParams): EmailTemplate =>
  fillEmail(texts.rejected, language, params)

import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type EmailParams, fillEmail } from '../../accounts/signIn/signIn.mail.text.ts'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'

const texts = {
  subject: { en: 'The payout account of {store} was changed', ar: 'تغيّر حساب الصرف لمتجر {store}' },
  first: {
    en: 'Payouts to {store} are to go to {bank_name}, to the account whose IBAN ends in {last_four}. {product} checks the change before anything is paid to it.',
    ar: 'ستُصرف مستحقات متجر {store} إلى حساب لدى {bank_name} ينتهي رقم الآيبان الخاص به بـ {last_four}. تراجع {product} هذا التغيير قبل أي صرف إليه.',
  },
  second: {
    en: 'If neither you nor anybody you trust asked for this, change your password and contact us at once.',
    ar: 'إذا لم تطلب ذلك أنت أو من تثق به، فغيّر كلمة المرور وتواصل معنا فورًا.',
  },
} satisfies Record<'subject' | 'first' | 'second', Bilingual>

const signIn = { en: 'Sign in', ar: 'تسجيل الدخول' } satisfies Bilingual

export const payoutAccountEmail = (language: Language, url: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(texts, language, params),
  link: { label: signIn[language], url },
})

import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type EmailParams, fillEmail } from '../../accounts/signIn/signIn.mail.text.ts'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'

const texts = {
  subject: {
    en: 'Reconciliation found {count:difference}',
    ar: 'أسفرت مطابقة الحسابات عن {count:فرق}',
  },
  first: {
    en: 'Run {run} compared what is stored with the ledger and found {count:difference}.',
    ar: 'قارنت المطابقة رقم {run} البيانات المحفوظة بدفتر القيود، وأسفرت عن {count:فرق}.',
  },
  second: {
    en: 'They are listed on the page Reconciliation. A notice is shown to you on every page until a later run finds none.',
    ar: 'تجدونها في صفحة «مطابقة الحسابات». ويبقى التنبيه ظاهرًا لكم في كل الصفحات حتى تخلو مطابقة لاحقة من الفروق.',
  },
} satisfies Record<string, Bilingual>

const label: Bilingual = { en: 'Show the differences', ar: 'عرض الفروق' }

export const differencesEmail = (language: Language, url: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(texts, language, params),
  link: { label: label[language], url },
})

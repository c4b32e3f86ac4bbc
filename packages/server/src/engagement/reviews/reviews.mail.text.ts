import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type EmailParams, fillEmail } from '../../accounts/signIn/signIn.mail.text.ts'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'

const texts = {
  subject: { en: 'Low rating for {store}: order {order}', ar: 'تقييم منخفض لـ{store}: الطلب {order}' },
  first: {
    en: 'A customer has rated order {order} of {store} with two stars or fewer.',
    ar: 'قيّم أحد العملاء الطلب {order} من {store} بنجمتين أو أقل.',
  },
  second: {
    en: 'The review is on the page Reviews, where the store can answer it.',
    ar: 'تجدون التقييم في صفحة «التقييمات»، ويمكن للمتجر الرد عليه منها.',
  },
} satisfies Record<'subject' | 'first' | 'second', Bilingual>

const words = {
  comment: { en: 'They wrote: “{comment}”', ar: 'وكتب: «{comment}»' },
  label: { en: 'Open the order', ar: 'فتح الطلب' },
} satisfies Record<string, Bilingual>

interface RatedReview {
  readonly comment: string | null
  readonly ratings: readonly { readonly name_en: string; readonly name_ar: string; readonly rate: number }[]
  /** Of the order. */
  readonly url: string
}

export function lowRatingEmail(
  language: Language,
  { comment, ratings, url }: RatedReview,
  params: EmailParams,
): EmailTemplate {
  const { paragraphs, ...rest } = fillEmail(texts, language, params)
  const [first = '', second = ''] = paragraphs
  // Not filled in: whatever customers write stays as it is.
  const written = comment === null ? '' : ` ${words.comment[language].replace('{comment}', () => comment)}`
  return {
    ...rest,
    paragraphs: [`${first}${written}`, second],
    lines: ratings.map((rating) => ({
      label: language === 'ar' ? rating.name_ar : rating.name_en,
      value: `${rating.rate} / 5`,
    })),
    link: { label: words.label[language], url },
  }
}

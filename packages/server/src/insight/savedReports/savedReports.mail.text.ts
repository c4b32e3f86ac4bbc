import type { ReportBasis } from '@sufra/contract/insight/reports'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type EmailParams, fillEmail } from '../../accounts/signIn/signIn.mail.text.ts'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'
import type { MailedContent } from './mailTables.ts'
import { daysIn } from './mailTables.ts'

const texts = {
  subject: { en: '{report}: {days}', ar: '{report}: {days}' },
  first: {
    en: 'Here is the report “{report}” for {days}, {basis}.',
    ar: 'إليك تقرير «{report}» عن {days}، {basis}.',
  },
  second: {
    en: '{by} has it mailed to you. To stop it, ask them, or change the schedule under Reports, Saved.',
    ar: 'يُرسل إليك هذا التقرير بطلب من {by}. لإيقافه اطلب ذلك ممن حفظه، أو عدّل الجدول من «التقارير» ثم «المحفوظة».',
  },
} satisfies Record<'subject' | 'first' | 'second', Bilingual>

const words = {
  open: { en: 'Open the report', ar: 'فتح التقرير' },
  more: { en: 'The first {shown} of {all} rows.', ar: 'أول {shown} من أصل {all} من الصفوف.' },
  none: { en: 'There is nothing to report for these days.', ar: 'لا توجد بيانات عن هذه الأيام.' },
  placed: { en: 'by the day the order was placed', ar: 'حسب يوم تقديم الطلب' },
  event: { en: 'by the day of the event', ar: 'حسب يوم المناسبة' },
  reviewed: { en: 'by the day the review was written', ar: 'حسب يوم كتابة التقييم' },
} satisfies Record<string, Bilingual>

interface Made {
  readonly range: DayRange
  readonly basis: ReportBasis | 'reviewed'
  readonly content: MailedContent
  readonly url: string
}

export function reportEmail(
  language: Language,
  { range, basis, content, url }: Made,
  params: EmailParams & { readonly report: string; readonly by: string },
): EmailTemplate {
  const { figures, rows, total } = content
  const shown = rows.rows.length
  const email = fillEmail(texts, language, {
    ...params,
    days: daysIn(range, language),
    basis: words[basis][language],
  })
  const [first = '', second = ''] = email.paragraphs
  const counted =
    shown === 0
      ? words.none[language]
      : words.more[language].replace('{shown}', String(shown)).replace('{all}', String(total))
  return {
    ...email,
    paragraphs: shown > 0 && shown === total ? [first, second] : [first, counted, second],
    tables: shown > 0 ? [figures, rows] : [figures],
    link: { label: words.open[language], url },
  }
}

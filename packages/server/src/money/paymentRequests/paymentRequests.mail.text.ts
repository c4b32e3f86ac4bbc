import { type Bilingual, fill, type Language } from '@sufra/contract/kernel/language'
import { formatQar } from '@sufra/contract/kernel/money'
import { type EmailParams, fillEmail } from '../../accounts/signIn/signIn.mail.text.ts'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'

export type MailedStep = 'raised' | 'accepted' | 'rejected'

const texts = {
  raised: {
    subject: { en: 'Payment request {id} awaits your decision', ar: 'طلب الدفع {id} بانتظار قراركم' },
    first: {
      en: '{product} proposes to pay QAR {amount} to {store} on {day}.',
      ar: 'تقترح {product} صرف {amount} ر.ق لمتجر {store} بتاريخ {day}.',
    },
    second: {
      en: 'Check its orders under Payment requests, then accept or reject it.',
      ar: 'راجعوا طلباته من صفحة «طلبات الدفع»، ثم اقبلوه أو ارفضوه.',
    },
  },
  accepted: {
    subject: { en: 'Payout of QAR {amount} to {store}', ar: 'صرف {amount} ر.ق لمتجر {store}' },
    first: {
      en: 'Payment request {id} has been accepted. QAR {amount} is paid out to {store} on {day}.',
      ar: 'قُبل طلب الدفع {id}، وسيُصرف مبلغ {amount} ر.ق لمتجر {store} بتاريخ {day}.',
    },
    second: {
      en: 'The amount is made up of the orders and charges listed here.',
      ar: 'يتكوّن المبلغ من الطلبات والرسوم المدرجة هنا.',
    },
  },
  rejected: {
    subject: { en: 'Payment request {id} was rejected', ar: 'رُفض طلب الدفع {id}' },
    first: {
      en: 'Payment request {id} of {store} over QAR {amount} was rejected: {note}',
      ar: 'رُفض طلب الدفع {id} لمتجر {store} بقيمة {amount} ر.ق، والسبب: {note}',
    },
    second: {
      en: 'Its orders are due again and can be requested again.',
      ar: 'عادت طلباته مستحقة ويمكن طلب صرفها من جديد.',
    },
  },
} satisfies Record<MailedStep, Record<'subject' | 'first' | 'second', Bilingual>>

const words = {
  open: { en: 'Sign in', ar: 'تسجيل الدخول' },
  order: { en: 'Order {id}', ar: 'الطلب {id}' },
  charge: { en: 'Other charge {id}', ar: 'الرسم {id}' },
  total: { en: 'Total', ar: 'الإجمالي' },
} satisfies Record<string, Bilingual>

type Parts = Readonly<
  Record<'orders' | 'charges', readonly { readonly id: number; readonly amount: number }[]>
>

export function paymentRequestEmail(
  step: MailedStep,
  language: Language,
  url: string,
  parts: Parts | undefined,
  params: EmailParams,
): EmailTemplate {
  const line = (label: Bilingual) => (part: { readonly id: number; readonly amount: number }) => ({
    label: fill(label[language], { id: part.id }),
    value: formatQar(part.amount),
  })
  return {
    ...fillEmail(texts[step], language, params),
    ...(parts && {
      lines: [
        ...parts.orders.map(line(words.order)),
        ...parts.charges.map(line(words.charge)),
        { label: words.total[language], value: String(params.amount) },
      ],
    }),
    link: { label: words.open[language], url },
  }
}

import { type Bilingual, fill, type Language } from '@sufra/contract/kernel/language'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'

const shared = {
  greeting: { en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  closing: { en: 'The {product} team', ar: 'فريق {product}' },
  contact: { en: 'Questions? Contact support: {ways}', ar: 'للاستفسار تواصل مع الدعم: {ways}' },
} satisfies Record<string, Bilingual>

const texts = {
  reset: {
    subject: { en: 'Set a new password for {product}', ar: 'تعيين كلمة مرور جديدة في {product}' },
    first: {
      en: 'Use this link to set a new password. It is valid for {minutes:minute} and works once.',
      ar: 'استخدم هذا الرابط لتعيين كلمة مرور جديدة. الرابط صالح لمدة {minutes:دقيقة} ويعمل مرة واحدة.',
    },
    second: {
      en: 'If you did not ask for it, ignore this mail: your password stays as it is.',
      ar: 'إذا لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
    },
    label: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  },
  code: {
    subject: { en: '{code} is your {product} code', ar: '{code} هو رمزك في {product}' },
    first: {
      en: 'Enter this code to finish signing up. It is valid for {minutes:minute}.',
      ar: 'أدخل هذا الرمز لإتمام التسجيل. الرمز صالح لمدة {minutes:دقيقة}.',
    },
    second: {
      en: 'If you did not sign up, ignore this mail. Never give this code to anybody.',
      ar: 'إذا لم تسجّل في {product} فتجاهل هذه الرسالة. لا تعطِ هذا الرمز لأي شخص.',
    },
  },
  exists: {
    subject: { en: 'You already have an account with {product}', ar: 'لديك حساب في {product} بالفعل' },
    first: {
      en: 'Somebody, probably you, tried to sign up with this address. It already has an account: sign in with your password, or request a new one there.',
      ar: 'حاول أحدهم، وربما أنت، التسجيل بهذا العنوان. يوجد حساب مرتبط به بالفعل: سجّل الدخول بكلمة مرورك، أو اطلب كلمة مرور جديدة من هناك.',
    },
    second: {
      en: 'If it was not you, ignore this mail.',
      ar: 'إذا لم تكن أنت فتجاهل هذه الرسالة.',
    },
    label: { en: 'Sign in', ar: 'تسجيل الدخول' },
  },
} satisfies Record<string, Record<string, Bilingual>>

export type EmailParams = Readonly<Record<'name' | 'product', string> & Record<string, string | number>>

export function fillEmail(
  texts: Record<'subject' | 'first' | 'second', Bilingual>,
  language: Language,
  params: EmailParams,
) {
  const say = (text: Bilingual) => fill(text[language], params)
  return {
    subject: say(texts.subject),
    greeting: say(shared.greeting),
    paragraphs: [say(texts.first), say(texts.second)],
    closing: say(shared.closing),
  }
}

interface Support {
  readonly support_phone: string | null
  readonly support_email: string | null
}
/** How to reach support, isolated from the text around it and a number on one line. Undefined if nothing is set. */
export function contactLine(language: Language, { support_phone, support_email }: Support) {
  const phone = support_phone && `+974\u00a0${localPhone(support_phone)}`
  const ways = [support_email, phone].filter((way) => way !== null).map((way) => `\u2066${way}\u2069`)
  if (ways.length === 0) return undefined
  return fill(shared.contact[language], { ways: ways.join(language === 'ar' ? '، ' : ', ') })
}

export const resetEmail = (language: Language, url: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(texts.reset, language, params),
  link: { label: texts.reset.label[language], url },
})

export const codeEmail = (language: Language, code: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(texts.code, language, { ...params, code }),
  code,
})

export const accountExistsEmail = (language: Language, url: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(texts.exists, language, params),
  link: { label: texts.exists.label[language], url },
})

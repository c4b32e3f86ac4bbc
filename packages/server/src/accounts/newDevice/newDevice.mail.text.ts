import { deviceOf } from '@sufra/contract/accounts/device'
import { formatInstant } from '@sufra/contract/kernel/clock'
import { type Bilingual, fill, type Language } from '@sufra/contract/kernel/language'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'
import { type EmailParams, fillEmail } from '../signIn/signIn.mail.text.ts'

/** A sign-in, as far as the call tells. */
export interface SignedIn {
  readonly at: string
  readonly ip: string
  readonly country: string | null
  readonly userAgent: string
}

const texts = {
  subject: {
    en: 'New sign-in to your {product} account',
    ar: 'تسجيل دخول جديد إلى حسابك في {product}',
  },
  first: {
    en: 'Somebody signed in to your account with a device that it was not used on before: {device}, {place}, on {when} (Qatar time).',
    ar: 'سُجّل الدخول إلى حسابك من جهاز لم يُستخدم معه من قبل: {device}، {place}، بتاريخ {when} (بتوقيت قطر).',
  },
  second: {
    en: 'If it was you, there is nothing to do. If not, change your password at once and end the session in your profile.',
    ar: 'إذا كنت أنت فلا يلزمك شيء. وإن لم تكن أنت فغيّر كلمة مرورك فورًا وأنهِ الجلسة من ملفك الشخصي.',
  },
} satisfies Record<string, Bilingual>
const label = { en: 'Open {product}', ar: 'فتح {product}' }
const unknownDevice = { en: 'an unknown device', ar: 'جهاز غير معروف' }
const browserOn = { en: '{browser} on {system}', ar: '{browser} على {system}' }
const placeWithAddress = { en: '{country} (address {ip})', ar: '{country} (العنوان {ip})' }
const addressAlone = { en: 'address {ip}', ar: 'العنوان {ip}' }

/** Runs left to right within Arabic too. */
const isolated = (text: string) => `\u2066${text}\u2069`

function deviceIn(language: Language, userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system)
    return fill(browserOn[language], { browser: isolated(browser), system: isolated(system) })
  const known = browser ?? system
  return known ? isolated(known) : unknownDevice[language]
}

function placeIn(language: Language, { country, ip }: SignedIn): string {
  const address = isolated(ip)
  const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return name
    ? fill(placeWithAddress[language], { country: name, ip: address })
    : fill(addressAlone[language], { ip: address })
}

export function newDeviceEmail(
  signedIn: SignedIn,
  language: Language,
  url: string,
  params: EmailParams,
): EmailTemplate {
  const where = {
    device: deviceIn(language, signedIn.userAgent),
    place: placeIn(language, signedIn),
    when: formatInstant(signedIn.at, language),
  }
  return {
    ...fillEmail(texts, language, { ...params, ...where }),
    link: { label: fill(label[language], params), url },
  }
}

import type { Language } from '@sufra/contract/kernel/language'
import type { MailPlatform } from '../../kernel/mail/mailSheet.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { marketingMail } from './marketingMail.ts'
import { mailOutcome, type Outcome, pushOutcome } from './outcome.ts'
import type { Claimed } from './recipients.sql.ts'
import type { Work } from './sends.sql.ts'

/** The page on which a reader says what they want to receive, in the language of the mail. */
export const preferencesUrl = (origin: string, token: string, language: Language): string =>
  `${origin}/unsubscribe/${token}?lang=${language}`

const oneOfBoth =
  (language: Language) =>
  <T>(en: T, ar: T): T =>
    language === 'ar' ? ar : en

export interface Sending {
  readonly services: Services
  readonly send: Work
  readonly platform: Readonly<Record<Language, MailPlatform>>
}

async function handOverMail({ services, send, platform }: Sending, to: Claimed): Promise<void> {
  const { address, language, name, token } = to
  const body = oneOfBoth(language)(send.body_en, send.body_ar)
  if (!body || (token === null && send.order_id === null)) throw new Error(`send ${send.id} is no mail`)
  const mail = marketingMail(address, {
    language,
    subject: oneOfBoth(language)(send.title_en, send.title_ar),
    body,
    platform: platform[language],
    name,
    preferences:
      send.order_id === null && token !== null
        ? preferencesUrl(services.settings.origin, token, language)
        : null,
  })
  await services.mail.sendBulk(mail)
}

/** What the app opens. */
const pushData = ({ store_id, item_id, order_id }: Pick<Work, 'store_id' | 'item_id' | 'order_id'>) => ({
  ...(order_id !== null && { order_id: String(order_id) }),
  ...(store_id !== null && { store_id: String(store_id) }),
  ...(item_id !== null && { menu_id: String(item_id) }),
})

const handOverPush = ({ services, send }: Sending, { address, language }: Claimed) =>
  services.push.send({
    token: address,
    title: oneOfBoth(language)(send.title_en, send.title_ar),
    body: oneOfBoth(language)(send.message_en, send.message_ar) ?? '',
    data: pushData(send),
  })

/** Hands over to one recipient, once. */
export async function handOver(sending: Sending, to: Claimed): Promise<Outcome> {
  const mails = sending.send.kind === 'email'
  try {
    await (mails ? handOverMail(sending, to) : handOverPush(sending, to))
    return { result: 'sent' }
  } catch (error) {
    return mails ? mailOutcome(error as Error) : pushOutcome(error as Error)
  }
}

import { fill, type Language } from '@sufra/contract/kernel/language'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import type { Mail } from '../../kernel/mail/mail.ts'
import { paragraph } from '../../kernel/mail/mailComponents.ts'
import { type MailPlatform, mailSheet } from '../../kernel/mail/mailSheet.ts'
import { html, type Part } from '../../kernel/mail/markup.ts'
import { richTextMarkup, richTextText } from '../../kernel/mail/richTextMail.ts'
import { marketingMailText as text } from './marketingMail.text.ts'

interface Content {
  readonly language: Language
  readonly subject: string
  readonly body: RichTextDocument
  readonly platform: MailPlatform
  /** Of the reader, if it is known. */
  readonly name: string | null
  /** The page of the reader's preferences. Null: it is about the reader's own order, and no marketing. */
  readonly preferences: string | null
}

type Foot = Pick<Content, 'language' | 'platform' | 'preferences'>

function why({ language, platform, preferences }: Foot): string {
  const words = preferences === null ? text.whyOrder : text.why
  return fill(words[language], { product: platform.name })
}

function foot(of: Foot): Part {
  const { language, platform, preferences } = of
  const more =
    preferences === null ? platform.contact : html`<a href="${preferences}">${text.preferences[language]}</a>`
  return [why(of), more && html`<br>\n${more}`]
}

export function marketingHtml({ language, subject, body, platform, name, preferences }: Content): string {
  const hello = name !== null && paragraph(fill(text.hello[language], { name }))
  return mailSheet(
    {
      subject,
      body: [hello, richTextMarkup(body, language)],
      foot: foot({ language, platform, preferences }),
    },
    { language, platform },
  )
}

const plain = ({ language, body, platform, name, preferences }: Content): string =>
  [
    ...(name === null ? [] : [fill(text.hello[language], { name })]),
    richTextText(body),
    '--',
    why({ language, platform, preferences }),
    preferences === null ? platform.contact : `${text.preferences[language]}: ${preferences}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n')

/** With one-click unsubscribing (RFC 8058): mail programs post to the address that people open. */
export const marketingMail = (to: string, content: Content): Mail => ({
  to,
  sender: content.platform.name,
  replyTo: content.platform.replyTo,
  subject: content.subject,
  text: plain(content),
  html: marketingHtml(content),
  ...(content.preferences !== null && {
    headers: {
      'List-Unsubscribe': `<${content.preferences}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  }),
})

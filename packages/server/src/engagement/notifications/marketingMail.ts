import { fill, type Language } from '@sufra/contract/kernel/language'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { escaped, type MailPlatform } from '../../kernel/mail/emailTemplate.ts'
import type { Mail } from '../../kernel/mail/mail.ts'
import { richTextHtml, richTextText } from '../../kernel/mail/richTextMail.ts'
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

const style = ({ light, dark }: MailPlatform['links']) => `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: #f7f5f3; color: #26211e; overflow-wrap: anywhere;
  font: 16px/1.6 'IBM Plex Sans Arabic', 'IBM Plex Sans', Tahoma, Arial, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; padding: 24px; background: #fff; border-radius: 8px; }
.product { margin: 0 0 24px; font-size: 18px; font-weight: 600; color: ${light}; }
a { color: ${light}; }
.foot { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid #d8d2cd; font-size: 13px; color: #6b6460; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1816; color: #ece7e3; }
  .sheet { background: #262220; }
  .product, a { color: ${dark}; }
  .foot { border-color: #4a4441; color: #b5ada7; }
}`

type Foot = Pick<Content, 'language' | 'platform' | 'preferences'>

function why({ language, platform, preferences }: Foot): string {
  const words = preferences === null ? text.whyOrder : text.why
  return fill(words[language], { product: platform.name })
}

function foot(of: Foot): string {
  const { language, platform, preferences } = of
  const more =
    preferences === null
      ? platform.contact && escaped(platform.contact)
      : `<a href="${escaped(preferences)}">${escaped(text.preferences[language])}</a>`
  return [escaped(why(of)), more].filter(Boolean).join('<br>\n')
}

export function marketingHtml({ language, subject, body, platform, name, preferences }: Content): string {
  const hello =
    name === null ? '' : `<p style="margin:0 0 16px">${escaped(fill(text.hello[language], { name }))}</p>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${style(platform.links)}</style></head>
<body><div class="sheet">
<p class="product">${escaped(platform.name)}</p>
${hello}${richTextHtml(body)}
<p class="foot">${foot({ language, platform, preferences })}</p>
</div></body>
</html>
`
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

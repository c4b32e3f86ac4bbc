import type { Language } from '@sufra/contract/kernel/language'
import type { Mail } from './mail.ts'

/** The content of a mail, in the reader's language. */
export interface EmailTemplate {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A button in the HTML, and its address in the text. */
  readonly link?: { readonly label: string; readonly url: string }
  /** A list of amounts, such as what a payout is made of. */
  readonly lines?: readonly { readonly label: string; readonly value: string }[]
  /** Digits to type in elsewhere. */
  readonly code?: string
  readonly closing: string
}

/** Who a mail is from. */
export interface MailPlatform {
  readonly name: string
  /** Behind white text. */
  readonly accent: string
  /** Of text, by colour scheme. */
  readonly links: { readonly light: string; readonly dark: string }
  /** How to reach support, at the end of the mail. */
  readonly contact?: string | undefined
  readonly replyTo?: string | undefined
}
interface Frame {
  readonly language: Language
  readonly platform: MailPlatform
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

const textOf = ({ greeting, paragraphs, lines, code, link, closing }: EmailTemplate, contact?: string) =>
  [
    greeting,
    ...paragraphs.slice(0, 1),
    code,
    link?.url,
    ...paragraphs.slice(1),
    lines?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    closing,
    contact,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n')

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

const row = ({ label, value }: { readonly label: string; readonly value: string }) =>
  `<tr><td style="padding:2px 0;padding-inline-end:24px">${escaped(label)}</td><td><bdi dir="ltr">${escaped(value)}</bdi></td></tr>`

function htmlOf(
  { subject, greeting, paragraphs, lines, code, link, closing }: EmailTemplate,
  { language, platform: { accent, contact } }: Frame,
): string {
  const [first = '', ...rest] = paragraphs.map((text) => paragraph(escaped(text)))
  const parts = [
    paragraph(escaped(greeting)),
    first,
    code &&
      paragraph(
        `<bdi dir="ltr" style="font-size:28px;font-weight:600;letter-spacing:4px">${escaped(code)}</bdi>`,
      ),
    link &&
      paragraph(
        `<a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#fff;text-decoration:none">${escaped(link.label)}</a>`,
      ),
    link && paragraph(`<bdi dir="ltr" style="color:#6b6460;word-break:break-all">${escaped(link.url)}</bdi>`),
    ...rest,
    lines && `<table style="margin:0 0 16px;border-collapse:collapse">${lines.map(row).join('')}</table>`,
    paragraph(escaped(closing)),
    contact && `<p style="margin:0;color:#6b6460;font-size:14px">${escaped(contact)}</p>`,
  ]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f5f3;color:#26211e;font:16px/1.6 'IBM Plex Sans Arabic','IBM Plex Sans',Tahoma,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`
}

export const renderEmail = (to: string, letter: EmailTemplate, frame: Frame): Mail => ({
  to,
  sender: frame.platform.name,
  replyTo: frame.platform.replyTo,
  subject: letter.subject,
  text: textOf(letter, frame.platform.contact),
  html: htmlOf(letter, frame),
})

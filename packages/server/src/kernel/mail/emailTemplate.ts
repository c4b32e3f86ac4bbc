import type { Mail } from './mail.ts'
import {
  address,
  button,
  code as codeOf,
  figures,
  lines as linesOf,
  type MailLine,
  type MailLink,
  type MailTable,
  paragraph,
  sidesOf,
} from './mailComponents.ts'
import { type MailFrame, mailSheet } from './mailSheet.ts'

/** The content of a mail, in the reader's language. */
export interface EmailTemplate {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A button in the HTML, and its address in the text. */
  readonly link?: MailLink
  /** A list of amounts, such as what a payout is made of. */
  readonly lines?: readonly MailLine[]
  readonly tables?: readonly MailTable[]
  /** Digits to type in elsewhere. */
  readonly code?: string
  readonly closing: string
}

const textOf = (
  { greeting, paragraphs, lines, tables = [], code, link, closing }: EmailTemplate,
  contact?: string,
) =>
  [
    greeting,
    ...paragraphs.slice(0, 1),
    code,
    link?.url,
    ...paragraphs.slice(1),
    lines?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...tables.map(({ heads, rows }) => [heads, ...rows].map((cells) => cells.join(' | ')).join('\n')),
    closing,
    contact,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n')

function htmlOf(
  { subject, greeting, paragraphs, lines, tables = [], code, link, closing }: EmailTemplate,
  frame: MailFrame,
): string {
  const { accent, contact } = frame.platform
  const sides = sidesOf(frame.language)
  const [first, ...rest] = paragraphs.map((text) => paragraph(text))
  const body = [
    paragraph(greeting),
    first,
    code && codeOf(code),
    link && [button(link, accent), address(link.url)],
    rest,
    lines && linesOf(lines, sides),
    tables.map((table) => figures(table, sides)),
    paragraph(closing),
  ]
  return mailSheet({ subject, body, foot: contact }, frame)
}

export const renderEmail = (to: string, template: EmailTemplate, frame: MailFrame): Mail => ({
  to,
  sender: frame.platform.name,
  replyTo: frame.platform.replyTo,
  subject: template.subject,
  text: textOf(template, frame.platform.contact),
  html: htmlOf(template, frame),
})

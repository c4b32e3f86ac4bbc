import type { Mail } from './mail.ts'
import { escaped, type MailFrame, mailSheet, paragraph, quiet } from './mailSheet.ts'

/** Rows of figures. The first cell names the row. */
export interface MailTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The content of a mail, in the reader's language. */
export interface EmailTemplate {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A button in the HTML, and its address in the text. */
  readonly link?: { readonly label: string; readonly url: string }
  /** A list of amounts, such as what a payout is made of. */
  readonly lines?: readonly { readonly label: string; readonly value: string }[]
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

/** Figures stand in cells of their own direction, so that their last digits are in line in Arabic as well. */
const row = ({ label, value }: { readonly label: string; readonly value: string }) =>
  `<tr><td style="padding:2px 0;padding-inline-end:24px">${escaped(label)}</td><td dir="ltr" style="padding:2px 0;text-align:end;font-variant-numeric:tabular-nums">${escaped(value)}</td></tr>`

const button = ({ label, url }: NonNullable<EmailTemplate['link']>, accent: string) =>
  `<a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#fff;text-decoration:none">${escaped(label)}</a>`

// Words stay whole: on a phone a wide table is scrolled.
const cell = 'padding:6px 0;border-bottom:1px solid #d8d2cd;overflow-wrap:normal'
const name = `${cell};padding-inline-end:16px;text-align:start`
const figure = `${cell};padding-inline-start:16px;text-align:end`
const digits = `${figure};white-space:nowrap;font-variant-numeric:tabular-nums`

const headOf = (head: string, at: number) =>
  at === 0
    ? `<th scope="col" class="line" style="${name}">${escaped(head)}</th>`
    : `<th scope="col" class="line" dir="ltr" style="${figure}"><bdi>${escaped(head)}</bdi></th>`
const figuresOf = ([label = '', ...values]: readonly string[]) =>
  `<tr><th scope="row" class="line" style="${name};font-weight:400"><bdi>${escaped(label)}</bdi></th>${values
    .map((value) => `<td class="line" dir="ltr" style="${digits}">${escaped(value)}</td>`)
    .join('')}</tr>`

const tableOf = ({ heads, rows }: MailTable) =>
  `<div style="margin:0 0 24px;overflow-x:auto"><table class="figures" style="width:100%;border-collapse:collapse;font-size:14px">
<thead><tr>${heads.map(headOf).join('')}</tr></thead>
<tbody>${rows.map(figuresOf).join('\n')}</tbody></table></div>`

function htmlOf(
  { subject, greeting, paragraphs, lines, tables = [], code, link, closing }: EmailTemplate,
  frame: MailFrame,
): string {
  const { accent, contact } = frame.platform
  const [first = '', ...rest] = paragraphs.map((text) => paragraph(escaped(text)))
  const parts = [
    paragraph(escaped(greeting)),
    first,
    code &&
      paragraph(
        `<bdi dir="ltr" style="font-size:28px;font-weight:600;letter-spacing:4px">${escaped(code)}</bdi>`,
      ),
    link && paragraph(button(link, accent)),
    link &&
      paragraph(
        `<bdi dir="ltr" class="quiet" style="${quiet};font-size:13px;word-break:break-all">${escaped(link.url)}</bdi>`,
      ),
    ...rest,
    lines && `<table style="margin:0 0 16px;border-collapse:collapse">${lines.map(row).join('')}</table>`,
    ...tables.map(tableOf),
    paragraph(escaped(closing)),
  ]
  return mailSheet(
    { subject, body: parts.filter(Boolean).join('\n'), foot: contact && escaped(contact) },
    frame,
  )
}

export const renderEmail = (to: string, letter: EmailTemplate, frame: MailFrame): Mail => ({
  to,
  sender: frame.platform.name,
  replyTo: frame.platform.replyTo,
  subject: letter.subject,
  text: textOf(letter, frame.platform.contact),
  html: htmlOf(letter, frame),
})

import type { Language } from '@sufra/contract/kernel/language'
import { html, type Part } from './markup.ts'

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** An amount or a fact and what it is called. */
export interface MailLine {
  readonly label: string
  readonly value: string
}

/** Rows of figures. The first cell names the row. */
export interface MailTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Gmail, Outlook and Yahoo drop what is said of `inline-start` and `inline-end`, so components are told on which side
 * their language begins.
 */
export const sidesOf = (language: Language) =>
  language === 'ar'
    ? ({ dir: 'rtl', start: 'right', end: 'left' } as const)
    : ({ dir: 'ltr', start: 'left', end: 'right' } as const)
export type Sides = ReturnType<typeof sidesOf>

/** The colour of lines between parts. */
export const lineColour = '#d8d2cd'
/** The style of secondary text. */
export const quiet = 'color:#6b6460'

export const paragraph = (content: Part) => html`<p style="margin:0 0 16px">${content}</p>`

/** Outlook takes the space around the label from the cell, everybody else from the link, all of which can be pressed. */
export const button = ({ label, url }: MailLink, accent: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td style="background:${accent};border-radius:6px;mso-padding-alt:12px 20px"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;color:#fff;text-decoration:none">${label}</a></td></tr></table>`

/** Where a button leads, to read or to copy. */
export const address = (url: string) =>
  paragraph(
    html`<bdi dir="ltr" class="quiet" style="${quiet};font-size:13px;word-break:break-all">${url}</bdi>`,
  )

/** Digits to type in elsewhere. */
export const code = (digits: string) =>
  paragraph(html`<bdi dir="ltr" style="font-size:28px;font-weight:600;letter-spacing:4px">${digits}</bdi>`)

// Figures read from left to right in both languages, and their last digits stand in line.
const figure = 'padding-left:16px;text-align:right;font-variant-numeric:tabular-nums'

const lineOf = ({ label, value }: MailLine, { start }: Sides) =>
  html`<tr><td style="padding:2px 0;text-align:${start}">${label}</td><td dir="ltr" style="padding:2px 0;${figure}">${value}</td></tr>`

export const lines = (all: readonly MailLine[], sides: Sides) =>
  html`<table style="margin:0 0 16px;border-collapse:collapse">${all.map((each) => lineOf(each, sides))}</table>`

// Words stay whole: on a phone a wide table is scrolled.
const cell = `padding:6px 0;border-bottom:1px solid ${lineColour};overflow-wrap:normal`
const nameCell = ({ start, end }: Sides) => `${cell};padding-${end}:16px;text-align:${start}`

const headOf = (head: string, at: number, sides: Sides) =>
  at === 0
    ? html`<th scope="col" class="line" style="${nameCell(sides)}">${head}</th>`
    : html`<th scope="col" class="line" dir="ltr" style="${cell};${figure}"><bdi>${head}</bdi></th>`

const rowOf = ([name = '', ...values]: readonly string[], sides: Sides) =>
  html`<tr><th scope="row" class="line" style="${nameCell(sides)};font-weight:400"><bdi>${name}</bdi></th>${values.map(
    (value) => html`<td class="line" dir="ltr" style="${cell};${figure};white-space:nowrap">${value}</td>`,
  )}</tr>
`

export const figures = ({ heads, rows }: MailTable, sides: Sides) =>
  html`<div style="margin:0 0 24px;overflow-x:auto"><table class="figures" style="width:100%;border-collapse:collapse;font-size:14px">
<thead><tr>${heads.map((head, at) => headOf(head, at, sides))}</tr></thead>
<tbody>${rows.map((row) => rowOf(row, sides))}</tbody></table></div>`

import type { Language } from '@sufra/contract/kernel/language'
import { lineColour, quiet, sidesOf } from './mailComponents.ts'
import { html, type Part } from './markup.ts'

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

export interface MailFrame {
  readonly language: Language
  readonly platform: MailPlatform
}

interface Sheet {
  readonly subject: string
  readonly body: Part
  /** Small, beneath a line. */
  readonly foot?: Part
}

const font = 'font:16px/1.6 IBM Plex Sans Arabic,IBM Plex Sans,Tahoma,Arial,sans-serif'

/** Readers that drop style sheets show the light colours, which stand at the elements. */
const styleOf = ({ light, dark }: MailPlatform['links']) => html`
:root { color-scheme: light dark; }
a { color: ${light}; }
@media (max-width: 480px) {
  body { padding: 0 !important; }
  .sheet { border-radius: 0 !important; }
  .figures { font-size: 12px !important; }
}
@media (prefers-color-scheme: dark) {
  body { background: #1b1816 !important; color: #ece7e3 !important; }
  .sheet { background: #262220 !important; }
  .product, a:not(.button) { color: ${dark} !important; }
  .quiet { color: #b5ada7 !important; }
  .line { border-color: #4a4441 !important; }
}`

/** Outlook knows no greatest width: it gets a table of this one around the sheet. */
const width = 560
const outlook = {
  begin: html`<!--[if mso]><table role="presentation" align="center" width="${width}"><tr><td><![endif]-->`,
  end: html`<!--[if mso]></td></tr></table><![endif]-->`,
}

/**
 * The page of every mail, in the direction of its language and in the colours of its reader's scheme. Language and
 * direction stand at the sheet too, as some mail programs show nothing around the body.
 */
export function mailSheet({ subject, body, foot }: Sheet, { language, platform }: MailFrame): string {
  const { dir, start } = sidesOf(language)
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${subject}</title><style>${styleOf(platform.links)}</style></head>
<body style="margin:0;padding:24px;background:#f7f5f3;color:#26211e;overflow-wrap:anywhere;${font}">
${outlook.begin}<table role="presentation" lang="${language}" dir="${dir}" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:${width}px;margin:0 auto;table-layout:fixed"><tr>
<td class="sheet" style="padding:24px;background:#fff;border-radius:8px;text-align:${start};${font}">
<p class="product" style="margin:0 0 24px;font-size:18px;font-weight:600;color:${platform.links.light}">${platform.name}</p>
${body}
${foot && html`<p class="quiet line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${lineColour};font-size:13px;${quiet}">${foot}</p>`}
</td></tr></table>${outlook.end}</body>
</html>
`.toString()
}

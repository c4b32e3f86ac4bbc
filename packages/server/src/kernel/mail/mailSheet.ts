import type { Language } from '@sufra/contract/kernel/language'

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
  /** HTML. */
  readonly body: string
  /** HTML, small, beneath a line. */
  readonly foot?: string | undefined
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

export const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

/** Beside what matters. */
export const quiet = 'color:#6b6460'

const font = `font:16px/1.6 'IBM Plex Sans Arabic','IBM Plex Sans',Tahoma,Arial,sans-serif`

/** Readers that drop style sheets show the light colours, which stand at the elements. */
const styleOf = ({ light, dark }: MailPlatform['links']) => `
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

/** The page of every mail, in the direction of its language and in the colours of its reader's scheme. */
export const mailSheet = ({ subject, body, foot }: Sheet, { language, platform }: MailFrame): string =>
  `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${styleOf(platform.links)}</style></head>
<body style="margin:0;padding:24px;background:#f7f5f3;color:#26211e;overflow-wrap:anywhere;${font}">
<div class="sheet" dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="max-width:560px;box-sizing:border-box;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
<p class="product" style="margin:0 0 24px;font-size:18px;font-weight:600;color:${platform.links.light}">${escaped(platform.name)}</p>
${body}
${foot ? `<p class="quiet line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d8d2cd;font-size:13px;${quiet}">${foot}</p>` : ''}
</div></body>
</html>
`

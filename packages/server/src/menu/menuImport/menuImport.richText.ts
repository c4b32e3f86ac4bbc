import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@sufra/contract/kernel/richText.rules'

/** The cell format of descriptions: a paragraph is a line, everything else uses a few HTML tags. */
export const markTags = { bold: 'b', italic: 'i', underline: 'u', strike: 's' } as const

/** Character references. */
export const entities = /&(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi
const mistaken = /&(?=(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});)/gi

/** Escapes only what would be parsed as something else, so that texts such as "A & B < C" stay as typed. */
const escaped = (text: string) =>
  text
    .replace(mistaken, '&amp;')
    .replace(/<(?=[a-z/])/gi, '&lt;')
    .replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)

const opening = (mark: RichTextMark) =>
  mark.type === 'link'
    ? `<a href="${mark.attrs.href.replace(mistaken, '&amp;').replaceAll('"', '&quot;')}">`
    : `<${markTags[mark.type]}>`
const closing = (mark: RichTextMark) => (mark.type === 'link' ? '</a>' : `</${markTags[mark.type]}>`)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Joins adjacent texts with the same marks. */
function joined(parts: readonly RichTextInline[]): RichTextInline[] {
  const found: RichTextInline[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.type === 'text' && last?.type === 'text' && isSame(part.marks, last.marks))
      found[found.length - 1] = { ...last, text: last.text + part.text }
    else found.push(part)
  }
  return found
}

function line(parts: readonly RichTextInline[] = []): string {
  let text = ''
  let open: readonly RichTextMark[] = []
  const become = (marks: readonly RichTextMark[]) => {
    const shared = open.findIndex((mark, at) => !isSame(mark, marks[at]))
    const stay = shared < 0 ? open.length : shared
    text += open.slice(stay).toReversed().map(closing).join('') + marks.slice(stay).map(opening).join('')
    open = marks
  }
  for (const part of joined(parts)) {
    become(part.marks ?? [])
    text += part.type === 'text' ? escaped(part.text) : '<br>'
  }
  become([])
  return text
}

const flow = (blocks: readonly RichTextBlock[]): string => blocks.map(block).join('\n')

function item({ content }: RichTextItem): string {
  const [only, ...others] = content
  if (only?.type === 'paragraph' && others.length === 0) return `<li>${line(only.content)}</li>`
  return `<li>\n${flow(content)}\n</li>`
}
const list = (tag: string, open: string, items: readonly RichTextItem[]) =>
  [`<${open}>`, ...items.map(item), `</${tag}>`].join('\n')

function block(node: RichTextBlock): string {
  switch (node.type) {
    case 'paragraph':
      return line(node.content)
    case 'heading':
      return `<h${node.attrs.level}>${line(node.content)}</h${node.attrs.level}>`
    case 'bulletList':
      return list('ul', 'ul', node.content)
    case 'orderedList':
      return list('ol', node.attrs ? `ol start="${node.attrs.start}"` : 'ol', node.content)
    case 'blockquote':
      return `<blockquote>\n${flow(node.content)}\n</blockquote>`
  }
}

export const textOfDocument = ({ content }: RichTextDocument): string => flow(content)

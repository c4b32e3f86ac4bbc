import type { Language } from '@sufra/contract/kernel/language'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@sufra/contract/kernel/richText.rules'
import { lineColour, paragraph, type Sides, sidesOf } from './mailComponents.ts'
import { html, type Markup, type Part } from './markup.ts'

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

const marked = (content: Markup, mark: RichTextMark): Markup =>
  mark.type === 'link'
    ? html`<a href="${mark.attrs.href}">${content}</a>`
    : html`<${tags[mark.type]}>${content}</${tags[mark.type]}>`

const inline = (node: RichTextInline): Markup =>
  (node.marks ?? []).reduce(marked, node.type === 'text' ? html`${node.text}` : html`<br>`)

/** An empty line is a line. */
const line = (content: readonly RichTextInline[] = []): Markup | readonly Markup[] =>
  content.length > 0 ? content.map(inline) : html`&nbsp;`

/** Paragraphs of a list stand as close as its points. */
const itemBlock = (block: RichTextBlock, sides: Sides): Markup =>
  block.type === 'paragraph' ? html`<p style="margin:0">${line(block.content)}</p>` : blockOf(block, sides)

const item = ({ content }: RichTextItem, sides: Sides): Markup =>
  html`<li style="margin:0 0 4px">${content.map((block) => itemBlock(block, sides))}</li>`

const listStyle = ({ start }: Sides) => `margin:0 0 16px;padding:0;padding-${start}:24px`

function blockOf(block: RichTextBlock, sides: Sides): Markup {
  switch (block.type) {
    case 'paragraph':
      return paragraph(line(block.content))
    case 'heading': {
      const tag = `h${block.attrs.level}`
      return html`<${tag} style="margin:24px 0 8px;line-height:1.3">${line(block.content)}</${tag}>`
    }
    case 'bulletList':
      return html`<ul style="${listStyle(sides)}">${block.content.map((each) => item(each, sides))}</ul>`
    case 'orderedList':
      return html`<ol start="${block.attrs?.start ?? 1}" style="${listStyle(sides)}">${block.content.map((each) => item(each, sides))}</ol>`
    case 'blockquote':
      return html`<blockquote class="line" style="margin:0 0 16px;padding-${sides.start}:16px;border:0 solid ${lineColour};border-${sides.start}-width:3px">${block.content.map((each) => blockOf(each, sides))}</blockquote>`
  }
}

function inlineText(node: RichTextInline): string {
  if (node.type === 'hardBreak') return '\n'
  const link = node.marks?.find((mark) => mark.type === 'link')?.attrs.href
  return link && link !== node.text ? `${node.text} (${link})` : node.text
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map(inlineText).join('')
    case 'bulletList':
      return block.content.map((item) => `- ${indented(blocksText(item.content), '  ')}`).join('\n')
    case 'orderedList':
      return block.content
        .map(
          (item, index) =>
            `${(block.attrs?.start ?? 1) + index}. ${indented(blocksText(item.content), '   ')}`,
        )
        .join('\n')
    case 'blockquote':
      return `> ${indented(blocksText(block.content), '> ')}`
  }
}

const blocksText = (blocks: readonly RichTextBlock[]): string => blocks.map(blockText).join('\n\n')

/** The same for readers without HTML. */
export const richTextText = ({ content }: RichTextDocument): string => blocksText(content)

const letters = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u }

/** The language of the reader, unless the whole text is in the other one. */
function languageOf(document: RichTextDocument, reader: Language): Language {
  const other = reader === 'ar' ? 'en' : 'ar'
  const text = richTextText(document)
  return letters[other].test(text) && !letters[reader].test(text) ? other : reader
}

/** A document of the editor as a part of a mail, in the direction of what it says. */
export function richTextMarkup(document: RichTextDocument, reader: Language): Part {
  const language = languageOf(document, reader)
  const sides = sidesOf(language)
  const blocks = document.content.map((block) => blockOf(block, sides))
  if (language === reader) return blocks
  return html`<div lang="${language}" dir="${sides.dir}" style="text-align:${sides.start}">${blocks}</div>`
}

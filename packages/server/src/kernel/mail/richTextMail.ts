import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@sufra/contract/kernel/richText.rules'
import { escaped, paragraph } from './mailSheet.ts'

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

const marked = (html: string, mark: RichTextMark): string =>
  mark.type === 'link'
    ? `<a href="${escaped(mark.attrs.href)}">${html}</a>`
    : `<${tags[mark.type]}>${html}</${tags[mark.type]}>`

const inlineHtml = (node: RichTextInline): string =>
  (node.marks ?? []).reduce(marked, node.type === 'text' ? escaped(node.text) : '<br>')

const lineHtml = (content: readonly RichTextInline[] = []): string =>
  content.map(inlineHtml).join('') || '&nbsp;'

const itemHtml = ({ content }: RichTextItem): string =>
  `<li style="margin:0 0 4px">${content.map(itemBlockHtml).join('')}</li>`

/** Paragraphs of a list stand as close as its points. */
const itemBlockHtml = (block: RichTextBlock): string =>
  block.type === 'paragraph' ? `<p style="margin:0">${lineHtml(block.content)}</p>` : blockHtml(block)

function blockHtml(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraph(lineHtml(block.content))
    case 'heading': {
      const tag = `h${block.attrs.level}`
      return `<${tag} style="margin:24px 0 8px;line-height:1.3">${lineHtml(block.content)}</${tag}>`
    }
    case 'bulletList':
      return `<ul style="margin:0 0 16px">${block.content.map(itemHtml).join('')}</ul>`
    case 'orderedList':
      return `<ol start="${block.attrs?.start ?? 1}" style="margin:0 0 16px">${block.content.map(itemHtml).join('')}</ol>`
    case 'blockquote':
      return `<blockquote class="line" style="margin:0 0 16px;padding-inline-start:16px;border-inline-start:3px solid #d8d2cd">${block.content.map(blockHtml).join('')}</blockquote>`
  }
}

/** A document of the editor as the HTML of a mail. */
export const richTextHtml = ({ content }: RichTextDocument): string => content.map(blockHtml).join('\n')

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

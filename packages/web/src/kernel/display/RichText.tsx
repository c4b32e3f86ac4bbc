import type { Language } from '@sufra/contract/kernel/language'
import {
  isAllowedLink,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextItem,
} from '@sufra/contract/kernel/richText.rules'
import type { ReactNode } from 'react'
import css from './RichText.module.css'

type Line = readonly RichTextInline[] | undefined

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

function marked(part: RichTextInline): ReactNode {
  let node: ReactNode = part.type === 'text' ? part.text : <br />
  for (const mark of part.marks ?? []) {
    if (mark.type === 'link') {
      if (!isAllowedLink(mark.attrs.href)) continue
      node = (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {node}
        </a>
      )
    } else if (Object.hasOwn(tags, mark.type)) {
      const Tag = tags[mark.type]
      node = <Tag>{node}</Tag>
    }
  }
  return node
}

// Parts of a text have no ids, so their index is the key.
const each = <Part,>(parts: readonly Part[] | undefined, render: (part: Part) => ReactNode) =>
  parts
    ?.map((part, index) => [index, render(part)] as const)
    .map(([key, node]) => <Piece key={key}>{node}</Piece>)
const Piece = ({ children }: { children: ReactNode }) => children

/** An empty paragraph keeps its height. */
const line = (content: Line) =>
  content && content.length > 0 ? each(content, (part) => marked(part)) : <br />

const items = (content: readonly RichTextItem[]) =>
  each(content, (item) => (item.type === 'listItem' ? <li>{each(item.content, block)}</li> : null))

function block(node: RichTextBlock): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{line(node.content)}</p>
    case 'heading': {
      // Below the page's own heading levels.
      const Tag = ({ 1: 'h3', 2: 'h4', 3: 'h5' } as const)[node.attrs.level]
      return <Tag>{line(node.content)}</Tag>
    }
    case 'bulletList':
      return <ul>{items(node.content)}</ul>
    case 'orderedList':
      return <ol start={node.attrs?.start}>{items(node.content)}</ol>
    case 'blockquote':
      return <blockquote>{each(node.content, block)}</blockquote>
    default:
      return null
  }
}

interface Props {
  readonly document: RichTextDocument
  readonly language: Language
}

/** A rich text for reading. Only known nodes and marks are rendered. */
export function RichText({ document, language }: Props) {
  return (
    <div className={css.text} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {each(document.content, block)}
    </div>
  )
}

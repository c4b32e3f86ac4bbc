import { Parser } from 'htmlparser2'

/** A node of the editor that has not been validated. */
export interface LooseNode {
  readonly type?: unknown
  readonly text?: unknown
  readonly content?: unknown
  readonly attrs?: unknown
  readonly marks?: unknown
}

interface Open {
  readonly tag: string
  readonly node: { type: string; attrs?: object; content: LooseNode[] } | null
  readonly mark: object | null
}

const blocks: Readonly<Record<string, { type: string; attrs?: object }>> = {
  p: { type: 'paragraph' },
  div: { type: 'paragraph' },
  h1: { type: 'heading', attrs: { level: 1 } },
  h2: { type: 'heading', attrs: { level: 2 } },
  h3: { type: 'heading', attrs: { level: 3 } },
  ul: { type: 'bulletList' },
  ol: { type: 'orderedList' },
  li: { type: 'listItem' },
  blockquote: { type: 'blockquote' },
}
const marks: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  del: 'strike',
}
const without = new Set(['html', 'body', 'span', 'head'])
const alone = new Set(['img', 'hr', 'input', 'meta', 'link', 'source', 'embed', 'wbr', 'col'])
const hidden = new Set(['script', 'style'])

/** HTML as nodes of the editor; `richText.salvage` decides which of them stay. A tag without a node keeps its text. */
export function htmlNodes(html: string): LooseNode[] {
  const nodes: LooseNode[] = []
  const open: Open[] = []
  let text = ''
  const add = (node: LooseNode) => (open.findLast(({ node }) => node)?.node?.content ?? nodes).push(node)
  const flush = () => {
    const collapsed = text.replace(/\s+/g, ' ')
    text = ''
    // White space between blocks is no text.
    if (collapsed === '' || (collapsed === ' ' && !open.some(({ node }) => node))) return
    add({ type: 'text', text: collapsed, marks: open.flatMap(({ mark }) => mark ?? []) })
  }
  const parser = new Parser({
    ontext(data) {
      if (!hidden.has(open.at(-1)?.tag ?? '')) text += data
    },
    onopentag(tag, { href = '' }) {
      flush()
      if (tag === 'br') add({ type: 'hardBreak' })
      else if (alone.has(tag)) add({ type: tag === 'hr' ? 'horizontalRule' : tag })
      else open.push(opened(tag, href.trim(), add))
    },
    onclosetag(tag) {
      flush()
      const at = open.findLastIndex((each) => each.tag === tag)
      if (at >= 0) open.splice(at)
    },
  })
  parser.end(html)
  flush()
  return nodes
}

function opened(tag: string, href: string, add: (node: LooseNode) => void): Open {
  const block = blocks[tag]
  if (block) {
    const node = { ...block, content: [] }
    add(node)
    return { tag, node, mark: null }
  }
  if (tag === 'a') return { tag, node: null, mark: { type: 'link', attrs: { href } } }
  const mark = marks[tag]
  if (mark) return { tag, node: null, mark: { type: mark } }
  if (without.has(tag)) return { tag, node: null, mark: null }
  const node = { type: tag, content: [] }
  add(node)
  return { tag, node, mark: null }
}

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
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })

const token =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+|</gi
const address = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/**
 * Parses HTML into nodes of the editor, which are validated when salvaged. Unknown tags become unknown nodes, so their
 * text is kept.
 */
export function htmlNodes(html: string): LooseNode[] {
  const nodes: LooseNode[] = []
  const open: Open[] = []
  const place = () => open.findLast(({ node }) => node)?.node?.content ?? nodes
  const add = (node: LooseNode) => place().push(node)
  for (const [text, hidden, closing, name, rest = ''] of html.matchAll(token)) {
    if (hidden) add({ type: hidden.toLowerCase() })
    else if (!name) {
      const said = text.startsWith('<!--') ? '' : plain(text)
      const carried = open.flatMap(({ mark }) => mark ?? [])
      // White space between blocks is not text.
      if (said !== '' && (said !== ' ' || open.some(({ node }) => node)))
        add({ type: 'text', text: said, marks: carried })
    } else {
      const tag = name.toLowerCase()
      if (closing) {
        const at = open.findLastIndex((each) => each.tag === tag)
        if (at >= 0) open.splice(at)
      } else if (tag === 'br') add({ type: 'hardBreak' })
      else if (alone.has(tag)) add({ type: tag === 'hr' ? 'horizontalRule' : tag })
      else open.push(opened(tag, rest, add))
    }
  }
  return nodes
}

function opened(tag: string, rest: string, add: (node: LooseNode) => void): Open {
  const block = blocks[tag]
  if (block) {
    const node = { ...block, content: [] }
    add(node)
    return { tag, node, mark: null }
  }
  if (tag === 'a') {
    const [, double, single, bare] = address.exec(rest) ?? []
    const href = plain(double ?? single ?? bare ?? '').trim()
    return { tag, node: null, mark: { type: 'link', attrs: { href } } }
  }
  const mark = marks[tag]
  if (mark) return { tag, node: null, mark: { type: mark } }
  if (without.has(tag)) return { tag, node: null, mark: null }
  const node = { type: tag, content: [] }
  add(node)
  return { tag, node, mark: null }
}

import { htmlNodes, type LooseNode } from './richText.html.ts'
import { DroppedContent, documentOf, isAllowedLink, type RichTextDocument } from './richText.rules.ts'

/** What the editor can open of a text from elsewhere, and the names of what it drops. */
interface Salvaged {
  readonly document: RichTextDocument | null
  readonly dropped: string[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const marks = ['bold', 'italic', 'underline', 'strike']
const holders = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote']
/** Low enough that, with the nodes added around them, the result stays within the contract's limits. */
const mostNodes = 900
const mostCharacters = 40_000

const loose = (value: unknown): LooseNode => (typeof value === 'object' && value !== null ? value : {})
const all = (value: unknown): LooseNode[] => (Array.isArray(value) ? value.map(loose) : [])
const attribute = ({ attrs }: LooseNode, name: string): unknown =>
  (loose(attrs) as Readonly<Record<string, unknown>>)[name]

/** Not `String(type)`: converting an object can throw (`{"toString": 1}`). */
const typeOf = ({ type }: LooseNode): string => (typeof type === 'string' ? type : '')

class Salvage {
  readonly dropped = new Set<string>()
  private nodes = 0
  private characters = 0

  private drop(what: unknown): void {
    this.dropped.add(typeof what === 'string' && what !== '' ? what.slice(0, 40) : '?')
  }

  private isFull(characters: number): boolean {
    this.characters += characters
    return ++this.nodes > mostNodes || this.characters > mostCharacters
  }

  private marksOf(node: LooseNode): Node[] {
    const kept = new Map<string, Node>()
    for (const mark of all(node.marks)) {
      const href = attribute(mark, 'href')
      if (mark.type === 'link' && typeof href === 'string' && isAllowedLink(href))
        kept.set('link', { type: 'link', attrs: { href } })
      else if (typeof mark.type === 'string' && marks.includes(mark.type))
        kept.set(mark.type, { type: mark.type })
      else this.drop(mark.type)
    }
    return [...kept.values()]
  }

  private inline(nodes: readonly LooseNode[]): Node[] {
    return nodes.flatMap((node) => {
      if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
      if (node.type !== 'text') {
        if (!holders.includes(typeOf(node)) || this.isFull(0)) this.drop(node.type)
        if (this.nodes > mostNodes) return []
        return this.inline(all(node.content))
      }
      if (typeof node.text !== 'string' || this.isFull(node.text.length)) {
        this.drop('text')
        return []
      }
      const text = node.text.replaceAll('\0', '').toWellFormed()
      const kept = this.marksOf(node)
      return text === '' ? [] : [{ type: 'text', text, ...(kept.length > 0 && { marks: kept }) }]
    })
  }

  blocks(nodes: readonly LooseNode[], depth = 1): Node[] {
    const kept: Node[] = []
    /** Text next to blocks becomes a paragraph. */
    let line: LooseNode[] = []
    const endLine = () => {
      const content = this.inline(line)
      line = []
      if (content.length > 0) kept.push({ type: 'paragraph', content })
    }
    for (const node of nodes) {
      if (this.isFull(0)) {
        this.drop('text')
        break
      }
      if (node.type === 'text' || node.type === 'hardBreak') {
        line.push(node)
        continue
      }
      endLine()
      kept.push(...this.block(node, depth))
    }
    endLine()
    return kept
  }

  private block(node: LooseNode, depth: number): Node[] {
    const content = all(node.content)
    if (node.type === 'paragraph') return [this.lineOf({ type: 'paragraph' }, content)]
    if (node.type === 'heading') {
      const level = attribute(node, 'level')
      if (level === 1 || level === 2 || level === 3)
        return [this.lineOf({ type: 'heading', attrs: { level } }, content)]
      this.drop(`heading ${typeof level === 'number' ? level : ''}`.trim())
      return [this.lineOf({ type: 'paragraph' }, content)]
    }
    const type = typeOf(node)
    const known = ['bulletList', 'orderedList', 'blockquote'].includes(type)
    if (!known && type !== 'listItem') this.drop(node.type)
    if (!known || depth > 8)
      return depth > 12 ? [this.lineOf({ type: 'paragraph' }, content)] : this.blocks(content, depth + 1)
    const within = type === 'blockquote' ? this.blocks(content, depth + 1) : this.items(content, depth + 1)
    return within.length > 0 ? [{ type, content: within }] : []
  }

  private lineOf(node: Node, content: readonly LooseNode[]): Node {
    const within = this.inline(content)
    return within.length > 0 ? { ...node, content: within } : node
  }

  private items(nodes: readonly LooseNode[], depth: number): Node[] {
    return nodes.flatMap((node) => {
      const content = this.blocks(node.type === 'listItem' ? all(node.content) : [node], depth + 1)
      if (content.length === 0) return []
      // The first child of an item must be a paragraph.
      const first = content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content]
      return [{ type: 'listItem', content: first }]
    })
  }
}

const strictly = (value: unknown): RichTextDocument | undefined => {
  try {
    return documentOf(value)
  } catch (error) {
    if (error instanceof DroppedContent) return undefined
    throw error
  }
}

/** A text may have been stored as the editor's JSON serialised twice, or as HTML. */
function nodesOf(stored: unknown): LooseNode[] {
  if (typeof stored !== 'string') return [loose(stored)]
  try {
    const parsed: unknown = JSON.parse(stored)
    if (typeof parsed === 'object') return [loose(parsed)]
  } catch {
    // HTML or plain text.
  }
  return htmlNodes(stored)
}

/** A stored text as a valid document, with the names of what was dropped. */
export function salvageRichText(stored: unknown): Salvaged {
  if (stored === null || stored === undefined) return { document: null, dropped: [] }
  const whole = strictly(stored)
  if (whole) return { document: whole, dropped: [] }
  const salvage = new Salvage()
  const nodes = nodesOf(stored)
  const [only] = nodes
  const content = salvage.blocks(only?.type === 'doc' ? all(only.content) : nodes)
  const dropped = [...salvage.dropped].slice(0, 20)
  const document = content.length > 0 ? strictly({ type: 'doc', content }) : undefined
  // No name is known, but the text was not a valid document.
  return { document: document ?? null, dropped: dropped.length > 0 ? dropped : ['?'] }
}

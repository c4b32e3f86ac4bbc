import { entities, markTags } from './menuImport.richText.ts'

type Marks = readonly { readonly type: string; readonly attrs?: object }[]
interface Node {
  readonly type: string
  readonly attrs?: object
  readonly content?: readonly object[]
}

/** An unknown, unclosed or misplaced tag. */
export class MisreadTag extends Error {
  readonly problem: 'tagUnknown' | 'tagUnclosed' | 'tagMisplaced'
  readonly tag: string
  constructor(problem: MisreadTag['problem'], tag: string) {
    super(problem)
    this.problem = problem
    this.tag = tag.slice(0, 40)
  }
}

const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
  }),
)
const unescaped = (text: string) =>
  text.replace(entities, (whole, name: string) => {
    if (!name.startsWith('#')) return named.get(name.toLowerCase()) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const tagOf = new Map<string, string>([
  ...Object.entries(markTags).map(([type, tag]): [string, string] => [tag, type]),
  ['strong', 'bold'],
  ['em', 'italic'],
  ['del', 'strike'],
  ['strike', 'strike'],
  ['a', 'link'],
])
const lists = new Map([
  ['ul', 'bulletList'],
  ['ol', 'orderedList'],
])
const lines = /^(?:h[1-3]|p)$/

interface Open {
  readonly tag: string
  /** Complete nodes. */
  readonly nodes: object[]
  readonly attrs: object | undefined
  /** The current line, and whether it had other content. */
  line: object[]
  interrupted: boolean
  /** Whether a line was just ended. */
  fresh: boolean
}

const isBlank = (line: readonly object[]) =>
  line.every((part) => 'text' in part && String(part.text).trim() === '')

const paragraph = (content: readonly object[]): Node => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
})

const attributes = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi
function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attributes)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      unescaped(double ?? single ?? ''),
    ]),
  )
}

const tag = /<(\/?)([a-z][a-z0-9]{0,15})((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/iy

class Reader {
  private readonly stack: Open[] = []
  private readonly marks: { tag: string; mark: Marks[number] }[] = []

  constructor() {
    this.open('', undefined)
  }

  private get top(): Open {
    return this.stack.at(-1) as Open
  }

  private open(name: string, attrs: object | undefined): void {
    this.stack.push({ tag: name, nodes: [], attrs, line: [], interrupted: false, fresh: false })
  }

  private endLine(of: Open): void {
    const empty = of.interrupted && isBlank(of.line)
    if (!empty) of.nodes.push(paragraph(of.line))
    of.line = []
    of.interrupted = false
  }

  private add(part: object): void {
    if (lists.has(this.top.tag))
      throw new MisreadTag('tagMisplaced', String('text' in part ? part.text : '<br>'))
    const { line } = this.top
    const last = line.at(-1) as { text?: string; marks?: Marks } | undefined
    const next = part as { text?: string; marks?: Marks }
    const joins = last?.text !== undefined && next.text !== undefined
    if (joins && JSON.stringify(last.marks) === JSON.stringify(next.marks))
      line[line.length - 1] = { ...last, text: `${last.text}${next.text}` }
    else line.push(part)
    this.top.fresh = false
  }

  private marked(node: object): object {
    const marks = this.marks.map(({ mark }) => mark)
    return { ...node, ...(marks.length > 0 && { marks }) }
  }

  text(text: string): void {
    if (text === '' || (lists.has(this.top.tag) && text.trim() === '')) return
    this.add(this.marked({ type: 'text', text: unescaped(text) }))
  }

  newline(): void {
    if (lists.has(this.top.tag)) return
    if (lines.test(this.top.tag)) {
      this.text(' ')
      return
    }
    this.endLine(this.top)
    this.top.fresh = true
  }

  start(name: string, attrs: Record<string, string>): void {
    const type = tagOf.get(name)
    if (name === 'br') {
      this.add(this.marked({ type: 'hardBreak' }))
      return
    }
    if (type) {
      const mark = type === 'link' ? { type, attrs: { href: attrs.href ?? '' } } : { type }
      if (this.marks.some((open) => open.mark.type === type))
        throw new MisreadTag('tagMisplaced', `<${name}>`)
      this.marks.push({ tag: name, mark })
      return
    }
    if (name !== 'li' && name !== 'blockquote' && !lists.has(name) && !lines.test(name))
      throw new MisreadTag('tagUnknown', `<${name}>`)
    const { top } = this
    if ((name === 'li') !== lists.has(top.tag) || lines.test(top.tag))
      throw new MisreadTag('tagMisplaced', `<${name}>`)
    if (!lists.has(top.tag)) {
      if (!isBlank(top.line)) top.nodes.push(paragraph(top.line))
      top.line = []
      top.interrupted = true
      top.fresh = false
    }
    const start = Number(attrs.start ?? 1)
    this.open(name, name === 'ol' && start !== 1 ? { start } : undefined)
  }

  end(name: string): void {
    const type = tagOf.get(name)
    if (type) {
      const at = this.marks.findLastIndex(({ mark }) => mark.type === type)
      if (at < 0) throw new MisreadTag('tagMisplaced', `</${name}>`)
      this.marks.splice(at, 1)
      return
    }
    const { top } = this
    if (top.tag !== name || this.stack.length === 1) throw new MisreadTag('tagMisplaced', `</${name}>`)
    this.stack.pop()
    this.top.nodes.push(this.whole(top))
  }

  private whole(of: Open): Node {
    if (of.tag === 'p') return paragraph(of.line)
    if (lines.test(of.tag)) {
      const { content } = paragraph(of.line)
      return { type: 'heading', attrs: { level: Number(of.tag[1]) }, ...(content && { content }) }
    }
    const list = lists.get(of.tag)
    if (list) return { type: list, ...(of.attrs && { attrs: of.attrs }), content: of.nodes }
    // A line break before the closing tag does not start a new line.
    if (!of.fresh || of.nodes.length === 0) this.endLine(of)
    return { type: of.tag === 'li' ? 'listItem' : 'blockquote', content: of.nodes }
  }

  document(): Node {
    const open = this.stack.length > 1 ? this.top.tag : this.marks.at(-1)?.tag
    if (open) throw new MisreadTag('tagUnclosed', `<${open}>`)
    this.endLine(this.top)
    return { type: 'doc', content: this.top.nodes }
  }
}

const holdsLines = new Set(['li', 'blockquote'])

/**
 * Parses a cell into a document of the editor. The form's rules then decide whether it is valid. Throws `MisreadTag`.
 */
export function documentOfText(text: string): object {
  const reader = new Reader()
  let from = 0
  let at = 0
  const flush = () => reader.text(text.slice(from, at))
  while (at < text.length) {
    const character = text[at]
    tag.lastIndex = at
    const found = character === '<' ? tag.exec(text) : null
    if (character === '\n') {
      flush()
      reader.newline()
      at += 1
      from = at
    } else if (found) {
      flush()
      const [whole, slash, name = '', attrs = ''] = found
      const plain = name.toLowerCase()
      if (slash) reader.end(plain)
      else reader.start(plain, attributesOf(attrs))
      at += whole.length
      // Nor does one after the opening tag.
      if (!slash && holdsLines.has(plain) && text[at] === '\n') at += 1
      from = at
    } else at += 1
  }
  flush()
  return reader.document()
}

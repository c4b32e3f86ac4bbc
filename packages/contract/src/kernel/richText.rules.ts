import { stripInvisible } from './invisible.ts'

const plainMarks = ['bold', 'italic', 'underline', 'strike'] as const

export type RichTextMark =
  | { readonly type: (typeof plainMarks)[number] }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }

export type RichTextInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichTextMark[] }
  | { readonly type: 'hardBreak'; readonly marks?: readonly RichTextMark[] }

export type RichTextItem = { readonly type: 'listItem'; readonly content: readonly RichTextBlock[] }

export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichTextInline[] }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 1 | 2 | 3 }
      readonly content?: readonly RichTextInline[]
    }
  | { readonly type: 'bulletList'; readonly content: readonly RichTextItem[] }
  | {
      readonly type: 'orderedList'
      readonly attrs?: { readonly start: number }
      readonly content: readonly RichTextItem[]
    }
  | { readonly type: 'blockquote'; readonly content: readonly RichTextBlock[] }

export interface RichTextDocument {
  readonly type: 'doc'
  readonly content: readonly RichTextBlock[]
}

type Message = 'richText.invalid' | 'richText.unknown' | 'richText.link' | 'richText.large'

/** Why a document is rejected. The message is a key of `issueTexts`. */
export class DroppedContent extends Error {
  readonly what: string
  constructor(message: Message, what = '') {
    super(message)
    this.what = what.slice(0, 40)
  }
}

const deepest = 20
const mostNodes = 2000
const mostOfLink = 2000

/** Not `String(value)`: converting an object can throw (`{"toString": 1}`). */
const nameOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value

type Given = Readonly<Record<string, unknown>>

/** What a node may contain: blocks, items, or the text of a line. */
const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] as const
const inline = ['text', 'hardBreak'] as const
interface Rule {
  readonly holds: readonly string[]
  /** Must not be empty. */
  readonly filled?: true
  /** Types that its first child may have. */
  readonly first?: readonly string[]
}
const rules: Readonly<Record<string, Rule>> = {
  doc: { holds: blocks, filled: true },
  paragraph: { holds: inline },
  heading: { holds: inline },
  bulletList: { holds: ['listItem'], filled: true },
  orderedList: { holds: ['listItem'], filled: true },
  listItem: { holds: blocks, filled: true, first: ['paragraph'] },
  blockquote: { holds: blocks, filled: true },
  hardBreak: { holds: [] },
}

function given(value: unknown, keys: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new DroppedContent('richText.invalid')
  for (const key of Object.keys(value))
    if (!keys.includes(key)) throw new DroppedContent('richText.unknown', key)
  return value as Given
}

/**
 * Keeps the meaningful attributes. The direction is a property of the field, and how a link opens is decided where it
 * is shown: both are accepted and dropped.
 */
function attributes(node: Given, kept: readonly string[], dropped: readonly string[]): Given {
  if (node.attrs === undefined || node.attrs === null) return {}
  const attrs = given(node.attrs, Object.keys(node.attrs))
  const present = Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined)
  for (const [name, value] of present) {
    if (kept.includes(name)) continue
    if (!dropped.includes(name) || typeof value !== 'string')
      throw new DroppedContent('richText.unknown', name)
  }
  return Object.fromEntries(present.filter(([name]) => kept.includes(name)))
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new DroppedContent('richText.invalid')
  return value
}

/**
 * No spaces or control characters: browsers drop some of them and could then see another scheme than this check did.
 */
const link = /^(?:https?:\/\/(?![/?#])|mailto:|tel:)[^\s\p{Cc}\p{Cf}\\]+$/iu

/** Links may only lead to a web page, an e-mail address or a phone number. */
export const isAllowedLink = (href: string): boolean =>
  href.length <= mostOfLink && href.isWellFormed() && link.test(href)

function mark(value: unknown): RichTextMark {
  const each = given(value, ['type', 'attrs'])
  if (each.type === 'link') {
    const { href } = attributes(each, ['href'], ['target', 'rel', 'class', 'title'])
    if (typeof href !== 'string' || !isAllowedLink(href)) throw new DroppedContent('richText.link')
    return { type: 'link', attrs: { href } }
  }
  const type = plainMarks.find((name) => name === each.type)
  if (!type) throw new DroppedContent('richText.unknown', nameOf(each.type))
  attributes(each, [], [])
  return { type }
}

function marked(node: Given): { marks?: readonly RichTextMark[] } {
  const marks = list(node.marks).map(mark)
  if (new Set(marks.map(({ type }) => type)).size < marks.length) throw new DroppedContent('richText.invalid')
  return marks.length > 0 ? { marks } : {}
}

const whole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

function ownAttributes(type: string, node: Given): { attrs?: Given } {
  if (type === 'heading') {
    const { level } = attributes(node, ['level'], ['dir'])
    if (!whole(level, 1, 3)) throw new DroppedContent('richText.unknown', `heading ${nameOf(level)}`)
    return { attrs: { level } }
  }
  if (type === 'orderedList') {
    const { start = 1 } = attributes(node, ['start'], ['dir'])
    if (!whole(start, 1, 9999)) throw new DroppedContent('richText.invalid')
    return start === 1 ? {} : { attrs: { start } }
  }
  attributes(node, [], ['dir'])
  return {}
}

class Reading {
  private nodes = 0

  node(value: unknown, depth: number, may: readonly string[]): Given {
    if (depth > deepest || ++this.nodes > mostNodes) throw new DroppedContent('richText.large')
    const { type } = given(value, ['type', 'content', 'attrs', 'text', 'marks'])
    if (typeof type !== 'string' || (type !== 'text' && !Object.hasOwn(rules, type)))
      throw new DroppedContent('richText.unknown', nameOf(type))
    if (!may.includes(type)) throw new DroppedContent('richText.invalid')
    if (type === 'text') return this.text(value)
    const rule = rules[type] as Rule
    const node = given(
      value,
      type === 'hardBreak' ? ['type', 'attrs', 'marks'] : ['type', 'attrs', 'content'],
    )
    const children = list(node.content)
    if (rule.filled && children.length === 0) throw new DroppedContent('richText.invalid')
    const content = children
      .map((child, index) => this.node(child, depth + 1, (index === 0 && rule.first) || rule.holds))
      .filter(({ text }) => text !== '')
    return { type, ...ownAttributes(type, node), ...(content.length > 0 && { content }), ...marked(node) }
  }

  text(value: unknown): Given {
    const node = given(value, ['type', 'text', 'marks'])
    if (typeof node.text !== 'string' || node.text === '') throw new DroppedContent('richText.invalid')
    // Postgres can't store NUL, and half a surrogate pair is not valid text.
    if (node.text.includes('\0') || !node.text.isWellFormed()) throw new DroppedContent('richText.invalid')
    return { type: 'text', text: stripInvisible(node.text), ...marked(node) }
  }
}

/** A document with only known nodes, marks and attributes. Throws `DroppedContent`. */
export const documentOf = (value: unknown): RichTextDocument =>
  new Reading().node(value, 0, ['doc']) as unknown as RichTextDocument

/** Parses a serialised document; only known nodes, marks and attributes. Throws `DroppedContent`. */
export function richDocument(serialised: string): RichTextDocument {
  let value: unknown
  try {
    value = JSON.parse(serialised)
  } catch {
    throw new DroppedContent('richText.invalid')
  }
  return documentOf(value)
}

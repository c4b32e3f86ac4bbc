import { richDocument } from '@sufra/contract/kernel/richText.rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOfText, MisreadTag } from './menuImport.richText.read.ts'
import { textOfDocument } from './menuImport.richText.ts'

const read = (text: string) => richDocument(JSON.stringify(documentOfText(text)))
const written = (document: unknown) => textOfDocument(richDocument(JSON.stringify(document)))
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Any document of the editor. */
const words = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', ' ', '<', '>', '&', 'amp;', 'b', '/', '"', '\n', 'الرقم', '#', '10'),
    fc.string({ minLength: 1 }),
  ),
  minLength: 1,
})
const marks = fc
  .subarray([
    { type: 'bold' },
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'link', attrs: { href: 'https://a.test/?a=1&amp;b="<x>"' } },
  ])
  .map((some) => (some.length > 0 ? { marks: some } : {}))
const inline = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(words, marks).map(([text, of]) => ({ type: 'text', text, ...of })) },
  marks.map((of) => ({ type: 'hardBreak', ...of })),
)
const line = fc.array(inline, { maxLength: 4 }).map((content) => (content.length > 0 ? { content } : {}))
const plain = line.map((of) => ({ type: 'paragraph', ...of }))
const { block } = fc.letrec<{ block: object; item: object }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    plain,
    fc
      .tuple(fc.constantFrom(1, 2, 3), line)
      .map(([level, of]) => ({ type: 'heading', attrs: { level }, ...of })),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'bulletList', content })),
    fc
      .tuple(fc.constantFrom(1, 3), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([start, content]) => ({ type: 'orderedList', attrs: { start }, content })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content) => ({ type: 'blockquote', content })),
  ),
  item: fc
    .tuple(plain, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, more]) => ({ type: 'listItem', content: [first, ...more] })),
}))

interface Part {
  readonly text?: string
  readonly marks?: unknown
  readonly content?: readonly Part[]
}
/** Merges adjacent texts with the same marks. */
function merged({ content, ...node }: Part): Part {
  if (!content) return node
  const parts: Part[] = []
  for (const part of content.map(merged)) {
    const last = parts.at(-1)
    const joins = last?.text !== undefined && JSON.stringify(last.marks) === JSON.stringify(part.marks)
    if (joins && part.text !== undefined) parts[parts.length - 1] = { ...last, text: last.text + part.text }
    else parts.push(part)
  }
  return { ...node, content: parts }
}

describe('a description in a cell', () => {
  it('survives export and import, whatever the editor made', () => {
    const documents = fc.array(block, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(documents, (content) => {
        const text = written({ type: 'doc', content })
        expect(textOfDocument(read(text))).toBe(text)
        expect(read(text)).toEqual(merged(richDocument(JSON.stringify({ type: 'doc', content }))))
      }),
    )
  })

  it('reads plain lines as paragraphs', () => {
    expect(read('Rice & lamb, 2 < 3\nfor A&B <3')).toEqual({
      type: 'doc',
      content: [paragraph('Rice & lamb, 2 < 3'), paragraph('for A&B <3')],
    })
    expect(written(read('Rice & lamb, 2 < 3\n\n=1+1'))).toBe('Rice & lamb, 2 < 3\n\n=1+1')
  })

  it('is written as readable HTML, nested lists included', () => {
    const text = [
      '<h2>What you get</h2>',
      'Lamb on <b>rice<i>, always</i></b><br>with <a href="https://a.test/?a=1&b=2">salad</a>',
      '<ul>',
      '<li>Salad</li>',
      '<li>',
      'Bread',
      '<ol start="3">',
      '<li>Khubz</li>',
      '</ol>',
      '</li>',
      '</ul>',
      '<blockquote>',
      '',
      'Best in town',
      '</blockquote>',
    ].join('\n')
    expect(written(read(text))).toBe(text)
    expect(read(text).content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'blockquote',
    ])
  })

  it('accepts tags of other programs, in any spacing', () => {
    const text = '<p>One <STRONG>two</STRONG></p> <ul> <li><em>x</em></li> </ul>after<br/>'
    expect(written(read(text))).toBe('One <b>two</b>\n<ul>\n<li><i>x</i></li>\n</ul>\nafter<br>')
  })

  it('names the wrong tag', () => {
    const outcome = (text: string) => {
      try {
        read(text)
        return 'read'
      } catch (error) {
        return error instanceof MisreadTag ? `${error.problem} ${error.tag}` : String(error)
      }
    }
    for (const [text, problem] of [
      ['<img src="x" onerror="alert(1)">', 'tagUnknown <img>'],
      ['<script>alert(1)</script>', 'tagUnknown <script>'],
      ['<constructor>', 'tagUnknown <constructor>'],
      ['<b>x', 'tagUnclosed <b>'],
      ['<ul><li>x', 'tagUnclosed <li>'],
      ['x</b>', 'tagMisplaced </b>'],
      ['<b><b>x</b></b>', 'tagMisplaced <b>'],
      ['<ul>x</ul>', 'tagMisplaced x'],
      ['<li>x</li>', 'tagMisplaced <li>'],
      ['<h1><ul></ul></h1>', 'tagMisplaced <ul>'],
      ['<ul></b></ul>', 'tagMisplaced </b>'],
      ['a <b and c', 'read'],
    ] as const)
      expect([text, outcome(text)]).toEqual([text, problem])
  })

  it('rejects links that the editor rejects', () => {
    for (const href of ['javascript:alert(1)', 'java&#115;cript:alert(1)', 'jav&#x09;ascript:x', '/main', ''])
      expect(() => read(`<a href="${href}">x</a>`), href).toThrow('richText.link')
    expect(() => read('<a>x</a>')).toThrow('richText.link')
  })

  it('reads the longest text in time', () => {
    for (const part of ['<a b="', '<a b=\'<a b="', '<a a ', '< <', '&#', '<b', '<ul>', '<li>\n'])
      expect(() => documentOfText(part.repeat(32_767 / part.length))).not.toThrow(RangeError)
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './issues.ts'
import { RichText } from './richText.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const link = (href: unknown, more: object = {}) => ({ type: 'link', attrs: { href, ...more } })

const Form = z.strictObject({ policy: RichText })
const read = (document: unknown) =>
  Form.safeParse({ policy: typeof document === 'string' ? document : JSON.stringify(document) })
const outcome = (document: unknown) => {
  const { error } = read(document)
  return error ? fieldErrors(error.issues, 'en').policy : 'accepted'
}
const linked = (href: unknown) => outcome(doc(paragraph(text('here', link(href)))))
const nested = (levels: number): unknown =>
  levels === 0 ? paragraph(text('deep')) : { type: 'blockquote', content: [nested(levels - 1)] }

describe('rich text', () => {
  it('returns every known node and mark unchanged', () => {
    const all = doc(
      { type: 'heading', attrs: { level: 1 }, content: [text('Policy')] },
      paragraph(
        text('bold', { type: 'bold' }, { type: 'italic' }),
        text('under', { type: 'underline' }, { type: 'strike' }),
        { type: 'hardBreak' },
        text('إلغاء', link('https://sufra.test/terms?a=1#b')),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one')), nested(1)] }] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph()] }],
      },
      { type: 'blockquote', content: [{ type: 'heading', attrs: { level: 3 } }] },
    )
    const parsed = read(all)
    expect(parsed.data?.policy).toEqual(all)
    expect(JSON.parse(String(z.encode(Form, parsed.data as z.output<typeof Form>).policy))).toEqual(all)
  })

  it('drops direction, link target and empty attributes of the editor', () => {
    const written = doc({
      type: 'paragraph',
      attrs: { dir: 'rtl', textAlign: null },
      content: [text('here', link('mailto:a@b.test', { target: '_blank', rel: 'noopener', class: null }))],
    })
    expect(read(written).data?.policy).toEqual(doc(paragraph(text('here', link('mailto:a@b.test')))))
  })

  it('removes invisible characters and direction overrides, like every other text', () => {
    const hidden = 'a\u202eb\u2066\u2069\u200bc\u0007'
    const kept = doc(paragraph(text('abc', { type: 'bold' })), paragraph())
    const written = doc(paragraph(text(hidden, { type: 'bold' }), text('\u202a')), paragraph(text('\u202c')))
    expect(read(written).data?.policy).toEqual(kept)
    expect(read(doc(paragraph(text('مي\u200cخواهم \u200fA')))).data?.policy).toEqual(
      doc(paragraph(text('مي\u200cخواهم \u200fA'))),
    )
  })

  it('allows links to http, https, mailto and tel only, and rejects what a browser might read as such', () => {
    for (const href of ['http://a.test', 'HTTPS://a.test/ب', 'mailto:a@b.test', 'tel:+97444000000'])
      expect(linked(href), href).toBe('accepted')
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'javascript&colon;alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://a.test/1',
      'view-source:https://a.test',
      '//a.test',
      '/main/orders',
      'a.test',
      '',
      'https://',
      'https:///a.test',
      'https://a.test/ b',
      'https:// a.test',
      'https:\\\\a.test',
      'https://a.test\u202e',
      'https://a.test/\ud800',
      'https:javascript:alert(1)',
      `https://a.test/${'a'.repeat(2000)}`,
      null,
      5,
      ['javascript:alert(1)'],
    ])
      expect(linked(href), String(href)).toBe(
        'Links can only lead to web pages, email addresses and phone numbers',
      )
  })

  it('rejects any other node, mark, attribute or key, and names it', () => {
    const unknown = (name: string) => `This text has something that cannot be saved: ${name}`
    for (const [node, name] of [
      [{ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }, 'image'],
      [{ type: 'iframe' }, 'iframe'],
      [{ type: 'constructor' }, 'constructor'],
      [{ type: '__proto__' }, '__proto__'],
      [{ type: { toString: 1 } }, 'object'],
      [{ type: 'heading', attrs: { level: { toString: 1 } } }, 'heading object'],
      [paragraph(text('x', { type: { toString: 1 } })), 'object'],
      [{ type: 'codeBlock', content: [text('x')] }, 'codeBlock'],
      [{ type: 'heading', attrs: { level: 4 }, content: [] }, 'heading 4'],
      [{ type: 'heading', attrs: { level: '1' } }, 'heading 1'],
      [{ type: 'paragraph', attrs: { style: 'background:url(//a.test)' } }, 'style'],
      [{ type: 'paragraph', onclick: 'alert(1)' }, 'onclick'],
      [paragraph({ type: 'text', text: 'x', attrs: {} }), 'attrs'],
      [paragraph(text('x', { type: 'code' })), 'code'],
      [paragraph(text('x', { type: 'bold', attrs: { style: 'x' } })), 'style'],
      [paragraph(text('x', link('https://a.test', { onclick: 'x' }))), 'onclick'],
      [paragraph(text('x', link('https://a.test', { target: {} }))), 'target'],
    ] as const)
      expect(outcome(doc(node)), JSON.stringify(node)).toBe(unknown(name))
  })

  it('rejects documents that the editor cannot open', () => {
    expect(outcome('')).toBe('This field is required')
    for (const broken of [
      '{',
      'null',
      '[]',
      '"doc"',
      '<p>Hello</p>',
      doc(),
      doc(text('x')),
      doc(doc(paragraph())),
      paragraph(),
      doc({ type: 'listItem', content: [paragraph()] }),
      doc({ type: 'bulletList', content: [] }),
      doc({ type: 'bulletList', content: [paragraph()] }),
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [nested(1)] }] }),
      doc({
        type: 'orderedList',
        attrs: { start: 0 },
        content: [{ type: 'listItem', content: [paragraph()] }],
      }),
      doc(paragraph(text(''))),
      doc(paragraph(text('a\0b'))),
      doc(paragraph(text('\ud800'))),
      doc(paragraph(paragraph())),
      doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' }))),
      doc({ type: 'paragraph', content: {} }),
      doc({ type: 'paragraph', attrs: 'x' }),
    ])
      expect(outcome(broken), JSON.stringify(broken)).toBe('This text cannot be read')
  })

  it('limits length, number of nodes and depth', () => {
    const large = 'This text is too long or too deeply nested'
    expect(outcome(doc(nested(18)))).toBe('accepted')
    expect(outcome(doc(nested(19)))).toBe(large)
    expect(outcome(`{"type":"doc","content":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)).toBe(
      'This text cannot be read',
    )
    expect(outcome(doc(...Array(1999).fill(paragraph())))).toBe('accepted')
    expect(outcome(doc(...Array(2000).fill(paragraph())))).toBe(large)
    expect(outcome(doc(paragraph(text('a'.repeat(100_000)))))).toBe('At most 100000 characters')
  })
})

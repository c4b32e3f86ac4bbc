import { expect, it } from 'vitest'
import { salvageRichText } from './richText.salvage.ts'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

it('keeps what the editor writes unchanged', () => {
  expect(salvageRichText(doc(paragraph(text('a'))))).toEqual({
    document: doc(paragraph(text('a'))),
    dropped: [],
  })
  expect(salvageRichText(null)).toEqual({ document: null, dropped: [] })
})

it('keeps the text of unknown nodes, marks and links, and returns their names', () => {
  const stored = doc(
    { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
    { type: 'table', content: [{ type: 'tableRow', content: [paragraph(text('cell'))] }] },
    { type: 'heading', attrs: { level: 5 }, content: [text('small')] },
    paragraph(
      text(
        'here',
        { type: 'link', attrs: { href: 'javascript:alert(1)' } },
        { type: 'bold' },
        { type: 'bold' },
      ),
      text('code', { type: 'code' }),
      { type: 'mention', content: [text('@you')] },
    ),
    { type: 'bulletList', content: [paragraph(text('no item')), { type: 'listItem', content: [] }] },
    text('loose'),
  )
  expect(salvageRichText(stored)).toEqual({
    document: doc(
      paragraph(text('cell')),
      paragraph(text('small')),
      paragraph(text('here', { type: 'bold' }), text('code'), text('@you')),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('no item'))] }] },
      paragraph(text('loose')),
    ),
    dropped: ['image', 'table', 'tableRow', 'heading 5', 'link', 'code', 'mention'],
  })
})

it('converts HTML to nodes and drops scripts and pictures', () => {
  const html = `<h2>Cancelling</h2>\n<p>Free &amp; easy, <b>ask <a href="https://sufra.test/a?b=1&amp;c=2" onclick="x()">us</a></b><br>soon</p>
    <ul><li>one</li><li>two</li></ul><script>alert(1)</script><img src=x onerror=alert(1)><font color=red>red &lt;b&gt;</font>`
  expect(salvageRichText(html)).toEqual({
    document: doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Cancelling')] },
      paragraph(
        text('Free & easy, '),
        text('ask ', { type: 'bold' }),
        text('us', { type: 'bold' }, { type: 'link', attrs: { href: 'https://sufra.test/a?b=1&c=2' } }),
        { type: 'hardBreak' },
        text('soon'),
      ),
      {
        type: 'bulletList',
        content: ['one', 'two'].map((each) => ({ type: 'listItem', content: [paragraph(text(each))] })),
      },
      paragraph(text('red <b>')),
    ),
    dropped: ['script', 'img', 'font'],
  })
})

it('reads doubly serialised and plain text, and returns null for text without words', () => {
  const twice = salvageRichText(JSON.stringify(doc(paragraph(text('a')))))
  expect(twice.document).toEqual(doc(paragraph(text('a'))))
  expect(salvageRichText('plain words').document).toEqual(doc(paragraph(text('plain words'))))
  for (const stored of ['', '<p></p><!-- -->', 5, [], {}, doc(), doc({ type: 'iframe' }), true])
    expect([stored, salvageRichText(stored).dropped.length > 0]).toEqual([stored, true])
})

it('returns a result for any malformed input', () => {
  const bad = { toString: 'x' }
  const deep = (levels: number, type: string): object =>
    levels === 0 ? text('deep') : { type, content: [deep(levels - 1, type)] }
  for (const stored of [
    doc({ type: bad }),
    doc({ type: ['paragraph'], content: [text('x')] }),
    doc({ type: 'html', content: '<script>' }),
    doc({ type: '__proto__' }, { type: 'constructor', content: [text('x')] }),
    doc(paragraph({ type: bad, content: [text('x')] }), paragraph({ type: 'text', text: bad })),
    doc(paragraph(text('x', { type: bad }), text('y', { type: 'link', attrs: { href: bad } }))),
    doc({ type: 'heading', attrs: { level: bad }, content: [text('x')] }),
    doc(deep(1500, 'paragraph'), deep(1500, 'x'), deep(1500, 'bulletList')),
    bad,
    '['.repeat(5000),
    '<'.repeat(5000),
  ])
    expect(salvageRichText(stored).dropped.length).toBeGreaterThan(0)
})

it('keeps a part of documents that are too deep or too long', () => {
  const deep = (levels: number): object =>
    levels === 0 ? paragraph(text('deep')) : { type: 'blockquote', content: [deep(levels - 1)] }
  expect(JSON.stringify(salvageRichText(doc(deep(500))).document)).toContain('deep')
  const many = doc(...Array.from({ length: 5000 }, (_, n) => paragraph(text(`line ${n}`))))
  expect(salvageRichText(many).document?.content.length).toBeGreaterThan(400)
})

it('reads quoted attributes, entities and implied ends as a browser does', () => {
  const html = '<p>caf&eacute; <a title="a > b" href="https://sufra.test/">us</a><p>next<!-- > --> day'
  expect(salvageRichText(html)).toEqual({
    document: doc(
      paragraph(text('café '), text('us', { type: 'link', attrs: { href: 'https://sufra.test/' } })),
      paragraph(text('next day')),
    ),
    dropped: ['?'],
  })
})

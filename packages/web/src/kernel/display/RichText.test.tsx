import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

/** Skips the contract's validation. */
const shown = (...content: unknown[]) =>
  renderToStaticMarkup(
    <RichText document={{ type: 'doc', content } as unknown as RichTextDocument} language="en" />,
  ).replace(/^<div[^>]*>|<\/div>$/g, '')
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })

it('renders known nodes and marks', () => {
  expect(
    shown(
      { type: 'heading', attrs: { level: 1 }, content: [text('A')] },
      paragraph(text('b', { type: 'bold' }, { type: 'underline' }), { type: 'hardBreak' }),
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph()] }] },
      paragraph(text('l', { type: 'link', attrs: { href: 'https://a.test' } })),
    ),
  ).toBe(
    '<h3>A</h3><p><u><strong>b</strong></u><br/></p><ol start="3"><li><p><br/></p></li></ol>' +
      '<p><a href="https://a.test" target="_blank" rel="noopener noreferrer nofollow">l</a></p>',
  )
})

it('renders nothing else, even from a document that was not validated', () => {
  expect(shown({ type: 'iframe', attrs: { src: 'https://a.test' } }, { type: '__proto__' })).toBe('')
  expect(shown(paragraph(text('<img src=x onerror=alert(1)>')))).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  )
  expect(shown({ ...paragraph(text('x')), attrs: { onclick: 'x' }, onClick: 'x' })).toBe('<p>x</p>')
  for (const mark of [
    { type: 'link', attrs: { href: 'javascript:alert(1)' } },
    { type: 'link', attrs: { href: 'java\tscript:alert(1)' } },
    { type: 'constructor' },
    { type: 'script' },
  ])
    expect(shown(paragraph(text('x', mark)))).toBe('<p>x</p>')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Mail } from './Mail.tsx'
import { mailText } from './mailText.ts'

it('allows line breaks at @ and dots only, and keeps the address readable as a whole', () => {
  const html = renderToStaticMarkup(<Mail address="sara.al-kuwari@sufra.test" />)
  const pieces = html
    .replace(/^<bdi dir="ltr">|<\/bdi>$/g, '')
    .split(/<wbr\/?>/)
    .map((piece) => piece.replace(/<[^>]*>/g, ''))
  expect(pieces).toEqual(['sara', '.al-kuwari', '@sufra', '.test'])
})

it('in a sentence, an address is kept together at its hyphens and left to right', () => {
  expect(mailText('sara.al-kuwari@sufra.test')).toBe('\u2066sara.al-\u2060kuwari@sufra.test\u2069')
})

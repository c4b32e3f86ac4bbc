import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emailInText } from './emailInText.ts'
import { Mail } from './Mail.tsx'

it('allows line breaks at @ and dots only, and keeps the address readable as a whole', () => {
  const html = renderToStaticMarkup(<Mail address="sara.al-kuwari@sufra.test" />)
  const pieces = html
    .replace(/^<bdi dir="ltr">|<\/bdi>$/g, '')
    .split(/<wbr\/?>/)
    .map((piece) => piece.replace(/<[^>]*>/g, ''))
  expect(pieces).toEqual(['sara', '.al-kuwari', '@sufra', '.test'])
})

it('in a sentence, breaks at @ and dots and not after hyphens, and is left to right', () => {
  expect(emailInText('sara.al-kuwari@sufra.test')).toBe(
    '\u2066sara\u200b.al-\u2060kuwari\u200b@sufra\u200b.test\u2069',
  )
})

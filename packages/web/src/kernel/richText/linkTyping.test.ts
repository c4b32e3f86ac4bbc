import { expect, it } from 'vitest'
import { typedLink } from './linkTyping.ts'

it('adds the missing scheme, and rejects other schemes', () => {
  expect(
    ['sufra.test/terms?a=1', 'https://a.test', 'a@b.test', '+974 4400 0000', '٤٤٠٠٠٠٠٠', ' tel:1 '].map(
      typedLink,
    ),
  ).toEqual([
    'https://sufra.test/terms?a=1',
    'https://a.test',
    'mailto:a@b.test',
    'tel:+97444000000',
    'tel:44000000',
    'tel:1',
  ])
  for (const wrong of [
    '',
    'here',
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.test',
    'java\tscript:x',
    'a b.c',
  ])
    expect(typedLink(wrong), wrong).toBeUndefined()
})

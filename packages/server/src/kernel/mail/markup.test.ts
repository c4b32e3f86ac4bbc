import { expect, it } from 'vitest'
import { html } from './markup.ts'

it('escapes texts and values of attributes, and no markup twice', () => {
  const link = html`<a href="${'https://x.example/?a="1"&b'}">${"<b>Nora's</b>"}</a>`
  expect(html`<p>${link}</p>`.toString()).toBe(
    '<p><a href="https://x.example/?a=&quot;1&quot;&amp;b">&lt;b&gt;Nora&#39;s&lt;/b&gt;</a></p>',
  )
})

it('writes lists one after the other, and nothing for what is missing', () => {
  expect(html`${['a', [html`<br>`, '<']]}${undefined}${null}${false}${''}${0}`.toString()).toBe('a<br>&lt;0')
})

import { expect, it } from 'vitest'
import { gif } from './bad.fixture.ts'
import { BadImage } from './badImage.ts'
import { startDecoder } from './decoder.ts'

const content = gif(10, 10, 1)
const small = { size: content.length, chunks: () => [content] }

it('a picture that brings the decoder down is refused as a bad one', async () => {
  const decoder = startDecoder('ending.fixture.ts')
  await expect(decoder.ask(small, 'logo')).rejects.toThrow(BadImage)
  expect(decoder.alive).toBe(false)
})

it('a decoder that ends for another reason is nobody’s picture’s fault', async () => {
  const decoder = startDecoder('missing.ts')
  await expect(decoder.ask(small, 'logo')).rejects.toThrow('the decoder ended with 1')
  expect(decoder.alive).toBe(false)
})

it('a file that breaks off ends its decoder, which would wait for the rest', async () => {
  const decoder = startDecoder()
  expect((await decoder.ask(small, 'logo')).width).toBe(10)
  const broken = {
    size: 100,
    chunks: function* () {
      yield content.subarray(0, 10)
      throw new Error('a disk fault')
    },
  }
  await expect(decoder.ask(broken, 'logo')).rejects.toThrow('a disk fault')
  expect(decoder.alive).toBe(false)
})

import { expect, it } from 'vitest'
import { gif } from './bad.fixture.ts'
import { BadImage } from './badImage.ts'
import { startDecoder } from './decoder.ts'

const content = gif(10, 10, 1)
const small = { size: content.length, chunks: () => [content] }

it('rejects a picture that crashes the decoder', async () => {
  const decoder = startDecoder('ending.fixture.ts')
  await expect(decoder.ask(small, 'logo')).rejects.toThrow(BadImage)
  expect(decoder.alive).toBe(false)
})

it('does not blame the picture if the decoder ends for another reason', async () => {
  const decoder = startDecoder('missing.ts')
  await expect(decoder.ask(small, 'logo')).rejects.toThrow('the decoder ended with 1')
  expect(decoder.alive).toBe(false)
})

it('ends the decoder when a file is incomplete', async () => {
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

import readFile from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import writeFile from 'write-excel-file/universal'
import { escapedText, keptNumber, keptText } from './cellText.ts'

it('round-trips any text through a file unchanged', async () => {
  const texts = [
    '=2+5',
    '+974 5500',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' space ',
    'a\nb',
    '_x0041_',
    '__x005F_x0041_',
    '\u0007\u001f\ufffd\ufffe\ufdd0\u0085',
    '<b>&amp;"\'',
    'مجبوس\u200f دجاج',
    '👩‍🍳 𝔸',
    '1E5',
    'TRUE',
  ]
  const cell = (text: string) => ({ value: escapedText(text), type: String, format: '@' })
  const file = await writeFile([{ data: texts.map((text) => [cell(text)]), sheet: 'x' }]).toBlob()
  const [sheet] = await readFile(file, { trim: false })
  expect(sheet?.data.map(([value]) => value)).toEqual(texts)
})

it('removes characters that the database cannot store, and rounding noise of numbers', () => {
  expect(keptText('a\0b\ud800c')).toBe('ab\ufffdc')
  expect([0.1 + 0.2, 19.990000000000002, 1 / 3].map(keptNumber)).toEqual([0.3, 19.99, 0.333333333333333])
})

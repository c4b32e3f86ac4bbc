import { Money } from '@sufra/contract/kernel/money'
import { describe, expect, it } from 'vitest'
import { readCell } from './menuImport.cells.ts'

const price = { kind: 'money', schema: Money, column: 'promoted_price', clearable: false } as const

describe('a number in a cell', () => {
  it('is read as typed, in either script', () => {
    const written = {
      '90': 9000,
      '+90.5': 9050,
      '.5': 50,
      '1,000': 100_000,
      '٩٠٫٥': 9050,
      '١٬٠٠٠٫٢٥': 100_025,
    }
    for (const [text, value] of Object.entries(written))
      expect(readCell(price, text, 'en', false), text).toEqual({ value })
  })

  it('is rejected if ambiguous', () => {
    for (const text of ['1,5', '1.000,5', '1,00', '12 QAR', '1e3', '--1'])
      expect(readCell(price, text, 'en', false), text).toEqual({ problem: 'Not a valid value' })
  })
})

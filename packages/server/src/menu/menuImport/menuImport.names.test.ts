import { describe, expect, it } from 'vitest'
import { Names, readMarks } from './menuImport.names.ts'

const names = new Names(
  ['Hot', 'Cold', 'Mild, hot, or not', 'Nuts; seeds', 'Vegan', 'Vegan'].map((name, at) => ({
    id: at + 1,
    name_en: name,
    name_ar: ['حار', 'بارد', 'معتدل، حار', 'مكسرات؛ بذور', 'نباتي', 'نباتي'][at] ?? '',
  })),
)
const read = (cell: string) => readMarks('filters', cell, names, 'en')

describe('several names in one cell', () => {
  it.each([
    ['Hot\nCold', [1, 2]],
    ['hot, COLD', [1, 2]],
    ['Hot;Cold', [1, 2]],
    ['حار، بارد', [1, 2]],
    ['بارد؛حار', [1, 2]],
    [' Hot , ,Cold;\n; ', [1, 2]],
    ['Mild, hot, or not', [3]],
    ['Cold, Mild, hot, or not; Hot', [1, 2, 3]],
    ['معتدل، حار، بارد', [2, 3]],
    ['Nuts; seeds, Hot\nCold', [1, 2, 4]],
    ['Hot, Vegan (#6)', [1, 6]],
  ] as const)('%j are told apart', (cell, ids) => {
    expect(read(cell)).toEqual({ value: ids })
  })

  it('reports only the unknown one', () => {
    expect(read('Hot, Sour, Cold; Bitter')).toEqual({ problem: 'Unknown: Sour, Bitter' })
    expect(read('Mild, or not')).toEqual({ problem: 'Unknown: Mild, or not' })
  })

  it('parses a cell full of separators in time', () => {
    expect(read(`Hot${',;'.repeat(16_000)}Cold`)).toEqual({ value: [1, 2] })
  })
})

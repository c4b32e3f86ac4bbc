import { columnsOf } from '@sufra/contract/menu/menuImport'
import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../kernel/sheets/sheet.ts'
import { cellValue, readCell } from './cells.rules.ts'
import { columnText } from './columns.text.ts'
import { columnOf, menuFileOf } from './file.rules.ts'

describe('a heading', () => {
  it('names its column in either language, by the wire’s name, or by both on two lines', () => {
    for (const sheet of ['items', 'choices', 'addons'] as const)
      for (const column of columnsOf(sheet)) {
        const { en, ar } = (columnText[sheet] as Record<string, { en: string; ar: string }>)[column] ?? {
          en: '',
          ar: '',
        }
        for (const heading of [en, ar, column, `${ar}\n${column}`, ` ${en.toUpperCase()} `])
          expect([heading, columnOf(sheet, heading)]).toEqual([heading, column])
      }
    expect(columnOf('items', 'Notes')).toBeUndefined()
  })
})

describe('a menu file', () => {
  const head = ['ID', 'Notes', 'السعر بعد الخصم\npromoted_price', 'show']

  it('is read below its headings, wherever they are, with the row numbers of the sheet', () => {
    const rows: CellValue[][] = [
      ['Our menu'],
      head,
      [12, 'dear', 199.5, 'نعم'],
      [],
      [null, ' ', null, null],
      ['١٣', '', '20', 'no'],
    ]
    expect(menuFileOf([{ name: 'Tabelle1', rows }])).toEqual({
      sheets: {
        items: {
          columns: ['item_id', 'promoted_price', 'show'],
          rows: [
            { row: 3, cells: [12, 199.5, true] },
            { row: 6, cells: [13, 20, false] },
          ],
        },
      },
      unknown: ['Notes'],
      exportedAt: undefined,
      exportedFrom: undefined,
    })
  })

  it('recognises its sheets by name, else by their columns', () => {
    const choices = [
      ['option_id', 'choice_id', 'item_id', 'Price'],
      [1, 2, 3, 4],
    ]
    const addons = [
      ['option_id', 'addon_id', 'item_id', 'Price'],
      [5, 6, 7, 8],
    ]
    const items = [
      ['item_id', 'name_en'],
      [9, 'Rice'],
    ]
    for (const file of [
      [
        { name: 'a', rows: addons },
        { name: 'c', rows: choices },
        { name: 'i', rows: items },
      ],
      [
        { name: 'الإضافات', rows: addons },
        { name: 'ITEMS', rows: items },
        { name: 'Choices', rows: choices },
      ],
    ]) {
      const read = menuFileOf(file)
      expect(read).toMatchObject({
        sheets: {
          items: { rows: [{ cells: [9, 'Rice'] }] },
          choices: { columns: ['option_id', 'choice_id', 'item_id', 'item_choice_price'] },
          addons: { rows: [{ cells: [5, 6, 7, 8] }] },
        },
      })
    }
  })

  it('has the time of its export, if nobody has edited that', () => {
    const items = { name: 'Items', rows: [head, [1]] }
    for (const [at, known] of [
      ['2026-11-22T03:45:17.000Z', true],
      ['yesterday', false],
    ] as const) {
      const about = {
        name: 'About',
        rows: [
          ['Store', 'X'],
          ['exported_at', at],
        ],
      }
      expect(menuFileOf([items, about])).toMatchObject({ exportedAt: known ? at : undefined })
    }
  })

  it('is rejected if no sheet or column can be recognised', () => {
    expect(
      menuFileOf([
        {
          name: 'Items',
          rows: [
            ['Day', 'Sales'],
            [1, 2],
          ],
        },
      ]),
    ).toEqual({ problem: 'notOfMenu' })
    expect(menuFileOf([{ name: 'x', rows: [head] }])).toEqual({ problem: 'empty' })
    const twice = [[...head, 'Sale price'], [1]]
    expect(menuFileOf([{ name: 'x', rows: twice }])).toEqual({
      problem: 'twice',
      sheet: 'items',
      what: 'promoted_price',
    })
    const rows = [head, ...Array.from({ length: 5001 }, () => [1])]
    expect(menuFileOf([{ name: 'x', rows }])).toMatchObject({ problem: 'tooMany', what: '5,000' })
  })
})

describe('a cell', () => {
  it('is read by its kind of column', () => {
    const read: [Parameters<typeof readCell>[0], CellValue, unknown][] = [
      ['time', 0.4375, '10:30'],
      ['time', new Date(Date.UTC(1899, 11, 30, 9, 59, 59, 999)), '10:00'],
      ['time', '10:30 م', '22:30'],
      ['time', '10:30 مساءً', '22:30'],
      ['time', '9', '09:00'],
      ['time', 'noon', 'noon'],
      ['money', '1,234.50', 1234.5],
      ['money', 'QAR ١٢٫٥', 12.5],
      ['money', '12 each', '12 each'],
      ['money', new Date(Date.UTC(2026, 0, 2)), '2026-01-02'],
      ['whole', '٧', 7],
      ['whole', '-', '-'],
      ['switch', 'Nein', 'Nein'],
      ['switch', 'NO', false],
      ['switch', 1, true],
      ['delivery', 'رسوم خاصة', 'specialFees'],
      ['text', 7, '7'],
      ['text', '=2+5', '=2+5'],
      ['names', ' \n ', null],
    ]
    for (const [kind, value, expected] of read)
      expect([kind, value, readCell(kind, value)]).toEqual([kind, value, expected])
  })

  it('is read back as it was written, in either language', () => {
    for (const language of ['en', 'ar'] as const)
      for (const [kind, cell] of [
        ['switch', true],
        ['switch', false],
        ['delivery', 'catering'],
        ['delivery', 'specialFees'],
        ['time', '22:00'],
        ['money', 19.99],
        ['text', '+974'],
        ['text', null],
      ] as const)
        expect(readCell(kind, cellValue(kind, cell, language))).toBe(cell)
  })
})

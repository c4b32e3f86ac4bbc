import { expect, it } from 'vitest'
import { longSheet } from './longSheet.ts'
import { readBook } from './readBook.ts'
import { dayCell } from './sheet.ts'
import { partsOf } from './zip.ts'

const head = {
  name: 'Customers',
  rightToLeft: true,
  columns: [
    { heading: 'ID', width: 10, format: '0' },
    { heading: 'Name', width: 30 },
    { heading: 'Since', width: 14, format: 'dd/mm/yyyy' },
  ],
}

it('writes rows that come in parts, with the formats and headings of their columns', async () => {
  const sheet = await longSheet(head)
  sheet.add([
    [1, 'نورة & <Noora>', dayCell('2026-11-25')],
    [2, '=1+1', null],
  ])
  sheet.add([[3, ' _x0041_\u0007 ', dayCell('1999-12-31')]])
  const file = sheet.end()
  expect(await readBook(file)).toEqual([
    {
      name: 'Customers',
      rows: [
        ['ID', 'Name', 'Since'],
        [1, 'نورة & <Noora>', dayCell('2026-11-25')],
        [2, '=1+1', null],
        [3, ' _x0041_\u0007 ', dayCell('1999-12-31')],
      ],
    },
  ])
  const xml = await partsOf(await file.arrayBuffer())('xl/worksheets/sheet1.xml')
  expect(xml).toContain('rightToLeft="1"')
  expect(xml).not.toContain('<f>')
})

it('counts its rows on from part to part', async () => {
  const sheet = await longSheet(head)
  const day = dayCell('2026-11-25')
  for (let part = 0; part < 3; part++)
    sheet.add(Array.from({ length: 500 }, (_, at) => [part * 500 + at, `Guest ${part * 500 + at}`, day]))
  const rows = (await readBook(sheet.end()))[0]?.rows ?? []
  expect(rows).toHaveLength(1501)
  expect(rows.at(-1)).toEqual([1499, 'Guest 1499', day])
})

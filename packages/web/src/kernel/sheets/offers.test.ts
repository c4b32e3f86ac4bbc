import { expect, it } from 'vitest'
import { readBook } from './readBook.ts'
import { makeWorkbook } from './writeBook.ts'
import { partsOf } from './zip.ts'

const yesNo = ['Yes', 'No']
const grills = ['Grills, hot', 'Sweets & "more"', '=1+1', 'حلويات']
const sheet = (name: string, offers: (readonly string[] | undefined)[]) => ({
  name,
  rightToLeft: false,
  columns: offers.map((each, at) => ({ heading: `c${at}`, width: 10, offers: each })),
  rows: [offers.map(() => 'x')],
})

it('a column offers a list from a hidden sheet, and any other text may be typed', async () => {
  const book = await makeWorkbook([sheet('Items', [undefined, grills, yesNo]), sheet('Addons', [yesNo])])
  const read = partsOf(await book.arrayBuffer())
  const rules = async (at: number) =>
    [
      ...((await read(`xl/worksheets/sheet${at}.xml`)) ?? '').matchAll(
        /<dataValidation .*?<\/dataValidation>/g,
      ),
    ].map(([rule]) => [
      /sqref="([^"]*)"/.exec(rule)?.[1],
      /<formula1>(.*)<\/formula1>/.exec(rule)?.[1],
      /showErrorMessage="(\d)"/.exec(rule)?.[1],
    ])
  expect(await rules(1)).toEqual([
    ['B2:B1048576', 'Lists!$A$1:$A$4', '0'],
    ['C2:C1048576', 'Lists!$B$1:$B$2', '0'],
  ])
  expect(await rules(2)).toEqual([['A2:A1048576', 'Lists!$B$1:$B$2', '0']])
  expect(await read('xl/workbook.xml')).toMatch(/<sheet [^>]*name="Lists"[^>]*state="hidden"/)
  const lists = (await readBook(book))[2]
  expect(lists?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['Grills, hot', 'Yes'],
    ['Sweets & "more"', 'No'],
    ['=1+1', null],
    ['حلويات', null],
  ])
})

it('a file without lists has no hidden sheet', async () => {
  const book = await makeWorkbook([sheet('Items', [undefined, []])])
  expect(await readBook(book)).toHaveLength(1)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bookOf, sheetOf } from './book.fixture.ts'
import { readBook } from './readBook.ts'

const saved = (name: string) =>
  new Blob([readFileSync(new URL(`formulas.${name}.fixture.xlsx`, import.meta.url))])
const head = ['item_id', 'name_en', 'name_ar', 'promoted_price', 'enough_for', 'show', 'dish_en']

it('openpyxl saves no results: each formula is an error, even alone in its row or column', async () => {
  expect((await readBook(saved('openpyxl')))[0]?.rows).toEqual([
    head,
    [11, 'Rice', 'أرز', '#N/A', 4, '#N/A', 'Tray'],
    [12, '#N/A', 'سمك', 20, '#N/A', 'yes', '#N/A'],
    [null, null, null, '#N/A'],
  ])
})

it('LibreOffice saves results: each formula has its result, or an error without one', async () => {
  expect((await readBook(saved('libreOffice')))[0]?.rows).toEqual([
    head,
    [11, 'Rice', 'أرز', 15, 4, true, 'Tray'],
    [12, 'Fish rice', 'سمك', 20, 'Rice', 'yes', '#N/A'],
    [null, null, null, 35, null, null, null],
  ])
})

const rowOf = (cells: string) => sheetOf(`<row r="1">${cells}</row>`)
const text = (at: string, content: string) => `<c r="${at}1" t="inlineStr"><is><t>${content}</t></is></c>`
const read = async (book: Blob) => (await readBook(book))[0]?.rows[0]

it.each([
  ['no value', '<c r="B1"><f>1+1</f></c>'],
  ['an empty value', '<c r="B1"><f>1+1</f><v></v></c>'],
  ['a closed value', '<c r="B1"><f>1+1</f><v/></c>'],
  ['blanks', '<c r="B1"><f>1+1</f><v> </v></c>'],
  ['an empty formula of a number', '<c r="B1"><f/><v></v></c>'],
  ['a text that is empty', '<c r="B1" t="str"><f>A1</f><v></v></c>'],
  ['a text that is missing', '<c r="B1" t="str"><f>A1</f></c>'],
  ['a shared one', '<c r="B1"><f t="shared" ref="B1:B9" si="0">A1</f><v></v></c>'],
  ['the rest of a shared one', '<c r="B1"><f t="shared" si="0"/></c>'],
  [
    'one over several cells',
    '<c r="B1" t="n"><f t="array" ref="B1:C1" aca="1">A1:A2</f><v xml:space="preserve"></v></c>',
  ],
  ['an error without a name', '<c r="B1" t="e"><f>1/0</f><v></v></c>'],
  ['an error of a name of its own', '<c r="B1" t="e"><f>x()</f><v>#WHAT</v></c>'],
  ['single quotes', "<c t='e' r='B1'><f>'a>b'!A1</f><v>#N/A</v></c>"],
])('a formula with %s is an error', async (_, cell) => {
  expect(await read(bookOf(rowOf(`${text('A', 'a')}${cell}${text('C', 'c')}`)))).toEqual(['a', '#N/A', 'c'])
})

it('an empty cell without a formula and a formula with a value are not errors', async () => {
  const cells = `${text('A', 'a')}<c r="B1" s="3"/><c r="C1"><v></v></c><c r="D1"><f>1</f><v>0</v></c>`
  expect(await read(bookOf(rowOf(cells).replace(' s="3"', '')))).toEqual(['a', null, null, 0])
})

it('reads other namespace prefixes, quoted names and other file paths', async () => {
  const prefixed = rowOf(`${text('A', 'a')}<c r="B1"><f>1</f><v/></c>`).replace(
    /<(\/?)(worksheet|sheetData|row|c|f|v|is|t)\b( xmlns)?/g,
    (_, end, name, space) => `<${end}x:${name}${space ? ' xmlns:x' : ''}`,
  )
  for (const book of [
    bookOf(prefixed),
    bookOf(rowOf(`${text('A', 'a')}<c r="B1"><f>1</f></c>`), {
      name: 'Chef&apos;s &quot;menu&quot; &#38; more',
    }),
    bookOf(rowOf(`${text('A', 'a')}<c r="B1"><f>1</f></c>`), { target: '/xl/worksheets/Sheet_9.xml' }),
  ])
    expect(await read(book)).toEqual(['a', '#N/A'])
})

it('ignores saved values if formulas are to be calculated on opening', async () => {
  const book = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="x" sheetId="1" r:id="rId3"/></sheets><calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>`
  expect(
    await read(bookOf(rowOf('<c r="A1"><v>0</v></c><c r="B1"><f>9*9</f><v>0</v></c>'), { book })),
  ).toEqual([0, '#N/A'])
})

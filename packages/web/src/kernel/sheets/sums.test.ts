import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBook } from './readBook.ts'
import { makeWorkbook } from './writeBook.ts'
import { partsOf } from './zip.ts'

const sheet = {
  name: 'Statement',
  rightToLeft: true,
  above: [
    ['Store', 'Al Majlis'],
    ['Made', '=1+1'],
  ],
  columns: [
    { heading: 'Type', width: 10 },
    { heading: 'Amount', width: 10, format: '#,##0.00' },
  ],
  rows: [
    ['Completion', 379.12],
    ['Charge', -12.5],
    ['Refund', 0.1],
    ['Totals', { sum: [0, 2] as const, result: 366.72 }],
  ],
}

it('writes sums as formulas with their results, below rows above the headings', async () => {
  const book = await makeWorkbook([sheet])
  const xml = await partsOf(await book.arrayBuffer())('xl/worksheets/sheet1.xml')
  expect(/<c r="B7"[^>]*>(.*?)<\/c>/.exec(xml ?? '')?.[1]).toBe('<f>SUM(B4:B6)</f><v>366.72</v>')
  expect(xml?.match(/<f>/g)).toHaveLength(1)
  expect(xml).toContain('ySplit="3"')
  expect((await readBook(book))[0]?.rows).toEqual([
    ['Store', 'Al Majlis'],
    ['Made', '=1+1'],
    ['Type', 'Amount'],
    ['Completion', 379.12],
    ['Charge', -12.5],
    ['Refund', 0.1],
    ['Totals', 366.72],
  ])
})

const office = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** It would read the results otherwise. */
const calculateAlways = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`

it.skipIf(!office)('LibreOffice calculates the same sums', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sufra-sums-'))
  try {
    // A wrong result in the file shows that it is calculated anew.
    const rows = [...sheet.rows.slice(0, 3), ['Totals', { sum: [0, 2] as const, result: 1 }]]
    const book = await makeWorkbook([{ ...sheet, rows }])
    writeFileSync(join(directory, 'sums.xlsx'), Buffer.from(await book.arrayBuffer()))
    mkdirSync(join(directory, 'profile/user'), { recursive: true })
    writeFileSync(join(directory, 'profile/user/registrymodifications.xcu'), calculateAlways)
    const settings = `-env:UserInstallation=file://${directory}/profile`
    const to = ['--convert-to', 'csv', '--outdir', directory, join(directory, 'sums.xlsx')]
    execFileSync('soffice', [settings, '--headless', ...to], { stdio: 'ignore' })
    expect(readFileSync(join(directory, 'sums.csv'), 'utf8').trim().split('\n').at(-1)).toBe('Totals,366.72')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})

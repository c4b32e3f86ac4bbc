import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readBook } from '../../kernel/sheets/readBook.ts'
import { menuFileOf } from './file.rules.ts'

/**
 * An exported menu that LibreOffice has opened, changed and saved, also through its own format: texts in runs of
 * several fonts, its own time and switch, one formula with a value and one without.
 */
const saved = new Blob([readFileSync(new URL('officeSaved.fixture.xlsx', import.meta.url))])

it('reads a file saved by another program, with the changes made there', async () => {
  const file = menuFileOf(await readBook(saved))
  if ('problem' in file) throw new Error(file.problem)
  const { items, choices, addons } = file.sheets
  const row = Object.fromEntries(items?.columns.map((column, at) => [column, items.rows[0]?.cells[at]]) ?? [])
  expect(row).toMatchObject({
    item_id: 47,
    name_en: '007',
    name_ar: '=1+1',
    short_description_en: '+974 5500\n@x\n-5\n=HYPERLINK("http://x")\n1E5\nTRUE',
    short_description_ar: "'=1+1",
    dish_en: '-5',
    dish_ar: '@SUM(A1)',
    description_en:
      '<h2>=1+1 عنوان & &lt;b></h2>\n  two  spaces <b>+974</b><br>@x -5\n\n<ul>\n<li>\none\n<ol>\n<li><a href="https://a.test/?a=1&amp;amp;b=&quot;2&quot;">a</a></li>\n</ol>\n</li>\n</ul>',
    description_ar: 'أرز <b>ولحم</b>',
    promoted_price: 99.95,
    enough_for: 15,
    lead_time: '#DIV/0!',
    available_from_time: '10:30',
    available_to_time: '22:00',
    drop_off_time: '08:00-17:30',
    delivery_type: 'catering',
    show: false,
    cash_on_delivery: false,
  })
  expect(Object.keys(row)).not.toContain('photo')
  expect([choices?.rows.length, addons?.rows.length, file.unknown]).toEqual([1, 1, []])
  expect(file.exportedAt).toMatch(/^\d{4}-.*Z$/)
})

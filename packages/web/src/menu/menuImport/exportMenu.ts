import { formatInstant, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { deliveryTypes } from '@sufra/contract/menu/items'
import {
  columnsOf,
  menuImport,
  type SheetCell,
  type SheetKind,
  type SheetName,
  sheetKinds,
  sheetNames,
} from '@sufra/contract/menu/menuImport'
import { call } from '../../kernel/data/api.ts'
import type { WrittenSheet } from '../../kernel/sheets/sheet.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import { translator } from '../../kernel/text/texts.ts'
import { cellValue } from './cells.rules.ts'
import { labelOf, sheetText, valueText } from './columns.text.ts'
import { exportedAtKey, storeKey } from './file.rules.ts'
import { menuImportText } from './menuImport.text.ts'

/** In characters; multi-line texts are wider. */
const widths: Readonly<Record<SheetKind, number>> = {
  id: 12,
  text: 24,
  money: 14,
  whole: 14,
  time: 14,
  switch: 14,
  delivery: 16,
  names: 26,
  rich: 60,
  hours: 16,
  readOnly: 16,
}
/** The values of a column that has few, to choose from. */
const offeredOf = (kind: SheetKind, language: Language) => {
  if (kind === 'switch') return [valueText.yes[language], valueText.no[language]]
  return kind === 'delivery' ? deliveryTypes.map((type) => valueText[type][language]) : undefined
}

const widthOf = (column: string, kind: SheetKind) =>
  column.startsWith('short_description') ? 44 : widths[kind]

/** An absolute URL of the photo, which works in any program. */
const addressOf = (cell: SheetCell) => (typeof cell === 'string' ? new URL(cell, location.origin).href : cell)

/** Headings in the reader's language with the wire's name below; the import recognises either. */
function sheetOf(
  name: SheetName,
  rows: readonly (readonly SheetCell[])[],
  lists: Readonly<Record<string, readonly string[] | undefined>>,
  language: Language,
): WrittenSheet {
  const columns = columnsOf(name).map((column) => ({ column, kind: sheetKinds[column] ?? 'text' }))
  return {
    name: sheetText[name][language],
    rightToLeft: language === 'ar',
    columns: columns.map(({ column, kind }) => ({
      heading: `${labelOf(name, column)[language]}\n${column}`,
      width: widthOf(column, kind),
      offers: lists[column] ?? offeredOf(kind, language),
      ...(kind === 'money' && { format: '0.00' }),
      ...(column === 'images' && { format: '0' }),
    })),
    rows: rows.map((row) =>
      columns.map(({ column, kind }, at) => {
        const cell = row[at] ?? null
        return cellValue(kind, column === 'photo' ? addressOf(cell) : cell, language)
      }),
    ),
  }
}

/** What the file is, for people, and when it was exported, for the import (`exportedAt`). */
function aboutSheet(
  store: { readonly id: number; readonly name: Bilingual },
  at: string,
  language: Language,
): WrittenSheet {
  const t = translator(menuImportText, language)
  return {
    name: t('about'),
    rightToLeft: language === 'ar',
    columns: [
      { heading: t('aboutStore'), width: 20 },
      { heading: store.name[language], width: 110 },
    ],
    rows: [
      [t('aboutTime'), formatInstant(at, language)],
      [exportedAtKey, at],
      [storeKey, String(store.id)],
      [t('aboutRules'), t('ruleNumber')],
      [null, t('ruleKept')],
      [null, t('ruleChoices')],
      [null, t('ruleRich')],
      [null, t('ruleNames')],
      [null, t('ruleLists')],
      [null, t('ruleAlike')],
      [null, t('rulePhotos')],
      [null, t('aboutKept')],
    ],
  }
}

/** Downloads a store's menu as a file in the reader's language. Returns whether parts are left out. */
export async function exportMenu(
  store: { readonly id: number; readonly name: Bilingual },
  language: Language,
) {
  const menu = await call(menuImport.show, { params: { id: store.id } })
  const sheets = sheetNames.map((name) => sheetOf(name, menu[name], menu.lists, language))
  const file = await writeSheets([...sheets, aboutSheet(store, menu.at, language)])
  const name = translator(menuImportText, language)('fileName', {
    name: store.name[language],
    day: qatarDay(new Date()),
  })
  download(file, `${name}.xlsx`)
  return { cut: menu.cut }
}

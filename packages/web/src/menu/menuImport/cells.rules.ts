import { westernDigits } from '@sufra/contract/kernel/digits'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { deliveryTypes } from '@sufra/contract/menu/items'
import type { SheetCell, SheetKind } from '@sufra/contract/menu/menuImport'
import { westernNumber } from '../../kernel/inputs/numberTyping.ts'
import { timeOf, typedTime } from '../../kernel/inputs/timeTyping.ts'
import type { CellValue } from '../../kernel/sheets/sheet.ts'
import { valueText } from './columns.text.ts'

/** A cell in words for people: switches and delivery types are spelled out. */
export function cellValue(kind: SheetKind, cell: SheetCell, language: Language): CellValue {
  if (typeof cell === 'boolean') return valueText[cell ? 'yes' : 'no'][language]
  const type = kind === 'delivery' && deliveryTypes.find((each) => each === cell)
  return type ? valueText[type][language] : cell
}

const plain = (text: string) => text.trim().toLowerCase()
const isOneOf = (text: string, ...words: readonly (Bilingual | string)[]) =>
  words
    .flatMap((word) => (typeof word === 'string' ? word : [word.en, word.ar]))
    .some((word) => plain(word) === plain(text))

const minutes = 24 * 60
/** Spreadsheets store a time as a fraction of a day. Rounded to the minute, as fractions are inexact. */
function timeOfDay(share: number): string {
  const minute = Math.round((share - Math.floor(share)) * minutes) % minutes
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** `10:30 م` is 22:30. */
const readTime = (text: string) => {
  const typed = text.replace(/\s*[صم]\s*$/, (half) => (half.includes('ص') ? ' am' : ' pm'))
  return timeOf(typedTime(typed) ?? typed)
}

const day = 86_400_000
const texts: ReadonlySet<SheetKind> = new Set(['text', 'names', 'rich', 'hours', 'readOnly'])

function readText(kind: SheetKind, text: string): SheetCell {
  if (kind === 'time') return readTime(text)
  if (kind === 'switch') {
    if (isOneOf(text, valueText.yes, 'true', '1')) return true
    return isOneOf(text, valueText.no, 'false', '0') ? false : text
  }
  if (kind === 'delivery') return deliveryTypes.find((type) => isOneOf(text, valueText[type], type)) ?? text
  if (texts.has(kind)) return text
  // An amount may carry its currency; any other text beside a number is a mistake.
  const bare = westernDigits(text).replace(/QAR|ر\.?\s?ق\.?/giu, '')
  const number = /^[\s\d.,٫٬−-]+$/u.test(bare) ? westernNumber(bare) : ''
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text
}

/** The wire value of a cell. A value that cannot be read is sent as it is, so that the server reports it. */
export function readCell(kind: SheetKind, value: CellValue): SheetCell {
  if (value === null) return null
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return null
    return kind === 'time' ? timeOfDay(value.getTime() / day) : value.toISOString().slice(0, 10)
  }
  if (typeof value === 'string') return value.trim() === '' ? null : readText(kind, value)
  if (typeof value === 'boolean') return texts.has(kind) ? String(value).toUpperCase() : value
  if (kind === 'time') return value >= 0 && value < 1 ? timeOfDay(value) : String(value)
  if (kind === 'switch') return value === 1 ? true : value === 0 ? false : value
  return texts.has(kind) ? String(value) : value
}

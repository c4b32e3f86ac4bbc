/** Maximum characters of a cell, in Excel and in the contract. */
const most = 32_767

const code = (character: string) => `_x${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}_`

/**
 * Escapes a text for the file format: characters that XML can't hold are written as codes, and text that looks like
 * such a code is escaped.
 */
export const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[^\P{Cc}\n\t]|[\ufdd0-\ufdef\ufffd-\uffff]/gu, code)

/** A text without characters that the database can't store. */
export const keptText = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, most)

/** A number with fifteen digits, as spreadsheets show it. Results of formulas have rounding noise beyond them. */
export const keptNumber = (value: number): number => Number(value.toPrecision(15))

/** The most that one cell holds, in Excel and in the contract. */
const most = 32_767

const code = (character: string) => `_x${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}_`

/**
 * A text as the file format has it: what XML can't hold is written by its code, and a text that looks like such a code
 * is kept from being read as one.
 */
export const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[^\P{Cc}\n\t]|[\ufdd0-\ufdef\ufffd-\uffff]/gu, code)

/** A text as it was read, without what no database keeps. */
export const keptText = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, most)

/** A number as spreadsheets show it, to fifteen digits: what a formula came to has noise behind them. */
export const keptNumber = (value: number): number => Number(value.toPrecision(15))

/** Spreadsheets would read these at the beginning of a cell as a formula. */
const formula = /^[=+\-@]/
const figure = /^-?\d+(\.\d+)?$/

const cell = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim()
  return formula.test(line) && !figure.test(line) ? `'${line}` : line
}

/** Rows of cells as spreadsheets take them from the clipboard. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join('\t')).join('\n')

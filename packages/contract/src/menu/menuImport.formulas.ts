/** As spreadsheet programs write what a formula failed with. */
const errors =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|PYTHON!|ERROR!|GETTING_DATA)|Err:\d{3})$/

export const isFormulaError = (cell: unknown): cell is string => typeof cell === 'string' && errors.test(cell)

/** Stands in a cell whose formula has no result that was saved, or an error of its own. */
export const notWorkedOut = '#N/A'

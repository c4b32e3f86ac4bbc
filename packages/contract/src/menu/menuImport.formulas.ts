/** Error values as spreadsheet programs write them. */
const errors =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|PYTHON!|ERROR!|GETTING_DATA)|Err:\d{3})$/

export const isFormulaError = (cell: unknown): cell is string => typeof cell === 'string' && errors.test(cell)

/** The value of a cell whose formula has no saved result, or an error not listed here. */
export const notCalculated = '#N/A'

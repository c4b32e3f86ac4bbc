/** What one line of an order may ask for at most; no item may promise more. */
export const mostOfLine = 10_000
export const mostServingHours = 240
/** Of one option of a line. */
export const mostOfOption = 10_000

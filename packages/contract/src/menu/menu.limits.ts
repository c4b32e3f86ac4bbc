/** What one line of an order may ask for at most; no item may promise more. */
export const maxLineQuantity = 10_000
export const maxServingHours = 240
/** Of one option of a line. */
export const maxOptionQuantity = 10_000

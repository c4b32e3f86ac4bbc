/** Maximum people in one line of an order. Limits of items must not exceed it. */
export const maxLineQuantity = 10_000
export const maxServingHours = 240
/** Maximum quantity of one option in a line. */
export const maxOptionQuantity = 10_000

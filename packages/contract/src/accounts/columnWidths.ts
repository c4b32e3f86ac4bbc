/** The width of a column in px: what can still be gripped, and what still leaves room for others. */
export const columnWidths = { least: 48, most: 800 } as const

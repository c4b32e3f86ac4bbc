export const earliest = (...days: readonly string[]): string => days.toSorted()[0] ?? ''
export const latest = (...days: readonly string[]): string => days.toSorted().at(-1) ?? ''

const phones: ReadonlySet<string> = new Set(['phone', 'mobile'])

/** A number as people read and type it: 8 digits. What is stored and sent carries 974 in front (DECISIONS 27). */
export const localPhone = (stored: string | null | undefined): string =>
  (stored ?? '').replace(/^\+?974(?=\d{8}$)/, '')

/** What is said of a field's value: phones in their 8 digits, all else as it is. */
export const saidOf = (field: string, value: unknown): unknown =>
  phones.has(field) && typeof value === 'string' ? localPhone(value) : value

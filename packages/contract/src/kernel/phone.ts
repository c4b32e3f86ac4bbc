const phones: ReadonlySet<string> = new Set(['phone', 'mobile', 'support_phone'])

/** A phone number as people read and type it: 8 digits. It is stored and sent with the prefix 974 (DECISIONS 27). */
export const localPhone = (stored: string | null | undefined): string =>
  (stored ?? '').replace(/^\+?974(?=\d{8}$)/, '')

/** A field's value for display: phone numbers as 8 digits, everything else unchanged. */
export const displayValue = (field: string, value: unknown): unknown =>
  phones.has(field) && typeof value === 'string' ? localPhone(value) : value

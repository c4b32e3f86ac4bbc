/** What is kept as the Arabic name: nothing where it says what the English one says, which then stands for both. */
export const ownArabicName = (name: string, name_ar: string | undefined): string | null =>
  name_ar === undefined || name_ar === name ? null : name_ar

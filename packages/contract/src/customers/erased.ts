import type { Language } from '../kernel/language.ts'

/** What a forgotten customer is called from then on, as it is stored. */
const erased = /^Erased customer #(\d+)$/

export const isErasedName = (fullname: string): boolean => erased.test(fullname)

/** A customer's name as people read it: of one who was forgotten only that they were. */
export function personName(fullname: string, language: Language): string {
  const id = erased.exec(fullname)?.[1]
  return id !== undefined && language === 'ar' ? `عميل محذوف البيانات رقم ${id}` : fullname
}

import type { ErrorTexts } from '../kernel/errors.ts'

/** Errors of global categories, filters and requirements. */
export const taxonomyErrors = {
  'marks.slugTaken': {
    status: 409,
    en: 'This registration code is already in use',
    ar: 'رمز التسجيل هذا مستخدم بالفعل',
  },
  'marks.inUse': {
    status: 409,
    en: 'Menu items still use it ({count}): {items_en}. Remove it from them first',
    ar: 'ما زالت أصناف في القوائم مرتبطة به (العدد: {count}): {items_ar}. أزله منها أولًا',
  },
} satisfies ErrorTexts

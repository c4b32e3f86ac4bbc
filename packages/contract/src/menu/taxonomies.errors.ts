import type { Refusals } from '../kernel/errors.ts'

/** Of global categories, filters and requirements. */
export const markRefusals = {
  'marks.slugTaken': {
    status: 409,
    en: 'Another one has this registration code',
    ar: 'رمز التسجيل هذا مستخدم بالفعل',
  },
  'marks.inUse': {
    status: 409,
    en: 'Menu items still have it ({count}): {items_en}. Remove it from them first',
    ar: 'ما زالت أصناف في القوائم مرتبطة به (العدد: {count}): {items_ar}. أزله منها أولًا',
  },
} satisfies Refusals

import type { ErrorTexts } from '../kernel/errors.ts'

export const collectionErrors = {
  'collections.oneStore': {
    status: 422,
    en: 'A menu collection is of one store. Choose it',
    ar: 'مجموعة القائمة لمتجر واحد. اختر المتجر',
  },
  'collections.otherStore': {
    status: 422,
    en: '“{item_en}” is not of the chosen store',
    ar: '«{item_ar}» ليس من أصناف المتجر المختار',
  },
  'collections.noItems': {
    status: 422,
    en: 'A store collection holds stores only',
    ar: 'مجموعة المتاجر تضم متاجر فقط',
  },
} satisfies ErrorTexts

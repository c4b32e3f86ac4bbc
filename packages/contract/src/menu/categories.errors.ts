import type { ErrorTexts } from '../kernel/errors.ts'

export const categoryErrors = {
  'subcategories.hasItems': {
    status: 409,
    en: 'This category still has items ({count}), for example {item_en}. Move or delete them first',
    ar: 'ما زال هذا التصنيف يضم أصنافًا (العدد: {count})، منها {item_ar}. انقلها أو احذفها أولًا',
  },
  'subcategories.hasUnseenItems': {
    status: 409,
    en: 'This category still has items ({count}) that only the platform can see. Ask the platform to move or delete them first',
    ar: 'ما زال هذا التصنيف يضم أصنافًا لا تظهر إلا للمنصة (العدد: {count}). اطلب منها نقلها أو حذفها أولًا',
  },
  'subcategories.severalStores': {
    status: 422,
    en: 'Sort the categories of one store at a time',
    ar: 'رتّب تصنيفات متجر واحد في كل مرة',
  },
  'subcategories.sameName': {
    status: 409,
    en: 'This store already has a category called “{name_en}”',
    ar: 'يوجد في هذا المتجر تصنيف باسم «{name_ar}» بالفعل',
  },
} satisfies ErrorTexts

import type { Refusals } from '../kernel/errors.ts'

export const subcategoryRefusals = {
  'subcategories.hasItems': {
    status: 409,
    en: 'This category still holds items ({count}), {item_en} for one. Move or delete them first',
    ar: 'ما زال هذا التصنيف يضم أصنافًا (العدد: {count})، منها {item_ar}. انقلها أو احذفها أولًا',
  },
  'subcategories.hasUnseenItems': {
    status: 409,
    en: 'This category still holds items ({count}) that only the platform sees. Ask it to move or delete them first',
    ar: 'ما زال هذا التصنيف يضم أصنافًا لا تظهر إلا للمنصة (العدد: {count}). اطلب منها نقلها أو حذفها أولًا',
  },
  'subcategories.severalStores': {
    status: 422,
    en: 'Categories of one store are sorted at a time',
    ar: 'تُرتَّب تصنيفات متجر واحد في كل مرة',
  },
  'subcategories.sameName': {
    status: 409,
    en: 'This store already has a category called “{name_en}”',
    ar: 'يوجد في هذا المتجر تصنيف باسم «{name_ar}»',
  },
} satisfies Refusals

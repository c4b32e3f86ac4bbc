import { texts } from '../../kernel/text/texts.ts'

export const itemTableText = texts({
  view: { en: 'View', ar: 'طريقة العرض' },
  grid: { en: 'Grid', ar: 'شبكة' },
  table: { en: 'Table', ar: 'جدول' },
  title: { en: 'All items', ar: 'كل الأصناف' },
  empty: { en: 'No items yet', ar: 'لا أصناف بعد' },
  emptyText: {
    en: 'Every item of the menu is listed here, across all categories, with its prices, limits and switches.',
    ar: 'تظهر هنا كل أصناف القائمة بجميع تصنيفاتها، بأسعارها وحدودها وإعداداتها في نظرة واحدة.',
  },

  search: { en: 'Search by name or ID', ar: 'البحث بالاسم أو الرقم' },
  filters: { en: 'Filters', ar: 'عوامل التصفية' },
  allCategories: { en: 'All categories', ar: 'كل التصنيفات' },
  unorderable: { en: 'Cannot be ordered', ar: 'لا يمكن طلبه' },
  hidden: { en: 'Hidden', ar: 'مخفي' },
  no_photo: { en: 'No photo', ar: 'بلا صورة' },
  no_arabic: { en: 'Missing Arabic', ar: 'بلا نص عربي' },
  incomplete: { en: 'Incomplete', ar: 'غير مكتمل' },
  found: {
    en: { one: '{shown} of {count} item', other: '{shown} of {count} items' },
    ar: {
      zero: 'لا أصناف',
      one: '{shown} من صنف واحد',
      two: '{shown} من صنفين',
      few: '{shown} من {count} أصناف',
      many: '{shown} من {count} صنفًا',
      other: '{shown} من {count} صنف',
    },
  },

  sortBy: { en: 'Sort by', ar: 'الترتيب حسب' },
  menuOrder: { en: 'Menu order', ar: 'ترتيب القائمة' },
  upwards: { en: '{key}: ascending', ar: '{key}: تصاعديًا' },
  downwards: { en: '{key}: descending', ar: '{key}: تنازليًا' },
  show: { en: 'Shown', ar: 'ظاهر' },
  show_on_restaurant_manager: { en: 'Manager', ar: 'المدير' },
  cash_on_delivery: { en: 'Cash', ar: 'نقدًا' },
  required_location: { en: 'Location', ar: 'الموقع' },
  gaps: { en: 'Complete', ar: 'الاكتمال' },
  select: { en: 'Selection', ar: 'التحديد' },
  open: { en: 'Open', ar: 'فتح' },
  openItem: { en: 'Open {name}', ar: 'فتح {name}' },
  on: { en: 'On', ar: 'مفعّل' },
  off: { en: 'Off', ar: 'متوقف' },
})

import { texts } from '../../kernel/text/texts.ts'

export const offersText = texts({
  offers: { en: 'Offers', ar: 'العروض' },
  add: { en: 'Add Offer', ar: 'إضافة عرض' },
  edit: { en: 'Edit offer', ar: 'تعديل العرض' },
  search: { en: 'Search by title, store or item', ar: 'البحث بالعنوان أو المتجر أو الصنف' },
  title: { en: 'Title', ar: 'العنوان' },
  short: { en: 'Short Description', ar: 'وصف مختصر' },
  photo: { en: 'Photo', ar: 'الصورة' },
  redirection: { en: 'Redirection', ar: 'الوجهة' },
  discount: { en: '% Discount', ar: 'الخصم %' },
  validity: { en: 'Validation Date', ar: 'مدة السريان' },
  status: { en: 'Status', ar: 'الحالة' },
  active: { en: 'Active', ar: 'مفعّل' },
  inactive: { en: 'Inactive', ar: 'موقوف' },
  activeOf: { en: 'Active: {title}', ar: 'مفعّل: {title}' },
  running: { en: 'Running', ar: 'سارٍ' },
  scheduled: { en: 'Scheduled', ar: 'مجدول' },
  off: { en: 'Switched off', ar: 'موقوف' },
  ended: { en: 'Ended', ar: 'منتهٍ' },
  store: { en: 'Store', ar: 'المتجر' },
  item: { en: 'Item', ar: 'الصنف' },
  wholeStore: { en: 'Whole store', ar: 'المتجر كله' },
  oneItem: { en: 'One item', ar: 'صنف واحد' },
  deleted: { en: 'deleted', ar: 'محذوف' },
  statusAsk: {
    en: 'Are you sure to change this offer status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذا العرض؟',
  },
  onText: {
    en: '“{title}” lowers prices from {from} to {to}, both days included.',
    ar: 'يخفّض «{title}» الأسعار من {from} إلى {to}، واليومان ضمن المدة.',
  },
  offText: {
    en: '“{title}” ends at once. Orders that got it keep their prices.',
    ar: 'ينتهي «{title}» فورًا، وتبقى أسعار الطلبات التي استفادت منه كما هي.',
  },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnedOn: { en: '{title} switched on', ar: 'تم تفعيل {title}' },
  turnedOff: { en: '{title} switched off', ar: 'تم إيقاف {title}' },
  removeAsk: { en: 'Delete {title}?', ar: 'هل تريد حذف {title}؟' },
  removed: { en: '{title} deleted', ar: 'تم حذف {title}' },
  saved: { en: '{title} saved', ar: 'تم حفظ {title}' },
  emptyText: {
    en: 'An offer lowers the price of an item, or of all items of a store, on the days you choose.',
    ar: 'يخفّض العرض سعر صنف، أو أسعار جميع أصناف المتجر، في الأيام التي تحددها.',
  },
  anyStore: { en: 'Any store', ar: 'كل المتاجر' },
})

export const daysText = texts({ range: { en: '{from} to {to}', ar: 'من {from} إلى {to}' } })

export const offerFormText = texts({
  lowers: { en: 'Redirection', ar: 'الوجهة' },
  ofItem: { en: 'An item', ar: 'صنف' },
  ofStore: { en: 'All items of a store', ar: 'جميع أصناف المتجر' },
  store: { en: 'Store', ar: 'المتجر' },
  noStore: { en: 'No store', ar: 'بلا متجر' },
  item: { en: 'Item', ar: 'الصنف' },
  noItem: { en: 'No item', ar: 'بلا صنف' },
  discount: { en: 'Discount', ar: 'الخصم' },
  from: { en: 'First day', ar: 'اليوم الأول' },
  to: { en: 'Last day (included)', ar: 'اليوم الأخير (ضمن المدة)' },
  takePhoto: { en: 'Remove the photo', ar: 'إزالة الصورة' },
  prices: { en: 'Prices', ar: 'الأسعار' },
  pricesHint: {
    en: 'Choose a store and a discount to see what becomes of the prices.',
    ar: 'اختر المتجر والخصم لعرض الأسعار بعد تطبيقه.',
  },
  itemHint: {
    en: 'Choose the item to see what becomes of its price.',
    ar: 'اختر الصنف لعرض سعره بعد الخصم.',
  },
  noItems: { en: 'This store has no items yet.', ar: 'لا توجد أصناف في هذا المتجر بعد.' },
  today: { en: 'Today', ar: 'اليوم' },
  becomes: { en: 'With this offer', ar: 'مع هذا العرض' },
  higher: {
    en: '{days}: “{title}” ({discount}%) applies instead. Of an item’s and its store’s offer, the higher applies.',
    ar: '{days}: يُطبَّق «{title}» ({discount}%) بدلًا منه، فبين عرض الصنف وعرض متجره يُطبَّق الأعلى.',
  },
  lower: {
    en: '{days}: applies instead of “{title}” ({discount}%), as it is higher.',
    ar: '{days}: يُطبَّق بدلًا من «{title}» ({discount}%) لأنه الأعلى.',
  },
  overlap: {
    en: 'These days overlap “{title}” ({days}). Only one of the two can be active.',
    ar: 'تتداخل هذه الأيام مع «{title}» ({days})، ولا يمكن تفعيل سوى أحدهما.',
  },
})

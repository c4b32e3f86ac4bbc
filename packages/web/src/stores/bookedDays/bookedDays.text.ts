import { texts } from '../../kernel/text/texts.ts'

export const bookedDaysText = texts({
  title: { en: 'Fully-booked days', ar: 'الأيام المحجوزة بالكامل' },
  titleOf: { en: 'Fully-booked days of {store}', ar: 'الأيام المحجوزة بالكامل في {store}' },
  previousMonth: { en: 'Previous month', ar: 'الشهر السابق' },
  nextMonth: { en: 'Next month', ar: 'الشهر التالي' },
  thisMonth: { en: 'Today', ar: 'اليوم' },
  how: {
    en: 'Click a day or drag over several to book them. Double-click booked days to free them.',
    ar: 'انقر على يوم أو اسحب فوق عدة أيام لحجزها، وانقر نقرًا مزدوجًا على أيام محجوزة لإتاحتها.',
  },
  howTouch: {
    en: 'Tap a day, or hold it and slide over several, to book them.',
    ar: 'المس يومًا، أو اضغط عليه مطولًا ثم مرّر إصبعك فوق عدة أيام، لحجزها.',
  },
  howKeys: {
    en: 'Arrow keys move, Shift and an arrow key select several days, Enter books, Delete frees booked days, Page Up and Page Down change the month.',
    ar: 'تنقّل بمفاتيح الأسهم، واضغط معها Shift لاختيار عدة أيام، وEnter لحجزها، وDelete لإتاحة الأيام المحجوزة، وPage Up وPage Down لتغيير الشهر.',
  },
  booked: { en: 'Fully booked', ar: 'محجوز بالكامل' },
  /** For cells with room for one word. */
  bookedBriefly: { en: 'Booked', ar: 'محجوز' },
  bookedAs: { en: 'Fully booked: {title}', ar: 'محجوز بالكامل: {title}' },
  orders: {
    en: { one: '{count} order', other: '{count} orders' },
    ar: {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    },
  },
  today: { en: 'today', ar: 'اليوم' },
  past: { en: 'past, cannot be booked', ar: 'يوم ماضٍ لا يمكن حجزه' },
  book: { en: 'Book', ar: 'حجز' },
  bookDays: { en: 'Book days', ar: 'حجز أيام' },
  first: { en: 'First day', ar: 'اليوم الأول' },
  last: { en: 'Last day', ar: 'اليوم الأخير' },
  lastHint: { en: 'The same day if left empty', ar: 'اليوم نفسه إن تُرك فارغًا' },
  ask: { en: 'Close these days?', ar: 'إغلاق هذه الأيام أمام الطلبات؟' },
  askText: {
    en: 'The store takes no further order for these days.',
    ar: 'لن يستقبل المتجر أي طلب آخر لهذه الأيام.',
  },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: 'لا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  name: { en: 'Title (optional)', ar: 'عنوان الحجز (اختياري)' },
  taken: {
    en: {
      one: '{count} order is already taken for these days. It stays.',
      other: '{count} orders are already taken for these days. They stay.',
    },
    ar: {
      zero: 'لا طلبات في هذه الأيام.',
      one: 'يوجد طلب واحد في هذه الأيام، وسيبقى قائمًا.',
      two: 'يوجد طلبان في هذه الأيام، وسيبقيان قائمين.',
      few: 'توجد {count} طلبات في هذه الأيام، وستبقى قائمة.',
      many: 'يوجد {count} طلبًا في هذه الأيام، وستبقى قائمة.',
      other: 'يوجد {count} طلب في هذه الأيام، وستبقى قائمة.',
    },
  },
  takenUnknown: {
    en: 'The number of orders on these days could not be loaded.',
    ar: 'تعذّر معرفة عدد الطلبات في هذه الأيام.',
  },
  remove: { en: 'Delete', ar: 'حذف' },
  removeOne: { en: 'Delete {range}', ar: 'حذف {range}' },
  askRemove: { en: 'Open these days again?', ar: 'هل تريد إتاحة هذه الأيام؟' },
  askRemoveText: {
    en: 'Orders can be placed for {range} again.',
    ar: 'سيصبح تقديم الطلبات ممكنًا مجددًا: {range}.',
  },
  range: { en: '{first} to {last}', ar: 'من {first} إلى {last}' },
  listOf: { en: 'Booked in {month}', ar: 'المحجوز في {month}' },
  none: { en: 'No days are booked in this month.', ar: 'لا توجد أيام محجوزة في هذا الشهر.' },
  begun: { en: 'Already started', ar: 'بدأ بالفعل' },
  over: { en: 'Past', ar: 'انتهى' },
  failed: { en: 'The calendar could not be loaded', ar: 'تعذّر تحميل التقويم' },
  closedNow: { en: 'Closed for orders: {range}', ar: 'تم الإغلاق أمام الطلبات: {range}' },
  reopened: { en: 'Open for orders again: {range}', ar: 'عاد استقبال الطلبات: {range}' },
})

import type { Refusals } from '../kernel/errors.ts'

/** Each says what would work instead. `next` is the next time at which the same order can be had. */
export const orderingRefusals = {
  'ordering.keyMissing': {
    status: 422,
    en: 'Send an Idempotency-Key header (8 to 128 characters)',
    ar: 'أرسل ترويسة Idempotency-Key (من 8 إلى 128 حرفًا)',
  },
  'ordering.keyReused': {
    status: 422,
    en: 'This Idempotency-Key was used with another request: path or body differ. Send a new one',
    ar: 'استُخدم مفتاح Idempotency-Key هذا مع طلب آخر يختلف مساره أو محتواه. أرسل مفتاحًا جديدًا',
  },
  'ordering.customerBlocked': {
    status: 409,
    en: 'This mobile number cannot order at present. Please contact customer service',
    ar: 'لا يمكن الطلب بهذا الرقم حاليًا. يرجى التواصل مع خدمة العملاء',
  },
  'ordering.storeClosed': {
    status: 409,
    en: 'This store does not take catering orders now. Choose another store',
    ar: 'هذا المتجر لا يستقبل طلبات الضيافة حاليًا. اختر متجرًا آخر',
  },
  'ordering.itemUnavailable': {
    status: 409,
    en: '“{item_en}” cannot be ordered now. Choose something else of the menu',
    ar: 'لا يمكن طلب «{item_ar}» حاليًا. اختر صنفًا آخر من القائمة',
  },
  'ordering.areaNotServed': {
    status: 409,
    en: 'This store does not deliver to the chosen area. It delivers to: {areas_en}',
    ar: 'هذا المتجر لا يوصل إلى المنطقة المختارة. يوصل إلى: {areas_ar}',
  },
  'ordering.choiceCount': {
    status: 422,
    en: 'Choose {min} to {max} of “{choice_en}”',
    ar: 'اختر من {min} إلى {max} من «{choice_ar}»',
  },
  'ordering.choiceQuantity': {
    status: 422,
    en: 'At most {max} of “{choice_en}” in all',
    ar: 'الحد الأقصى {max} من «{choice_ar}» إجمالًا',
  },
  'ordering.optionQuantity': {
    status: 422,
    en: 'Of “{option_en}” take {min} to {max}',
    ar: 'خذ من {min} إلى {max} من «{option_ar}»',
  },
  'ordering.quantity': {
    status: 422,
    en: 'At most {max} of “{item_en}” in one order',
    ar: 'الحد الأقصى {max} من «{item_ar}» في الطلب الواحد',
  },
  'ordering.servingHours': {
    status: 422,
    en: '“{item_en}” is served for at most {max} hours',
    ar: 'أقصى مدة لتقديم «{item_ar}» هي {max} ساعة',
  },
  'ordering.locationMissing': {
    status: 422,
    en: 'Give the position (latitude and longitude) or the street and building number',
    ar: 'حدد الموقع (خط العرض وخط الطول) أو رقم الشارع والمبنى',
  },
  'ordering.tooLarge': {
    status: 409,
    en: 'The order comes to more than QAR {most}. Order less, or split it into several orders',
    ar: 'قيمة الطلب أكبر من {most} ر.ق. اطلب كمية أقل أو قسّمه إلى عدة طلبات',
  },
  'ordering.tooFar': {
    status: 409,
    en: 'Orders are taken up to {days} days ahead. Choose a day until {last_en}',
    ar: 'تُقبل الطلبات حتى {days} يومًا مقدمًا. اختر يومًا حتى {last_ar}',
  },
  'ordering.past': {
    status: 422,
    en: 'The delivery time has already passed. Next possible time: {next_en}',
    ar: 'وقت التوصيل المطلوب قد مضى. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.notice': {
    status: 409,
    en: '“{item_en}” must be ordered {hours} hours ahead. Next possible time: {next_en}',
    ar: 'يجب طلب «{item_ar}» قبل الموعد بـ {hours} ساعة. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.dayBooked': {
    status: 409,
    en: 'The store is fully booked on {day_en}. Next possible time: {next_en}',
    ar: 'المتجر محجوز بالكامل يوم {day_ar}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.outsideHours': {
    status: 409,
    en: 'The store is closed at {at_en}. Next possible time: {next_en}',
    ar: 'المتجر مغلق في {at_ar}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.outsideAreaHours': {
    status: 409,
    en: 'The store delivers to {area_en} from {from} to {to}. Next possible time: {next_en}',
    ar: 'يوصل المتجر إلى {area_ar} من {from} إلى {to}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.outsideDropOff': {
    status: 409,
    en: '“{name_en}” is delivered from {from} to {to}. Next possible time: {next_en}',
    ar: 'توصيل «{name_ar}» من {from} إلى {to}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.outsideItemHours': {
    status: 409,
    en: '“{item_en}” is available from {from} to {to}. Next possible time: {next_en}',
    ar: 'يتوفر «{item_ar}» من {from} إلى {to}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.dayFull': {
    status: 409,
    en: 'The store takes no more orders for {day_en}. Next possible time: {next_en}',
    ar: 'لا يستقبل المتجر مزيدًا من الطلبات ليوم {day_ar}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.itemDayFull': {
    status: 409,
    en: 'Of “{item_en}” only {left} are left for {day_en}. Next possible time for {wanted}: {next_en}',
    ar: 'المتبقي من «{item_ar}» ليوم {day_ar} هو {left} فقط. أقرب موعد ممكن لعدد {wanted}: {next_ar}',
  },
  'ordering.couponUnknown': {
    status: 422,
    en: 'There is no coupon {code}. Check the code, or order without it',
    ar: 'لا توجد قسيمة برمز {code}. تحقق من الرمز أو اطلب بدونه',
  },
  'ordering.couponInactive': {
    status: 409,
    en: 'Coupon {code} is not active at present. Order without it',
    ar: 'القسيمة {code} غير مفعلة حاليًا. اطلب بدونها',
  },
  'ordering.couponNotYet': {
    status: 409,
    en: 'Coupon {code} can be used from {start_en} on',
    ar: 'يمكن استخدام القسيمة {code} ابتداءً من {start_ar}',
  },
  'ordering.couponEnded': {
    status: 409,
    en: 'Coupon {code} could be used until {end_en}. Order without it',
    ar: 'انتهت صلاحية القسيمة {code} في {end_ar}. اطلب بدونها',
  },
  'ordering.couponStore': {
    status: 409,
    en: 'Coupon {code} cannot be used at this store. It can be used at: {stores_en}',
    ar: 'لا يمكن استخدام القسيمة {code} في هذا المتجر. يمكن استخدامها في: {stores_ar}',
  },
  'ordering.couponItems': {
    status: 409,
    en: 'Coupon {code} is for other items: {items_en}',
    ar: 'القسيمة {code} لأصناف أخرى: {items_ar}',
  },
  'ordering.couponMinimum': {
    status: 409,
    en: 'Coupon {code} is for orders of QAR {minimum} or more before delivery. QAR {missing} are missing',
    ar: 'القسيمة {code} للطلبات بقيمة {minimum} ر.ق فأكثر قبل التوصيل. ينقص الطلب {missing} ر.ق',
  },
  'ordering.couponUsedUp': {
    status: 409,
    en: 'Coupon {code} has been used as often as it can be. Order without it',
    ar: 'استُنفد عدد مرات استخدام القسيمة {code}. اطلب بدونها',
  },
  'ordering.couponUsedByCustomer': {
    status: 409,
    en: 'Each customer can use coupon {code} {limit} times, and you have. Order without it',
    ar: 'يمكن لكل عميل استخدام القسيمة {code} عدد {limit} من المرات وقد استخدمتها. اطلب بدونها',
  },
  'ordering.cashItem': {
    status: 409,
    en: '“{item_en}” cannot be paid in cash. Pay by card',
    ar: 'لا يمكن دفع ثمن «{item_ar}» نقدًا. ادفع بالبطاقة',
  },
  'ordering.cashLimit': {
    status: 409,
    en: 'The store takes cash up to QAR {limit}; this order is QAR {total}. Pay by card',
    ar: 'يقبل المتجر الدفع نقدًا حتى {limit} ر.ق، وقيمة هذا الطلب {total} ر.ق. ادفع بالبطاقة',
  },
} satisfies Refusals

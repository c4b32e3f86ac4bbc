import type { ErrorTexts } from '../kernel/errors.ts'

/** Each text says what would work instead. `next` is the next time at which the same order is possible. */
export const placementErrors = {
  'ordering.keyMissing': {
    status: 422,
    en: 'Send an Idempotency-Key header (8 to 128 characters)',
    ar: 'أرسل ترويسة Idempotency-Key (من 8 إلى 128 حرفًا)',
  },
  'ordering.keyReused': {
    status: 422,
    en: 'This Idempotency-Key was used for a request with another path or body. Send a new key',
    ar: 'استُخدم مفتاح Idempotency-Key هذا مع طلب آخر يختلف مساره أو محتواه. أرسل مفتاحًا جديدًا',
  },
  'ordering.customerBlocked': {
    status: 409,
    en: 'This mobile number cannot place orders at the moment. Please contact customer service',
    ar: 'لا يمكن الطلب بهذا الرقم حاليًا. يرجى التواصل مع خدمة العملاء',
  },
  'ordering.storeClosed': {
    status: 409,
    en: 'This store is not taking catering orders at the moment. Choose another store',
    ar: 'هذا المتجر لا يستقبل طلبات الضيافة حاليًا. اختر متجرًا آخر',
  },
  'ordering.itemUnavailable': {
    status: 409,
    en: '“{item_en}” cannot be ordered at the moment. Choose another item',
    ar: 'لا يمكن طلب «{item_ar}» حاليًا. اختر صنفًا آخر من القائمة',
  },
  'ordering.areaNotServed': {
    status: 409,
    en: 'This store does not deliver to the chosen area. It delivers to: {areas_en}',
    ar: 'هذا المتجر لا يوصّل إلى المنطقة المختارة. يوصّل إلى: {areas_ar}',
  },
  'ordering.choiceCount': {
    status: 422,
    en: 'Choose {min} to {max} of “{choice_en}”',
    ar: 'اختر من {min} إلى {max} من «{choice_ar}»',
  },
  'ordering.choiceQuantity': {
    status: 422,
    en: 'Choose at most {max} of “{choice_en}” in total',
    ar: 'الحد الأقصى من «{choice_ar}» هو {max} في المجموع',
  },
  'ordering.optionQuantity': {
    status: 422,
    en: 'Choose {min} to {max} of “{option_en}”',
    ar: 'اختر من {min} إلى {max} من «{option_ar}»',
  },
  'ordering.quantity': {
    status: 422,
    en: 'Order at most {max} of “{item_en}” at a time',
    ar: 'الحد الأقصى من «{item_ar}» في الطلب الواحد هو {max}',
  },
  'ordering.servingHours': {
    status: 422,
    en: '“{item_en}” is served for at most {max:hour}',
    ar: 'لا تزيد مدة تقديم «{item_ar}» على {max:ساعة}',
  },
  'ordering.locationMissing': {
    status: 422,
    en: 'Give latitude and longitude, or the street and building number',
    ar: 'حدد الموقع (خط العرض وخط الطول) أو رقم الشارع والمبنى',
  },
  'ordering.tooLarge': {
    status: 409,
    en: 'The order comes to more than QAR {most}. Order less, or split it into several orders',
    ar: 'قيمة الطلب أكبر من {most} ر.ق. قلّل الكمية أو قسّمه إلى عدة طلبات',
  },
  'ordering.tooFar': {
    status: 409,
    en: 'Orders can be placed up to {days:day} ahead. Choose a day up to {last_en}',
    ar: 'تُقبل الطلبات قبل موعدها بما لا يزيد على {days:يوم}. اختر يومًا لا يتجاوز {last_ar}',
  },
  'ordering.past': {
    status: 422,
    en: 'The delivery time has already passed. Next possible time: {next_en}',
    ar: 'مضى موعد التسليم المطلوب. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.notice': {
    status: 409,
    en: '“{item_en}” must be ordered at least {hours:hour} ahead. Next possible time: {next_en}',
    ar: 'يجب طلب «{item_ar}» قبل الموعد بما لا يقل عن {hours:ساعة}. أقرب موعد ممكن: {next_ar}',
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
    ar: 'يوصّل المتجر إلى {area_ar} من {from} إلى {to}. أقرب موعد ممكن: {next_ar}',
  },
  'ordering.outsideDropOff': {
    status: 409,
    en: '“{name_en}” is delivered from {from} to {to}. Next possible time: {next_en}',
    ar: 'يُسلَّم «{name_ar}» من {from} إلى {to}. أقرب موعد ممكن: {next_ar}',
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
    en: 'Only {left} of “{item_en}” left for {day_en}. Next possible time for {wanted}: {next_en}',
    ar: 'المتبقي من «{item_ar}» ليوم {day_ar} هو {left} فقط. أقرب موعد ممكن لعدد {wanted}: {next_ar}',
  },
  'ordering.couponUnknown': {
    status: 422,
    en: 'There is no coupon {code}. Check the code, or order without it',
    ar: 'لا توجد قسيمة برمز {code}. تحقق من الرمز أو اطلب بدونه',
  },
  'ordering.couponInactive': {
    status: 409,
    en: 'Coupon {code} is not active. Order without it',
    ar: 'القسيمة {code} غير مفعّلة حاليًا. اطلب بدونها',
  },
  'ordering.couponNotYet': {
    status: 409,
    en: 'Coupon {code} can be used from {start_en}',
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
  'ordering.couponNothing': {
    status: 409,
    en: 'Coupon {code} does not lower the price of this order. Order without it',
    ar: 'القسيمة {code} لا تخفّض سعر هذا الطلب. اطلب بدونها',
  },
  'ordering.couponMinimum': {
    status: 409,
    en: 'Coupon {code} is for orders of QAR {minimum} or more before delivery. Add QAR {missing} more',
    ar: 'القسيمة {code} للطلبات بقيمة {minimum} ر.ق فأكثر قبل التوصيل. ينقص الطلب {missing} ر.ق',
  },
  'ordering.couponUsedUp': {
    status: 409,
    en: 'Coupon {code} has reached its usage limit. Order without it',
    ar: 'استُنفد عدد مرات استخدام القسيمة {code}. اطلب بدونها',
  },
  'ordering.couponUsedByCustomer': {
    status: 409,
    en: 'Each customer can use coupon {code} only {limit:time}, and this one already has. Order without it',
    ar: 'لا يمكن للعميل الواحد استخدام القسيمة {code} أكثر من {limit:مرة}، وقد استُنفد ذلك. اطلب بدونها',
  },
  'ordering.cashItem': {
    status: 409,
    en: '“{item_en}” cannot be paid in cash. Pay by card',
    ar: 'لا يمكن دفع ثمن «{item_ar}» نقدًا. ادفع بالبطاقة',
  },
  'ordering.cashLimit': {
    status: 409,
    en: 'The store takes cash up to QAR {limit}, and this order is QAR {total}. Pay by card',
    ar: 'يقبل المتجر الدفع نقدًا حتى {limit} ر.ق، وقيمة هذا الطلب {total} ر.ق. ادفع بالبطاقة',
  },
  'ordering.welcomeEnded': {
    status: 409,
    en: 'The welcome discount is no longer available. Without it the order is QAR {total}',
    ar: 'لم يعد الخصم الترحيبي متاحًا. قيمة الطلب من دونه {total} ر.ق',
  },
  'ordering.priceChanged': {
    status: 409,
    en: 'The price has changed: the order is now QAR {total} instead of QAR {expected}',
    ar: 'تغيّر السعر: أصبحت قيمة الطلب {total} ر.ق بدلًا من {expected} ر.ق',
  },
} satisfies ErrorTexts

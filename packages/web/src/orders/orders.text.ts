import { texts } from '../kernel/text/texts.ts'

export const ordersText = texts({
  orders: { en: 'Orders', ar: 'الطلبات' },
  summary: { en: 'Orders by status', ar: 'الطلبات حسب الحالة' },
  newOrder: { en: 'Pending', ar: 'قيد الانتظار' },
  accepted: { en: 'Accepted', ar: 'مقبولة' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  count: {
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
  kitchenPack: { en: 'Kitchen pack', ar: 'ملف المطبخ' },
  catering: { en: 'Catering', ar: 'تموين الحفلات' },
  searchById: { en: 'Search by order ID', ar: 'البحث برقم الطلب' },
  empty: { en: 'No orders yet', ar: 'لا توجد طلبات بعد' },
  emptyText: {
    en: 'Orders from the ordering channels appear here as they arrive.',
    ar: 'تظهر هنا الطلبات الواردة من قنوات الطلب فور وصولها.',
  },

  id: { en: 'Order ID', ar: 'رقم الطلب' },
  store: { en: 'Store Name', ar: 'اسم المتجر' },
  commission: { en: 'Commission', ar: 'العمولة' },
  gateway: { en: 'Gateway charges', ar: 'رسوم بوابة الدفع' },
  received: { en: 'Amount Received', ar: 'المبلغ المستلم' },
  total: { en: 'Order Total', ar: 'إجمالي الطلب' },
  balance: { en: 'Total Balance', ar: 'الرصيد الإجمالي' },
  paymentStatus: { en: 'Payment Status', ar: 'حالة الدفع' },
  status: { en: 'Order Status', ar: 'حالة الطلب' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  view: { en: 'View order {id}', ar: 'عرض الطلب {id}' },
  change: { en: 'Change status of order {id}', ar: 'تغيير حالة الطلب {id}' },
  order: { en: 'Order {id}', ar: 'الطلب {id}' },
  gone: { en: 'There is no order {id}', ar: 'لا يوجد طلب بالرقم {id}' },
  goneText: {
    en: 'It may have been removed, or it is not one of yours.',
    ar: 'ربما حُذف، أو أنه ليس من طلباتك.',
  },
  delivery: { en: 'Delivery date', ar: 'موعد التسليم' },
})

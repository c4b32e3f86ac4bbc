import type { Bilingual } from '@sufra/contract/kernel/language'

const counts: Readonly<Record<string, Bilingual>> = {
  order_totals: { en: 'totals by status', ar: 'الإجماليات حسب الحالة' },
  order_block_counts: { en: 'counts by block', ar: 'الأعداد حسب المجموعة' },
  order_span_counts: { en: 'counts by span', ar: 'الأعداد حسب النطاق' },
}

const counted = Object.entries(counts).flatMap(([table, { en, ar }]) => [
  [`${table}: orders`, { en: `Number of orders in the ${en}`, ar: `عدد الطلبات في ${ar}` }] as const,
  [`${table}: amounts`, { en: `Amounts in the ${en}`, ar: `المبالغ في ${ar}` }] as const,
])

/** What the checks are called on the screen, by the name that is stored with a run. */
const names: Readonly<Record<string, Bilingual>> = {
  'postings of an event sum to zero': {
    en: 'The postings of each event add up to zero',
    ar: 'مجموع قيود كل حركة صفر',
  },
  "an order's amounts are its postings": {
    en: 'The amounts of each order are those of its postings',
    ar: 'مبالغ كل طلب تطابق قيوده',
  },
  'due to store is the formula (DECISIONS 23)': {
    en: 'The amount due to the store follows its formula',
    ar: 'المستحق للمتجر يطابق معادلته',
  },
  'what was placed is what was ordered': {
    en: 'The total posted at placing is the total of the order',
    ar: 'الإجمالي المقيّد عند الطلب يطابق إجمالي الطلب',
  },
  'an order is in the ledger as far as it is in life': {
    en: 'The ledger has the events that the order status requires',
    ar: 'في دفتر القيود كل حركة تستلزمها حالة الطلب',
  },
  "an order's status is the last of its history": {
    en: 'The status of each order is the last one in its history',
    ar: 'حالة كل طلب هي آخر حالة في سجله',
  },
  'the lines of an order are its sub total': {
    en: 'The items of each order add up to its sub total',
    ar: 'مجموع أصناف كل طلب يطابق مجموعه الفرعي',
  },
  'payments are posted': { en: 'Payments are posted', ar: 'الدفعات مقيّدة' },
  'refunds are posted': { en: 'Refunds are posted', ar: 'المبالغ المستردة مقيّدة' },
  'cash collections are posted': { en: 'Cash collected is posted', ar: 'النقد المحصّل مقيّد' },
  'other charges are posted': { en: 'Other charges are posted', ar: 'الرسوم الأخرى مقيّدة' },
  'payment requests are posted': {
    en: 'Accepted payment requests are posted',
    ar: 'طلبات الدفع المقبولة مقيّدة',
  },
  'what is to be paid back is requested': {
    en: 'What is owed back to customers is requested as a refund',
    ar: 'كل مبلغ مستحق الرد للعميل مطلوب استرداده',
  },
  'payment requests hold what their orders and charges give': {
    en: 'The orders and charges of each payment request add up to its amount',
    ar: 'مجموع طلبات ورسوم كل طلب دفع يطابق قيمته',
  },
  'what is requested of an order is what live requests hold': {
    en: 'The amount requested of each order is what payment requests hold of it',
    ar: 'المبلغ المطلوب من كل طلب يطابق ما في طلبات الدفع منه',
  },
  'what is requested of a charge is what live requests hold': {
    en: 'The amount requested of each charge is what payment requests hold of it',
    ar: 'المبلغ المطلوب من كل رسم يطابق ما في طلبات الدفع منه',
  },
  'what is due to a store is what it can request and has requested': {
    en: 'What is due to each store is what it can request and has requested',
    ar: 'المستحق لكل متجر يطابق ما يمكنه طلبه وما طلبه',
  },
  'lines of live bank files are accepted payouts': {
    en: 'The lines of bank files are accepted payouts',
    ar: 'سطور ملفات البنك مبالغ مصروفة مقبولة',
  },
  'a bank file is the sum of its lines': {
    en: 'The lines of each bank file add up to its total',
    ar: 'مجموع سطور كل ملف بنك يطابق إجماليه',
  },
  'the balance of a store is the ledger: due': {
    en: 'The balance due to each store is that of the ledger',
    ar: 'الرصيد المستحق لكل متجر يطابق دفتر القيود',
  },
  'the balance of a store is the ledger: expected': {
    en: 'The balance expected by each store is that of the ledger',
    ar: 'الرصيد المتوقع لكل متجر يطابق دفتر القيود',
  },
  'the last payout of a store is that of its requests': {
    en: 'The last payout of each store is the latest of its accepted payment requests',
    ar: 'آخر صرف لكل متجر هو الأحدث بين طلبات الدفع المقبولة',
  },
  'the sums of a statement are its rows': {
    en: 'The daily sums of statements are those of their rows',
    ar: 'المجاميع اليومية للكشوف تطابق صفوفها',
  },
  'the rows of a statement are the ledger': {
    en: 'The rows of statements are those of the ledger',
    ar: 'صفوف كشوف الحسابات تطابق دفتر القيود',
  },
  'the checksum of a closed month is that of its rows': {
    en: 'The checksum of each closed month is that of its rows',
    ar: 'بصمة التحقق لكل شهر مغلق تطابق صفوفه',
  },
  'the figures of a closed month are those of its rows': {
    en: 'The figures of each closed month are those of its rows',
    ar: 'مبالغ كل شهر مغلق تطابق صفوفه',
  },
  'a closed day of the audit trail holds what it held': {
    en: 'Closed days of the audit trail hold the rows they held',
    ar: 'أيام سجل التغييرات المغلقة تحتفظ بسجلاتها كما هي',
  },
  "places taken of a store's day": {
    en: 'Orders counted against the daily capacity of stores',
    ar: 'الطلبات المحسوبة من سعة المتاجر اليومية',
  },
  "places taken of an item's day": {
    en: 'Quantities counted against the daily capacity of items',
    ar: 'الكميات المحسوبة من سعة الأصناف اليومية',
  },
  'uses of a coupon with a limit': {
    en: 'Uses of each coupon with a limit',
    ar: 'مرات استخدام كل قسيمة محدودة الاستخدام',
  },
  'uses of a coupon by a customer': {
    en: 'Uses of each coupon by each customer',
    ar: 'مرات استخدام كل عميل لكل قسيمة',
  },
  'used codes of batches': {
    en: 'Each used code of a batch is held by one order',
    ar: 'كل رمز مستخدم من رموز القسائم مرتبط بطلب واحد',
  },
  'orders with a coupon hold its use': {
    en: 'Each order with a coupon counts as a use of it',
    ar: 'كل طلب بقسيمة محسوب من استخداماتها',
  },
  'orders with a welcome discount hold the welcome': {
    en: 'Each order with a welcome discount counts as the use of it',
    ar: 'كل طلب بخصم ترحيبي محسوب استخدامًا له',
  },
  'welcome discounts taken of the budget': {
    en: 'Welcome discounts counted against the budget',
    ar: 'الخصومات الترحيبية المحسوبة من الميزانية',
  },
  'orders of a promotion': {
    en: 'Orders counted for each offer, coupon and the welcome discount',
    ar: 'الطلبات المحسوبة لكل عرض وقسيمة وللخصم الترحيبي',
  },
  'discount given by a promotion': {
    en: 'Discount counted for each offer, coupon and the welcome discount',
    ar: 'الخصم المحسوب لكل عرض وقسيمة وللخصم الترحيبي',
  },
  "the platform's cost of a promotion is the ledger": {
    en: 'The platform’s share of each coupon is that of the ledger',
    ar: 'حصة المنصة من كل قسيمة تطابق دفتر القيود',
  },
  'coupons by their days and state': {
    en: 'Coupons counted by their days and state',
    ar: 'القسائم المحسوبة حسب أيامها وحالتها',
  },
  'customers by status': { en: 'Number of customers by status', ar: 'عدد العملاء حسب الحالة' },
  'customers by the day of their latest order': {
    en: 'Number of customers by the day of their latest order',
    ar: 'عدد العملاء حسب يوم آخر طلب',
  },
  'published reviews of a store': {
    en: 'Published reviews of each store',
    ar: 'التقييمات المنشورة لكل متجر',
  },
  'ratings of a store by category': {
    en: 'Ratings of each store by category',
    ar: 'عدد تقييمات كل متجر حسب العنصر',
  },
  'stars of a store by category': {
    en: 'Stars of each store by category',
    ar: 'مجموع نجوم كل متجر حسب العنصر',
  },
  'orders of reports are the orders': {
    en: 'What reports know of each order is the order',
    ar: 'بيانات كل طلب في التقارير تطابق الطلب',
  },
  'sums of reports are those of their orders': {
    en: 'The sums of reports are those of their orders',
    ar: 'مجاميع التقارير تطابق مجاميع طلباتها',
  },
  'sums of items are those of their orders': {
    en: 'What reports add up of each item is what was ordered of it',
    ar: 'مجاميع كل صنف في التقارير تطابق ما طُلب منه',
  },
  'items ordered together are those of their orders': {
    en: 'Items counted as ordered together are those of the orders',
    ar: 'الأصناف المحسوبة معًا في التقارير تطابق ما جاء في الطلبات',
  },
  'sums of promotions are those of their orders': {
    en: 'The sums of promotions in the reports are those of their orders',
    ar: 'مجاميع العروض والقسائم في التقارير تطابق طلباتها',
  },
  'customers of reports are those of the orders': {
    en: 'Customers counted in the reports are those of the orders',
    ar: 'أعداد العملاء في التقارير تطابق الطلبات',
  },
  ...Object.fromEntries(counted),
}

/** A run may have been stored before a check was renamed or removed. */
export const checkName = (name: string): Bilingual => names[name] ?? { en: name, ar: name }

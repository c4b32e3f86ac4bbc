import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Area, Permission } from '@sufra/contract/kernel/permissions'

/** What each area is called. */
export const areaText: Readonly<Record<Area, Bilingual>> = {
  orders: { en: 'Orders', ar: 'الطلبات' },
  restaurants: { en: 'Restaurants and stores', ar: 'المطاعم والمتاجر' },
  customers: { en: 'Customers', ar: 'العملاء' },
  offers: { en: 'Offers', ar: 'العروض' },
  coupons: { en: 'Coupons', ar: 'القسائم' },
  reviews: { en: 'Reviews', ar: 'التقييمات' },
  payments: { en: 'Payments', ar: 'المدفوعات' },
  charges: { en: 'Other charges', ar: 'رسوم أخرى' },
  settings: { en: 'General setting', ar: 'الإعدادات العامة' },
  categories: { en: 'Global categories', ar: 'التصنيفات العامة' },
  filters: { en: 'Filters', ar: 'عوامل التصفية' },
  collections: { en: 'Filter collections', ar: 'مجموعات التصفية' },
  requirements: { en: 'Requirements', ar: 'المتطلبات' },
  regions: { en: 'Regions and areas', ar: 'البلديات والمناطق' },
  faqs: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
  units: { en: 'Units', ar: 'الوحدات' },
  cancelReasons: { en: 'Cancel reasons', ar: 'أسباب الإلغاء' },
  roles: { en: 'Roles and admin users', ar: 'الأدوار ومستخدمو الإدارة' },
  discounts: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
  channels: { en: 'Ordering channels', ar: 'قنوات الطلب' },
  reports: { en: 'Reports', ar: 'التقارير' },
  statements: { en: 'Statements of accounts', ar: 'كشوف الحسابات' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  payouts: { en: 'Payout runs', ar: 'دفعات الصرف' },
  months: { en: 'Closing months', ar: 'إقفال الأشهر' },
  privacy: { en: 'Personal data', ar: 'البيانات الشخصية' },
  audit: { en: 'Audit trail', ar: 'سجل التغييرات' },
}

/** What a permission lets people do. */
export const permissionText: Readonly<Record<Permission, Bilingual>> = {
  'orders.read': {
    en: 'See all orders, their history and printouts',
    ar: 'الاطلاع على جميع الطلبات وسجلها وطباعتها',
  },
  'orders.write': {
    en: 'Accept, reject, complete and cancel orders, record payments, write notes, share links',
    ar: 'قبول الطلبات ورفضها وإكمالها وإلغاؤها وتسجيل دفعاتها وكتابة الملاحظات ومشاركة الروابط',
  },
  'restaurants.read': {
    en: 'See restaurants, their stores, menus, hours and users',
    ar: 'الاطلاع على المطاعم ومتاجرها وقوائمها وأوقات عملها ومستخدميها',
  },
  'restaurants.write': {
    en: 'Add, approve, change and delete restaurants, stores, menus and their users',
    ar: 'إضافة المطاعم والمتاجر والقوائم ومستخدميها واعتمادها وتعديلها وحذفها',
  },
  'customers.read': {
    en: 'See customers with mobile, email and addresses, also in orders, and export them',
    ar: 'الاطلاع على العملاء وجوالاتهم وبريدهم وعناوينهم، وكذلك في الطلبات، وتصديرها',
  },
  'customers.write': {
    en: 'Add, change, block, merge and delete customers',
    ar: 'إضافة العملاء وتعديلهم وحظرهم ودمجهم وحذفهم',
  },
  'offers.read': { en: 'See offers and what they cost', ar: 'الاطلاع على العروض وتكلفتها' },
  'offers.write': { en: 'Make, change and stop offers', ar: 'إنشاء العروض وتعديلها وإيقافها' },
  'coupons.read': {
    en: 'See coupons, their codes and uses, and try them',
    ar: 'الاطلاع على القسائم ورموزها واستخداماتها وتجربتها',
  },
  'coupons.write': { en: 'Make, change and stop coupons', ar: 'إنشاء القسائم وتعديلها وإيقافها' },
  'reviews.read': { en: 'See all reviews, also hidden ones', ar: 'الاطلاع على جميع التقييمات، حتى المخفية' },
  'reviews.write': {
    en: 'Publish and hide reviews and replies, set what customers rate',
    ar: 'نشر التقييمات والردود وإخفاؤها وتحديد ما يقيّمه العملاء',
  },
  'payments.read': {
    en: 'See payment requests and what is due to stores; see and run reconciliation',
    ar: 'الاطلاع على طلبات الدفع ومستحقات المتاجر، والاطلاع على مطابقة الحسابات وتشغيلها',
  },
  'payments.write': {
    en: 'Raise and decide payment requests, and reverse postings of orders',
    ar: 'إنشاء طلبات الدفع والبت فيها، وعكس قيود الطلبات',
  },
  'charges.read': { en: 'See what stores are charged besides orders', ar: 'الاطلاع على الرسوم خارج الطلبات' },
  'charges.write': { en: 'Charge stores, and reverse charges', ar: 'تحميل المتاجر رسومًا وعكسها' },
  'settings.read': {
    en: 'See rates, logos, names, contacts and links of the platform',
    ar: 'الاطلاع على نسب المنصة وشعاراتها وأسمائها وبيانات التواصل وروابطها',
  },
  'settings.write': {
    en: 'Change rates, logos, names, contacts and links of the platform',
    ar: 'تعديل نسب المنصة وشعاراتها وأسمائها وبيانات التواصل وروابطها',
  },
  'categories.read': { en: 'See the categories of all menus', ar: 'الاطلاع على تصنيفات جميع القوائم' },
  'categories.write': {
    en: 'Add, change, sort and delete categories of all menus',
    ar: 'إضافة تصنيفات جميع القوائم وتعديلها وترتيبها وحذفها',
  },
  'filters.read': { en: 'See by what customers filter', ar: 'الاطلاع على عوامل تصفية العملاء' },
  'filters.write': {
    en: 'Add, change, sort and delete filters',
    ar: 'إضافة العوامل وتعديلها وترتيبها وحذفها',
  },
  'collections.read': { en: 'See the collections of apps', ar: 'الاطلاع على مجموعات التطبيقات' },
  'collections.write': {
    en: 'Add, fill, sort and delete collections',
    ar: 'إضافة المجموعات وتعبئتها وترتيبها وحذفها',
  },
  'requirements.read': { en: 'See what items may require', ar: 'الاطلاع على متطلبات الأصناف' },
  'requirements.write': {
    en: 'Add, change, sort and delete requirements',
    ar: 'إضافة المتطلبات وتعديلها وترتيبها وحذفها',
  },
  'regions.read': { en: 'See regions and their areas', ar: 'الاطلاع على البلديات ومناطقها' },
  'regions.write': {
    en: 'Add, change and delete regions and areas',
    ar: 'إضافة البلديات والمناطق وتعديلها وحذفها',
  },
  'faqs.read': { en: 'See the questions that apps answer', ar: 'الاطلاع على أسئلة التطبيقات وإجاباتها' },
  'faqs.write': { en: 'Write, sort and delete questions', ar: 'كتابة الأسئلة وترتيبها وحذفها' },
  'units.read': { en: 'Choose units in menus', ar: 'اختيار الوحدات في القوائم' },
  'units.write': { en: 'Add, change and delete units', ar: 'إضافة الوحدات وتعديلها وحذفها' },
  'cancelReasons.read': { en: 'Choose a reason when cancelling', ar: 'اختيار سبب عند الإلغاء' },
  'cancelReasons.write': { en: 'Add, change and delete reasons', ar: 'إضافة الأسباب وتعديلها وحذفها' },
  'roles.read': {
    en: 'See who works here and what each role allows',
    ar: 'الاطلاع على العاملين وصلاحيات كل دور',
  },
  'roles.write': {
    en: 'Make roles and invite people, up to what the own role allows',
    ar: 'إنشاء الأدوار ودعوة الأشخاص في حدود ما يسمح به دوره',
  },
  'discounts.read': { en: 'See the discount on first orders', ar: 'الاطلاع على خصم الطلب الأول' },
  'discounts.write': { en: 'Set the discount on first orders', ar: 'تحديد خصم الطلب الأول' },
  'channels.read': {
    en: 'See who calls the ordering API, and the events sent to them',
    ar: 'الاطلاع على مستخدمي واجهة الطلبات والأحداث المرسلة إليهم',
  },
  'channels.write': {
    en: 'Make and revoke keys of the ordering API, set webhooks, send events again',
    ar: 'إنشاء مفاتيح واجهة الطلبات وإلغاؤها وضبط الويب هوك وإعادة إرسال الأحداث',
  },
  'reports.read': {
    en: 'See and export reports of all restaurants',
    ar: 'الاطلاع على تقارير جميع المطاعم وتصديرها',
  },
  'statements.read': {
    en: 'See statements of all stores and closed months',
    ar: 'الاطلاع على كشوف جميع المتاجر والأشهر المقفلة',
  },
  'notifications.write': {
    en: 'Write to customers and restaurants by mail and push message',
    ar: 'مراسلة العملاء والمطاعم بالبريد والإشعارات',
  },
  'payouts.write': { en: 'Make payout runs and bank files', ar: 'إنشاء دفعات الصرف وملفات البنك' },
  'months.write': { en: 'Close a month for good', ar: 'إقفال الشهر نهائيًا' },
  'privacy.write': {
    en: 'Erase a customer’s data for good',
    ar: 'محو بيانات العميل نهائيًا',
  },
  'audit.read': {
    en: 'See who changed what, everywhere, with values before and after',
    ar: 'الاطلاع على من غيّر ماذا في كل مكان، مع القيم قبل التغيير وبعده',
  },
}

type Some<Name extends string> = Readonly<Partial<Record<Name, Bilingual>>>

/** What is called something else where a restaurant gives it. */
export const restaurantAreaText: Some<Area> = {
  restaurants: { en: 'Stores and menus', ar: 'المتاجر والقوائم' },
  payments: { en: 'Payment requests', ar: 'طلبات الدفع' },
  payouts: { en: 'Bank accounts', ar: 'الحسابات البنكية' },
  roles: { en: 'People and roles', ar: 'فريق العمل والأدوار' },
}

export const restaurantPermissionText: Some<Permission> = {
  'restaurants.read': {
    en: 'See stores, their menus, hours and users',
    ar: 'الاطلاع على المتاجر وقوائمها وأوقات عملها ومستخدميها',
  },
  'restaurants.write': {
    en: 'Add, change and delete stores, menus, hours and users of stores',
    ar: 'إضافة المتاجر والقوائم وأوقات العمل ومستخدمي المتاجر وتعديلها وحذفها',
  },
  'reviews.read': { en: 'See what customers say', ar: 'الاطلاع على آراء العملاء' },
  'reviews.write': { en: 'Reply to reviews', ar: 'الرد على التقييمات' },
  'payments.read': { en: 'See payment requests', ar: 'الاطلاع على طلبات الدفع' },
  'payments.write': {
    en: 'Let users of stores raise and answer payment requests',
    ar: 'السماح لمستخدمي المتاجر بإنشاء طلبات الدفع والرد عليها',
  },
  'payouts.write': {
    en: 'See and change the bank accounts of stores',
    ar: 'الاطلاع على الحسابات البنكية للمتاجر وتعديلها',
  },
  'reports.read': { en: 'See, export and mail reports', ar: 'الاطلاع على التقارير وتصديرها وإرسالها' },
  'statements.read': {
    en: 'See statements of the stores and closed months',
    ar: 'الاطلاع على كشوف المتاجر والأشهر المقفلة',
  },
  'audit.read': {
    en: 'See who changed what in the restaurant, with values before and after',
    ar: 'الاطلاع على من غيّر ماذا في المطعم، مع القيم قبل التغيير وبعده',
  },
}

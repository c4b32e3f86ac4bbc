import type { Bilingual } from '@sufra/contract/kernel/language'
import { peopleText } from '../../accounts/people/people.text.ts'
import { texts } from '../../kernel/text/texts.ts'

/** The roles of a store's users. */
export const storeRoleText: readonly Bilingual[] = [
  { en: 'Store Manager', ar: 'مدير المتجر' },
  { en: 'Store Staff', ar: 'موظف المتجر' },
  { en: 'Accountant', ar: 'محاسب' },
  { en: 'Order Taker', ar: 'مستلم الطلبات' },
]

export const storeUsersText = texts({
  users: { en: 'Store users', ar: 'مستخدمو المتجر' },
  add: { en: 'Add user', ar: 'إضافة مستخدم' },
  addTitle: { en: 'Add store user', ar: 'إضافة مستخدم للمتجر' },
  editTitle: { en: 'Edit store user', ar: 'تعديل مستخدم المتجر' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  status: { en: 'Status', ar: 'الحالة' },
  role: { en: 'Role', ar: 'الدور' },
  stores: { en: 'Stores', ar: 'المتاجر' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  picture: { en: 'Picture', ar: 'الصورة' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  newPassword: { en: 'New password', ar: 'كلمة مرور جديدة' },
  keepPassword: {
    en: 'Leave empty to keep the current one. A new one signs this user out everywhere.',
    ar: 'اتركها فارغة للإبقاء على الحالية. كلمة المرور الجديدة تنهي جلسات هذا المستخدم.',
  },
  chooseRole: peopleText.chooseRole,
  remove: { en: 'Delete', ar: 'حذف' },
  mayMore: peopleText.mayMore,
  offText: { en: 'Their sessions end at once.', ar: 'ستنتهي جلساته فورًا.' },
  offAllText: { en: 'The sessions of these users end at once.', ar: 'ستنتهي جلسات هؤلاء المستخدمين فورًا.' },
  removeAsk: { en: 'Delete {name}?', ar: 'هل تريد حذف {name}؟' },
  removeText: peopleText.removeText,
  empty: { en: 'No data available', ar: 'لا توجد بيانات' },
  emptyText: {
    en: 'Store users see this store’s orders and manage its hours and menu.',
    ar: 'يرى مستخدمو المتجر طلباته ويديرون ساعاته وقائمته.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})

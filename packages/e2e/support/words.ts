import type { Bilingual } from '@sufra/contract/kernel/language'

/**
 * The texts the tests look for, repeated here on purpose, so that a changed text is noticed. A text used by one test
 * only is in that test.
 */
export const words = {
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  confirmPassword: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  mismatch: {
    en: 'The confirmation does not match the new password',
    ar: 'التأكيد لا يطابق كلمة المرور الجديدة',
  },
  wrong: {
    en: 'Please verify your email address or password',
    ar: 'يرجى التحقق من البريد الإلكتروني أو كلمة المرور',
  },
  unavailable: { en: 'Service unavailable', ar: 'الخدمة غير متاحة حاليًا' },
  save: { en: 'Save', ar: 'حفظ' },
  goBack: { en: 'Go back', ar: 'رجوع' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  leaving: { en: 'Leave without saving?', ar: 'هل تريد المغادرة من دون حفظ؟' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  close: { en: 'Close', ar: 'إغلاق' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },

  mainMenu: { en: 'Main menu', ar: 'القائمة الرئيسية' },
  toggleMenu: { en: 'Toggle menu', ar: 'توسيع القائمة أو طيّها' },
  openMenu: { en: 'Open menu', ar: 'فتح القائمة' },
  account: { en: 'Account', ar: 'الحساب' },
  changePassword: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  oldPassword: { en: 'Old password', ar: 'كلمة المرور الحالية' },
  profile: { en: 'Profile', ar: 'الملف الشخصي' },
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  notFound: {
    en: 'We are sorry but the page you were looking for was not found!',
    ar: 'نأسف، لم يُعثر على الصفحة التي تبحث عنها!',
  },

  orders: { en: 'Orders', ar: 'الطلبات' },
  restaurants: { en: 'Restaurants', ar: 'المطاعم' },
  notifications: { en: 'Send Notifications', ar: 'إرسال الإشعارات' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  accepted: { en: 'Accepted', ar: 'مقبولة' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  searchOrders: { en: 'Search orders', ar: 'البحث في الطلبات' },
  changeStatus: { en: 'Change Order Status', ar: 'تغيير حالة الطلب' },
  isAccepted: { en: 'Accepted', ar: 'مقبول' },
  isCancelled: { en: 'Cancelled', ar: 'ملغى' },
  isCompleted: { en: 'Completed', ar: 'مكتمل' },
  accept: { en: 'Accept order', ar: 'قبول الطلب' },
  cancelOrder: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  complete: { en: 'Complete order', ar: 'إكمال الطلب' },
  reason: { en: 'Cancel reason', ar: 'سبب الإلغاء' },
  reasonMissing: { en: 'Choose why the order is cancelled', ar: 'اختر سبب إلغاء الطلب' },
  empty: { en: 'No orders yet', ar: 'لا توجد طلبات بعد' },
  nothingFound: { en: 'Nothing found', ar: 'لا توجد نتائج' },
  clearFilters: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  pageFailed: { en: 'This page could not be loaded', ar: 'تعذّر تحميل هذه الصفحة' },
  listFailed: { en: 'This list could not be loaded', ar: 'تعذّر تحميل هذه القائمة' },
} satisfies Record<string, Bilingual>

/** The toast after something with this name is saved. */
export const savedText = (name: Bilingual): Bilingual => ({ en: `${name.en} saved`, ar: `تم حفظ ${name.ar}` })

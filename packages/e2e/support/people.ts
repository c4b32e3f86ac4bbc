import type { Page } from '@playwright/test'

/** The words of roles and of inviting people, which the platform and restaurants share. */
export const peopleWords = {
  addRole: { en: 'Add role', ar: 'إضافة دور' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  seeReviews: { en: 'See: Reviews', ar: 'الاطلاع: التقييمات' },
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  role: { en: 'Role', ar: 'الدور' },
  send: { en: 'Send invitation', ar: 'إرسال الدعوة' },
  setPassword: { en: 'Set password', ar: 'تعيين كلمة المرور' },
  passwordSet: {
    en: 'Your password is set. You can sign in now.',
    ar: 'تم تعيين كلمة المرور. يمكنك تسجيل الدخول الآن.',
  },
  signOut: { en: 'Sign out everywhere', ar: 'تسجيل الخروج من كل الأجهزة' },
  doSignOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
}

export const edit = (name: string) => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })
export const more = (name: string) => ({ en: `More for ${name}`, ar: `المزيد عن ${name}` })
export const invitedText = (name: string) => ({
  en: `Invitation sent to ${name}`,
  ar: `أُرسلت الدعوة إلى ${name}`,
})

/** The password that the invited choose. */
export const chosen = 'my-very-own-password'
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

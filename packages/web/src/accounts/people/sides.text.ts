import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { texts } from '../../kernel/text/texts.ts'

/** What the platform and a restaurant call their people. */
const sideText = texts({
  users_platform: { en: 'Admin Users', ar: 'مستخدمو الإدارة' },
  users_restaurant: { en: 'People', ar: 'فريق العمل' },
  add_platform: { en: 'Invite admin user', ar: 'دعوة مستخدم' },
  add_restaurant: { en: 'Invite person', ar: 'دعوة شخص' },
  editTitle_platform: { en: 'Edit admin user', ar: 'تعديل المستخدم' },
  editTitle_restaurant: { en: 'Edit person', ar: 'تعديل بيانات الشخص' },
  emptyText_platform: {
    en: 'Invite the people who run the platform with you.',
    ar: 'ادعُ من يديرون المنصة معك.',
  },
  emptyText_restaurant: {
    en: 'Invite the people who run the restaurant with you.',
    ar: 'ادعُ من يديرون المطعم معك.',
  },
})

export function useSideText() {
  const t = useText(sideText)
  const side = useSession().kind === 'admin' ? 'platform' : 'restaurant'
  return (key: 'users' | 'add' | 'editTitle' | 'emptyText') => t(`${key}_${side}`)
}

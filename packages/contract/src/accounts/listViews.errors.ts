import type { ErrorTexts } from '../kernel/errors.ts'

export const listViewErrors = {
  'listViews.full': {
    status: 409,
    en: 'You have {most} saved views. Delete one first',
    ar: 'لديك {most} طريقة عرض محفوظة. احذف إحداها أولًا',
  },
  'listViews.nameTaken': {
    status: 409,
    en: 'Another view of this list has this name',
    ar: 'توجد طريقة عرض أخرى لهذه القائمة بهذا الاسم',
  },
  'listViews.others': {
    status: 403,
    en: 'Only its author, or somebody who may manage roles, can change this view. Save it as your own instead',
    ar: 'لا يغيّر طريقة العرض هذه إلا من أنشأها أو من يدير الأدوار. احفظها كطريقة عرض خاصة بك',
  },
} satisfies ErrorTexts

import type { ErrorTexts } from '../kernel/errors.ts'

export const roleErrors = {
  'permission.beyond': {
    status: 403,
    en: 'This goes beyond what your own role allows',
    ar: 'هذا يتجاوز ما يسمح به دورك',
  },
  'seeAs.superOnly': {
    status: 403,
    en: 'Only a Super Admin can see the product as somebody else',
    ar: 'عرض المنصة بصفة غيرك متاح للمدير العام فقط',
  },
  'seeAs.readOnly': {
    status: 403,
    en: 'You are looking as somebody else, so nothing can be changed',
    ar: 'أنت تعرض المنصة بصفة غيرك، ولا يمكن تغيير شيء',
  },
  'roles.nameTaken': { status: 409, en: 'Another role has this name', ar: 'يوجد دور آخر بهذا الاسم' },
  'roles.fixed': {
    status: 409,
    en: 'This role always allows everything and can’t be changed',
    ar: 'هذا الدور يسمح بكل شيء دائمًا ولا يمكن تغييره',
  },
  'roles.shared': {
    status: 409,
    en: 'All restaurants have this role, so it can’t be changed. Copy it instead',
    ar: 'هذا الدور مشترك بين جميع المطاعم ولا يمكن تغييره. انسخه بدلًا من ذلك',
  },
  'roles.own': {
    status: 409,
    en: 'You have this role yourself. Somebody with another role has to change it',
    ar: 'هذا دورك أنت. لا يغيّره إلا من يحمل دورًا آخر',
  },
  'roles.inUse': {
    status: 409,
    en: 'People still have this role ({count}). Give them another one first',
    ar: 'ما زال هناك من يحمل هذا الدور (العدد: {count}). عيّن لهم دورًا آخر أولًا',
  },
  'adminUsers.own': {
    status: 409,
    en: 'This is your own account. Somebody else has to change its role or switch it off',
    ar: 'هذا حسابك أنت. لا يغيّر دوره أو يوقفه إلا شخص آخر',
  },
  'adminUsers.off': {
    status: 409,
    en: 'Let this person sign in first',
    ar: 'اسمح لهذا الشخص بتسجيل الدخول أولًا',
  },
  'adminUsers.lastSuper': {
    status: 409,
    en: 'Nobody else who can sign in has this role. Give it to somebody first',
    ar: 'لا يوجد شخص آخر يحمل هذا الدور ويستطيع تسجيل الدخول. عيّنه لشخص آخر أولًا',
  },
} satisfies ErrorTexts

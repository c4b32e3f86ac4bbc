import { texts } from '../../kernel/text/texts.ts'

export const rolesText = texts({
  tabs: { en: 'Roles and people', ar: 'الأدوار والأشخاص' },
  userRoles: { en: 'User Roles', ar: 'أدوار المستخدمين' },

  role: { en: 'Role', ar: 'الدور' },
  name: { en: 'Name', ar: 'الاسم' },
  people: { en: 'People', ar: 'الأشخاص' },
  allows: { en: 'Allows', ar: 'الصلاحيات' },
  everything: { en: 'Everything, always', ar: 'كل شيء دائمًا' },
  nothing: { en: 'Nothing yet', ar: 'لا شيء بعد' },
  seesAndChanges: {
    en: 'See {see} of {all} areas, change {change}',
    ar: 'الاطلاع على {see} من {all} مجالًا، وتعديل {change}',
  },
  yours: { en: 'Yours', ar: 'دورك' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  add: { en: 'Add role', ar: 'إضافة دور' },
  addTitle: { en: 'Add role', ar: 'إضافة دور' },
  editTitle: { en: 'Edit role', ar: 'تعديل الدور' },
  view: { en: 'View', ar: 'عرض' },
  viewOne: { en: 'View “{name}”', ar: 'عرض «{name}»' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copyOne: { en: 'Copy “{name}”', ar: 'نسخ «{name}»' },
  copyOfEn: { en: 'Copy of {name}', ar: 'Copy of {name}' },
  copyOfAr: { en: 'نسخة من {name}', ar: 'نسخة من {name}' },
  archive: { en: 'Archive', ar: 'أرشفة' },
  archiveOne: { en: 'Archive “{name}”', ar: 'أرشفة «{name}»' },
  archiveAsk: { en: 'Archive {name}?', ar: 'هل تريد أرشفة {name}؟' },
  archiveText: {
    en: 'It can no longer be given to anybody. What was done with it stays in the history.',
    ar: 'لن يمكن تعيينه لأحد بعد الآن، ويبقى ما تم به في السجلات.',
  },
  isArchived: { en: 'Archived', ar: 'مؤرشف' },
  archived: { en: '{name} archived', ar: 'تمت أرشفة {name}' },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  empty: { en: 'No data available', ar: 'لا توجد بيانات' },
  emptyText: {
    en: 'A role says what people may see and change.',
    ar: 'يحدد الدور ما يمكن للأشخاص الاطلاع عليه وتعديله.',
  },

  permissions: { en: 'Permissions', ar: 'الصلاحيات' },
  area: { en: 'Area', ar: 'المجال' },
  see: { en: 'See', ar: 'الاطلاع' },
  change: { en: 'Change', ar: 'التعديل' },
  opens: { en: 'Opens: {pages}', ar: 'يفتح: {pages}' },
  comma: { en: ', ', ar: '، ' },
  beyond: { en: 'Your own role does not allow this', ar: 'دورك لا يسمح بذلك' },
  inForce: {
    en: 'Changes are in force at once for everybody with this role.',
    ar: 'تسري التغييرات فورًا على كل من يحمل هذا الدور.',
  },
  fixed: {
    en: 'This role always allows everything and cannot be changed.',
    ar: 'هذا الدور يسمح بكل شيء دائمًا ولا يمكن تغييره.',
  },
  shared: {
    en: 'All restaurants have this role. Copy it to allow more or less.',
    ar: 'هذا الدور مشترك بين جميع المطاعم. انسخه لتغيير صلاحياته.',
  },
  own: {
    en: 'This is your own role. Somebody with another role has to change it.',
    ar: 'هذا دورك أنت. لا يغيّره إلا من يحمل دورًا آخر.',
  },
  tooHigh: {
    en: 'This role allows more than yours, so you cannot change it.',
    ar: 'يسمح هذا الدور بأكثر مما يسمح به دورك، لذا لا يمكنك تغييره.',
  },
})

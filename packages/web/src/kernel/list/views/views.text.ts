import { texts } from '../../text/texts.ts'

export const viewsText = texts({
  failed: { en: 'The views could not be loaded', ar: 'تعذّر تحميل طرق العرض' },
  views: { en: 'Views', ar: 'طرق العرض' },
  whole: { en: 'Whole list', ar: 'القائمة كاملة' },
  changed: { en: '{name}, changed', ar: '{name}، بتعديلات' },
  opensWith: { en: '{name} (default)', ar: '{name} (الافتراضية)' },
  ofRole: { en: 'Shared with {role}', ar: 'مشتركة مع دور {role}' },
  saveAs: { en: 'Save as a new view', ar: 'حفظ كطريقة عرض جديدة' },
  update: { en: 'Save changes to the view', ar: 'حفظ التعديلات في طريقة العرض' },
  undo: { en: 'Undo changes', ar: 'التراجع عن التعديلات' },
  edit: { en: 'Rename or share', ar: 'إعادة التسمية أو المشاركة' },
  setDefault: { en: 'Open the list with this view', ar: 'فتح القائمة بطريقة العرض هذه' },
  endDefault: { en: 'Stop opening the list with this view', ar: 'إيقاف فتح القائمة بطريقة العرض هذه' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  copied: { en: 'Link copied', ar: 'نُسخ الرابط' },
  notCopied: {
    en: 'The link could not be copied. Copy it from the address bar',
    ar: 'تعذّر نسخ الرابط. انسخه من شريط العنوان',
  },
  remove: { en: 'Delete view', ar: 'حذف طريقة العرض' },
  removeAsk: { en: 'Delete this view?', ar: 'هل تريد حذف طريقة العرض هذه؟' },
  removeText: {
    en: '“{name}” is deleted. No row of the list is deleted.',
    ar: 'ستُحذف «{name}». لن يُحذف أي صف من القائمة.',
  },
  removeShared: {
    en: '“{name}” is deleted for everybody it is shared with. No row of the list is deleted.',
    ar: 'ستُحذف «{name}» لدى كل من تشاركهم إياها. لن يُحذف أي صف من القائمة.',
  },
  removed: { en: 'View “{name}” deleted', ar: 'حُذفت طريقة العرض «{name}»' },
  saved: { en: 'View “{name}” saved', ar: 'حُفظت طريقة العرض «{name}»' },
  nowDefault: { en: 'The list opens with “{name}”', ar: 'ستُفتح القائمة بطريقة العرض «{name}»' },
  notDefault: { en: 'The list opens whole', ar: 'ستُفتح القائمة كاملة' },
  replaceAsk: {
    en: 'Replace what {by} saved?',
    ar: 'هل تريد استبدال التعديلات المحفوظة من قبل {by}؟',
  },
  replaceText: {
    en: '“{name}” was changed after you opened it. Saving replaces its filters, sort and columns with yours.',
    ar: 'عُدّلت طريقة العرض «{name}» بعد أن فتحتها. ستحل عوامل التصفية والترتيب والأعمدة لديك محل المحفوظة فيها.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  keeps: {
    en: 'A view keeps the search, the filters, the sort and the columns of the list.',
    ar: 'تحفظ طريقة العرض البحث وعوامل التصفية والترتيب والأعمدة.',
  },
  share: { en: 'Share with my role ({role})', ar: 'مشاركتها مع دوري ({role})' },
  sharedWith: { en: 'Shared with {role}', ar: 'مشتركة مع دور {role}' },
  shareText: {
    en: 'Everybody here with this role finds it in their list.',
    ar: 'يجدها في قائمته كل من يحمل هذا الدور هنا.',
  },
})

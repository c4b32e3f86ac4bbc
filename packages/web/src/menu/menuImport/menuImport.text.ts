import { texts } from '../../kernel/text/texts.ts'

export const menuImportText = texts({
  spreadsheet: { en: 'Spreadsheet', ar: 'جدول بيانات' },
  exportMenu: { en: 'Export', ar: 'تصدير' },
  importMenu: { en: 'Import', ar: 'استيراد' },
  fileName: { en: '{name} menu {day}', ar: 'قائمة {name} {day}' },
  about: { en: 'About', ar: 'عن الملف' },
  aboutStore: { en: 'Store', ar: 'المتجر' },
  aboutTime: { en: 'Exported', ar: 'وقت التصدير' },
  aboutRules: { en: 'Importing', ar: 'الاستيراد' },
  aboutKept: {
    en: 'Changes others have made to the menu since then stay, unless you change the same thing here.',
    ar: 'يبقى ما غيّره الآخرون في القائمة بعد ذلك، إلا إذا غيّرته أنت هنا أيضًا.',
  },
  exported: { en: 'The menu is in your downloads', ar: 'القائمة في مجلد التنزيلات' },
  exportFailed: { en: 'The spreadsheet could not be created', ar: 'تعذّر إنشاء جدول البيانات' },
  cut: {
    en: 'The menu is larger than a spreadsheet may be: its first part is in your downloads',
    ar: 'القائمة أكبر مما يتسع له جدول البيانات: الجزء الأول منها في مجلد التنزيلات',
  },

  title: { en: 'Import a menu', ar: 'استيراد قائمة' },
  lead: {
    en: 'Export the menu, edit it in any spreadsheet program and import it again. You see every change before it is made.',
    ar: 'صدّر القائمة وعدّلها في أي برنامج جداول ثم استوردها. سترى كل تغيير قبل تنفيذه.',
  },
  rules: { en: 'How the file is read', ar: 'كيف يُقرأ الملف' },
  ruleNumber: {
    en: 'Rows with an ID update that item, choice or addon. Rows without an ID add a new one.',
    ar: 'الصف الذي يحمل رقمًا يعدّل الصنف أو الخيار نفسه، والصف بلا رقم يضيف جديدًا.',
  },
  ruleKept: {
    en: 'Importing deletes nothing: rows and columns that you remove from the file stay as they are on the menu.',
    ar: 'الاستيراد لا يحذف شيئًا: ما تحذفه من صفوف الملف وأعمدته يبقى على حاله في القائمة.',
  },
  ruleChoices: {
    en: 'For the choices and addons of a new item, enter its name in the column “Item”.',
    ar: 'في صفوف اختيارات الصنف الجديد وإضافاته، اكتب اسمه في عمود «الصنف».',
  },
  ruleRich: {
    en: 'In a description each line is a paragraph. Formatting uses tags: <b> <i> <u> <s> <a href="…"> <h1> to <h3> <ul> <ol> <li> <blockquote> <br>.',
    ar: 'في الوصف كل سطر فقرة، ويُكتب التنسيق بالوسوم: \u200e<b> <i> <u> <s> <a href="…"> <h1> <h2> <h3> <ul> <ol> <li> <blockquote> <br>\u200e.',
  },
  ruleAlike: {
    en: 'Where several have the same name, the ID follows the name: “A table (#12)”.',
    ar: 'حين يتكرر الاسم يُكتب مع كلٍّ رقمُه، مثل: «طاولة (\u200e#12\u200e)».',
  },
  ruleNames: {
    en: 'Write several names in one cell on separate lines, or separate them with commas or semicolons.',
    ar: 'عند كتابة عدة أسماء في خلية واحدة يُكتب كل اسم في سطر، أو تُفصل بفواصل أو فواصل منقوطة.',
  },
  ruleLists: {
    en: 'Cells for categories, units and yes/no have a list to choose from. You can also type something else.',
    ar: 'في خلايا التصنيفات والوحدات ونعم/لا قائمة للاختيار منها، ويمكن كتابة غيرها أيضًا.',
  },
  rulePhotos: {
    en: 'Photos are in the file for information only. Add and change them on the item’s page.',
    ar: 'الصور في الملف للعلم فقط ولا تُقرأ منه: تُضاف وتُغيَّر في صفحة الصنف.',
  },

  choose: { en: 'Choose a file', ar: 'اختيار ملف' },
  another: { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  drop: { en: 'or drop it here', ar: 'أو أفلته هنا' },
  kind: { en: 'XLSX, up to 20 MB', ar: 'XLSX حتى 20 ميغابايت' },

  reading: { en: 'Reading {name}', ar: 'جارٍ قراءة {name}' },
  sending: { en: 'Sending: {percent}%', ar: 'جارٍ الإرسال: {percent}%' },
  checking: { en: 'Comparing with the menu', ar: 'جارٍ المقارنة بالقائمة' },
  checkingRows: {
    en: 'Comparing with the menu: {done} of {of} rows',
    ar: 'جارٍ المقارنة بالقائمة: {done} من {of:صف}',
  },
  saving: { en: 'Saving', ar: 'جارٍ الحفظ' },
  savingRows: { en: 'Saving: {done} of {of} rows', ar: 'جارٍ الحفظ: {done} من {of:صف}' },
  stop: { en: 'Stop', ar: 'إيقاف' },

  unreadable: {
    en: '{name} cannot be read as a spreadsheet. Save it as XLSX and try again.',
    ar: 'تعذّرت قراءة {name}، فهو ليس جدول بيانات صالحًا. احفظه بصيغة XLSX وحاول من جديد.',
  },
  tooLarge: { en: '{name} is larger than 20 MB.', ar: 'حجم {name} أكبر من 20 ميغابايت.' },
  notOfMenu: {
    en: '{name} has no menu in it: none of its sheets has the headings of an exported menu.',
    ar: 'لا توجد قائمة في {name}: لا تحمل أي من أوراقه عناوين القائمة المصدَّرة.',
  },
  empty: { en: '{name} has headings but no rows.', ar: 'في {name} عناوين بلا صفوف.' },
  twice: {
    en: 'The sheet “{sheet}” has the column “{column}” more than once.',
    ar: 'في ورقة «{sheet}» عمود «{column}» أكثر من مرة.',
  },
  tooMany: {
    en: 'The sheet “{sheet}” has more than {most} rows.',
    ar: 'في ورقة «{sheet}» أكثر من {most:صف}.',
  },
  lost: { en: 'The connection was lost. Nothing has been imported.', ar: 'انقطع الاتصال. لم يُستورد شيء.' },
  unsure: {
    en: 'The connection was lost while saving. Check again to see whether the import was saved.',
    ar: 'انقطع الاتصال أثناء الحفظ. أعد المعاينة لمعرفة ما إذا حُفظ الاستيراد.',
  },
  lookAgain: { en: 'Check again', ar: 'إعادة المعاينة' },

  dryRun: { en: 'Import preview', ar: 'معاينة الاستيراد' },
  all: { en: 'All', ar: 'الكل' },
  faulty: { en: 'With mistakes', ar: 'فيها أخطاء' },
  change: { en: 'Changed', ar: 'معدّلة' },
  add: { en: 'New', ar: 'جديدة' },
  unchanged: {
    en: { one: '{count} row matches your menu', other: '{count} rows match your menu' },
    ar: {
      zero: 'لا صفوف مطابقة',
      one: 'صف واحد مطابق لقائمتك',
      two: 'صفان مطابقان لقائمتك',
      few: '{count} صفوف مطابقة لقائمتك',
      many: '{count} صفًا مطابقًا لقائمتك',
      other: '{count} صف مطابق لقائمتك',
    },
  },
  moved: {
    en: {
      one: 'Others have changed {count} row since this file was exported. Fields you did not change in it stay as they are now',
      other:
        'Others have changed {count} rows since this file was exported. Fields you did not change in them stay as they are now',
    },
    ar: {
      zero: '',
      one: 'غيّر الآخرون صفًا واحدًا بعد تصدير هذا الملف: ما لم تغيّره أنت فيه يبقى كما هو الآن',
      two: 'غيّر الآخرون صفين بعد تصدير هذا الملف: ما لم تغيّره أنت فيهما يبقى كما هو الآن',
      few: 'غيّر الآخرون {count} صفوف بعد تصدير هذا الملف: ما لم تغيّره أنت فيها يبقى كما هو الآن',
      many: 'غيّر الآخرون {count} صفًا بعد تصدير هذا الملف: ما لم تغيّره أنت فيها يبقى كما هو الآن',
      other: 'غيّر الآخرون {count} صف بعد تصدير هذا الملف: ما لم تغيّره أنت فيها يبقى كما هو الآن',
    },
  },
  categories: { en: 'New categories: {names}', ar: 'تصنيفات جديدة: {names}' },
  unknown: { en: 'Columns not read: {names}', ar: 'أعمدة لم تُقرأ: {names}' },
  nothing: { en: 'This file matches your menu', ar: 'هذا الملف مطابق لقائمتك' },
  nothingText: { en: 'There is nothing to import.', ar: 'لا يوجد ما يُستورد.' },
  leftOut: {
    en: {
      one: '{count} row with mistakes will not be imported',
      other: '{count} rows with mistakes will not be imported',
    },
    ar: {
      zero: '',
      one: 'صف واحد فيه أخطاء لن يُستورد',
      two: 'صفان فيهما أخطاء لن يُستوردا',
      few: '{count} صفوف فيها أخطاء لن تُستورد',
      many: '{count} صفًا فيه أخطاء لن يُستورد',
      other: '{count} صف فيه أخطاء لن يُستورد',
    },
  },
  at: { en: '{sheet}, row {row}', ar: '{sheet}، الصف {row}' },
  becomes: { en: 'becomes', ar: 'يصبح' },
  none: { en: 'empty', ar: 'فارغ' },
  stale: {
    en: 'The menu has changed since the preview. This is the new preview: check it again.',
    ar: 'تغيّرت القائمة بعد المعاينة. هذه هي المعاينة الجديدة، فراجعها من جديد.',
  },
  apply: {
    en: { one: 'Import {count} row', other: 'Import {count} rows' },
    ar: {
      zero: 'لا شيء للاستيراد',
      one: 'استيراد صف واحد',
      two: 'استيراد صفين',
      few: 'استيراد {count} صفوف',
      many: 'استيراد {count} صفًا',
      other: 'استيراد {count} صف',
    },
  },

  doneChanged: {
    en: { one: '{count} row changed', other: '{count} rows changed' },
    ar: {
      zero: 'لم يُعدَّل أي صف',
      one: 'عُدِّل صف واحد',
      two: 'عُدِّل صفان',
      few: 'عُدِّلت {count} صفوف',
      many: 'عُدِّل {count} صفًا',
      other: 'عُدِّل {count} صف',
    },
  },
  doneAdded: {
    en: { one: '{count} row added', other: '{count} rows added' },
    ar: {
      zero: 'لم يُضَف أي صف',
      one: 'أُضيف صف واحد',
      two: 'أُضيف صفان',
      few: 'أُضيفت {count} صفوف',
      many: 'أُضيف {count} صفًا',
      other: 'أُضيف {count} صف',
    },
  },
  done: { en: 'Menu imported', ar: 'استُوردت القائمة' },
  undo: { en: 'Undo', ar: 'تراجع' },
  undoAsk: { en: 'Undo this import?', ar: 'هل تريد التراجع عن هذا الاستيراد؟' },
  undoText: {
    en: 'Items changed again since then stay as they are.',
    ar: 'ما عُدّل بعد ذلك يبقى على حاله.',
  },
  ruleOther: {
    en: 'A file from another store changes nothing here. You can copy that store’s whole menu instead.',
    ar: 'ملف متجر آخر لا يغيّر شيئًا هنا، ويمكنك بدلًا من ذلك نسخ قائمة ذلك المتجر كاملة.',
  },
  otherStore: { en: 'This file is the menu of {name}', ar: 'هذا الملف هو قائمة {name}' },
  anyOtherStore: { en: 'This file is the menu of another store', ar: 'هذا الملف هو قائمة متجر آخر' },
  otherStoreText: {
    en: 'Its IDs belong to that store’s items, so none of its rows match this menu. You can copy that store’s whole menu into this store instead, with photos, choices and addons, as it is now. Items already here stay.',
    ar: 'أرقامه أرقام أصناف ذلك المتجر، فلا يطابق أي صف منه هذه القائمة. يمكنك بدلًا من ذلك نسخ تلك القائمة كاملة إلى هذا المتجر كما هي الآن، بصورها واختياراتها وإضافاتها. وما هو موجود هنا يبقى.',
  },
  exportOwn: {
    en: 'Its IDs belong to that store’s items. Export the menu of this store and edit that file, or remove the IDs from this one to add its rows as new items.',
    ar: 'أرقامه أرقام أصناف ذلك المتجر. صدّر قائمة هذا المتجر وعدّل ملفها، أو احذف الأرقام من هذا الملف لتُضاف صفوفه أصنافًا جديدة.',
  },
  copyMenu: { en: 'Copy the menu of {name}', ar: 'نسخ قائمة {name}' },
  copyAsk: {
    en: 'Copy the whole menu of {name} into this store?',
    ar: 'هل تريد نسخ قائمة {name} كاملة إلى هذا المتجر؟',
  },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Menu of {name} copied', ar: 'نُسخت قائمة {name}' },
  copyNothing: { en: 'All items of {name} are already here.', ar: 'كل أصناف {name} موجودة هنا بالفعل.' },
  copyItems: {
    en: { one: '{count} item', other: '{count} items' },
    ar: {
      zero: 'لا أصناف',
      one: 'صنف واحد',
      two: 'صنفان',
      few: '{count} أصناف',
      many: '{count} صنفًا',
      other: '{count} صنف',
    },
  },
  copyCategories: {
    en: { one: '{count} new category', other: '{count} new categories' },
    ar: {
      zero: 'لا تصنيفات جديدة',
      one: 'تصنيف جديد واحد',
      two: 'تصنيفان جديدان',
      few: '{count} تصنيفات جديدة',
      many: '{count} تصنيفًا جديدًا',
      other: '{count} تصنيف جديد',
    },
  },
  copyPhotos: {
    en: { one: '{count} photo', other: '{count} photos' },
    ar: {
      zero: 'بلا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: '{count} صور',
      many: '{count} صورة',
      other: '{count} صورة',
    },
  },
  copyGroups: {
    en: { one: '{count} choice or addon', other: '{count} choices and addons' },
    ar: {
      zero: 'بلا اختيارات أو إضافات',
      one: 'مجموعة خيارات واحدة',
      two: 'مجموعتا خيارات',
      few: '{count} مجموعات خيارات',
      many: '{count} مجموعة خيارات',
      other: '{count} مجموعة خيارات',
    },
  },
  copyThere: {
    en: {
      one: '{count} item will not be copied because it is already here',
      other: '{count} items will not be copied because they are already here',
    },
    ar: {
      zero: '',
      one: 'صنف واحد لن يُنسخ لأنه موجود',
      two: 'صنفان لن يُنسخا لأنهما موجودان',
      few: '{count} أصناف لن تُنسخ لأنها موجودة',
      many: '{count} صنفًا لن يُنسخ لأنه موجود',
      other: '{count} صنف لن يُنسخ لأنه موجود',
    },
  },
  toMenu: { en: 'Back to the menu', ar: 'العودة إلى القائمة' },
})

import { texts } from '../../kernel/text/texts.ts'

export const recentText = texts({
  title: { en: 'Recent changes', ar: 'التغييرات الأخيرة' },
  empty: { en: 'No changes of many items yet', ar: 'لا تغييرات جماعية بعد' },
  emptyText: {
    en: 'What is changed of many items at one stroke stands here, and can be undone.',
    ar: 'يظهر هنا كل ما يُغيَّر لأصناف كثيرة دفعة واحدة، ويمكن التراجع عنه.',
  },
  raised: { en: 'Prices raised by {percent}%', ar: 'رُفعت الأسعار بنسبة {percent}%' },
  lowered: { en: 'Prices lowered by {percent}%', ar: 'خُفضت الأسعار بنسبة {percent}%' },
  turnedOn: { en: '“{flag}” turned on', ar: 'فُعّل «{flag}»' },
  turnedOff: { en: '“{flag}” turned off', ar: 'أُوقف «{flag}»' },
  movedTo: { en: 'Moved to {name}', ar: 'نُقلت إلى {name}' },
  moved: { en: 'Moved to another category', ar: 'نُقلت إلى تصنيف آخر' },
  attached: { en: 'Choice group attached', ar: 'أُرفقت مجموعة اختيارات' },
  copied: { en: 'Menu of another store copied', ar: 'نُسخت قائمة متجر آخر' },
  sheet: { en: 'Spreadsheet imported', ar: 'استُورد جدول بيانات' },
  undone: { en: 'Undone', ar: 'تم التراجع' },
  undo: { en: 'Undo', ar: 'تراجع' },
  undoOne: { en: 'Undo: {what}', ar: 'تراجع: {what}' },
  undoAsk: { en: 'Undo this change?', ar: 'هل تريد التراجع عن هذا التغيير؟' },
  undoText: {
    en: '{what}. What has been changed again since stays as it is now.',
    ar: '{what}. ما تغيّر بعد ذلك يبقى على حاله.',
  },
  back: {
    en: { one: '{count} item is as it was', other: '{count} items are as they were' },
    ar: {
      zero: 'لم يعد أي صنف كما كان',
      one: 'عاد صنف واحد كما كان',
      two: 'عاد صنفان كما كانا',
      few: 'عادت {count} أصناف كما كانت',
      many: 'عاد {count} صنفًا كما كان',
      other: 'عاد {count} صنف كما كان',
    },
  },
  kept: { en: 'Changed again since, so left as now: {names}', ar: 'تغيّرت بعد ذلك فبقيت على حالها: {names}' },
  andMore: { en: '{names} and {count} more', ar: '{names} و{count} غيرها' },
})

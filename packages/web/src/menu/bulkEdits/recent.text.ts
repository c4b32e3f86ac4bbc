import { texts } from '../../kernel/text/texts.ts'

export const recentText = texts({
  title: { en: 'Recent changes', ar: 'التغييرات الأخيرة' },
  empty: { en: 'No bulk changes yet', ar: 'لا تغييرات جماعية بعد' },
  emptyText: {
    en: 'Changes made to many items at once are listed here and can be undone.',
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
    en: '{what}. Items changed again since then stay as they are.',
    ar: '{what}. ما عُدّل بعد ذلك يبقى على حاله.',
  },
  back: {
    en: { one: 'Undone for {count} item', other: 'Undone for {count} items' },
    ar: {
      zero: 'لم يتم التراجع في أي صنف',
      one: 'تم التراجع في صنف واحد',
      two: 'تم التراجع في صنفين',
      few: 'تم التراجع في {count} أصناف',
      many: 'تم التراجع في {count} صنفًا',
      other: 'تم التراجع في {count} صنف',
    },
  },
  kept: {
    en: 'Changed again since then, so left as they are: {names}',
    ar: 'عُدّلت بعد ذلك فبقيت على حالها: {names}',
  },
  andMore: { en: '{names} and {count} more', ar: '{names} و{count} غيرها' },
})

import { texts } from '../../text/texts.ts'

export const bulkRunText = texts({
  rows: { en: 'What will change', ar: 'ما سيتغيّر' },
  becomes: { en: 'becomes', ar: 'يصبح' },
  skipped: { en: 'Left out. {reason}', ar: 'مستثنى. {reason}' },
  running: { en: 'Under way', ar: 'قيد التنفيذ' },
  done: { en: 'Done', ar: 'تم' },
  failed: { en: 'Failed: {text}', ar: 'تعذّر: {text}' },
  changing: {
    en: { one: '{count} row changes', other: '{count} rows change' },
    ar: {
      zero: 'لا يتغيّر أي صف',
      one: 'يتغيّر صف واحد',
      two: 'يتغيّر صفان',
      few: 'تتغيّر {count} صفوف',
      many: 'يتغيّر {count} صفًا',
      other: 'يتغيّر {count} صف',
    },
  },
  staying: {
    en: { one: '{count} is left out', other: '{count} are left out' },
    ar: {
      zero: '',
      one: 'يُستثنى صف واحد',
      two: 'يُستثنى صفان',
      few: 'تُستثنى {count} صفوف',
      many: 'يُستثنى {count} صفًا',
      other: 'يُستثنى {count} صف',
    },
  },
  lastSeen: {
    en: {
      one: '{count} of them is on another page. It is shown as you last saw it.',
      other: '{count} of them are on other pages. They are shown as you last saw them.',
    },
    ar: {
      zero: '',
      one: 'صف واحد منها في صفحة أخرى، ويظهر كما رأيته آخر مرة.',
      two: 'صفان منها في صفحات أخرى، ويظهران كما رأيتهما آخر مرة.',
      few: '{count} صفوف منها في صفحات أخرى، وتظهر كما رأيتها آخر مرة.',
      many: '{count} صفًا منها في صفحات أخرى، وتظهر كما رأيتها آخر مرة.',
      other: '{count} صف منها في صفحات أخرى، وتظهر كما رأيتها آخر مرة.',
    },
  },
  doneCount: {
    en: { one: '{count} done', other: '{count} done' },
    ar: {
      zero: 'لم يُنفَّذ شيء',
      one: 'اكتمل صف واحد',
      two: 'اكتمل صفان',
      few: 'اكتملت {count} صفوف',
      many: 'اكتمل {count} صفًا',
      other: 'اكتمل {count} صف',
    },
  },
  failedCount: {
    en: { one: '{count} failed', other: '{count} failed' },
    ar: {
      zero: '',
      one: 'تعذّر تنفيذ صف واحد',
      two: 'تعذّر تنفيذ صفين',
      few: 'تعذّر تنفيذ {count} صفوف',
      many: 'تعذّر تنفيذ {count} صفًا',
      other: 'تعذّر تنفيذ {count} صف',
    },
  },
  leftCount: {
    en: { one: '{count} not tried', other: '{count} not tried' },
    ar: {
      zero: '',
      one: 'بقي صف واحد دون تنفيذ',
      two: 'بقي صفان دون تنفيذ',
      few: 'بقيت {count} صفوف دون تنفيذ',
      many: 'بقي {count} صفًا دون تنفيذ',
      other: 'بقي {count} صف دون تنفيذ',
    },
  },
  progress: { en: '{done} of {all}', ar: '{done} من {all}' },
  apply: { en: '{action}: {count}', ar: '{action}: {count}' },
  stop: { en: 'Pause', ar: 'إيقاف مؤقت' },
  retry: { en: 'Try failed rows again', ar: 'إعادة محاولة ما تعذّر' },
  goOn: { en: 'Continue', ar: 'متابعة' },
})

import { texts } from '../text/texts.ts'

export const sheetsText = texts({
  tooManyRows: {
    en: 'A spreadsheet holds at most {most} rows. Search or filter the list first.',
    ar: 'أقصى ما يتسع له ملف Excel هو {most} صف. ابحث في القائمة أو حدّد جزءًا منها أولًا.',
  },
  exporting: { en: '{done} of {count} rows', ar: 'صُدِّر {done} من {count}' },
})

import { texts } from '../../kernel/text/texts.ts'

export const chartsText = texts({
  copyPicture: { en: 'Copy as picture', ar: 'نسخ كصورة' },
  copyData: { en: 'Copy as data', ar: 'نسخ البيانات' },
  pictureCopied: { en: 'The picture is on the clipboard', ar: 'نُسخت الصورة إلى الحافظة' },
  pictureSaved: { en: 'The picture has been downloaded', ar: 'نُزِّلت الصورة' },
  dataCopied: {
    en: 'The figures are on the clipboard, for a spreadsheet',
    ar: 'نُسخت الأرقام إلى الحافظة، جاهزة للصقها في جدول بيانات',
  },
  dataSaved: { en: 'The figures have been downloaded', ar: 'نُزِّلت الأرقام' },
  highest: { en: 'Highest: {name}, {figure}.', ar: 'الأعلى: {name}، {figure}.' },
  largest: {
    en: 'The {shown} largest of {count}. The table has all of them.',
    ar: 'أكبر {shown} من أصل {count}، والبقية في الجدول.',
  },
  north: { en: 'N', ar: 'ش' },
  kilometres: { en: '{count} km', ar: '{count} كم' },
  keys: {
    en: 'Arrow keys go from point to point, Home and End to the first and the last.',
    ar: 'مفاتيح الأسهم تنقلك من نقطة إلى أخرى، و Home و End إلى الأولى والأخيرة.',
  },
})

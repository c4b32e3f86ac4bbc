import { texts } from '../text/texts.ts'

export const notFoundText = texts({
  title: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  text: {
    en: 'We are sorry but the page you were looking for was not found! It may have been moved or deleted, or your role may not include it.',
    ar: 'نأسف، لم يُعثر على الصفحة التي تبحث عنها! ربما نُقلت أو حُذفت، أو أن دورك لا يتضمنها.',
  },
  toHome: { en: 'Go to the start page', ar: 'الانتقال إلى الصفحة الرئيسية' },
})

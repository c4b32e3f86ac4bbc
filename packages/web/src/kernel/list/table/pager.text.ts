import { texts } from '../../text/texts.ts'

export const pagerText = texts({
  rowsPerPage: { en: 'Rows per page', ar: 'عدد الصفوف في الصفحة' },
  ofTotal: { en: 'of {total}', ar: 'من أصل {total}' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  previousPage: { en: 'Previous page', ar: 'الصفحة السابقة' },
  nextPage: { en: 'Next page', ar: 'الصفحة التالية' },
  pageNumber: { en: 'Page {page}', ar: 'الصفحة {page}' },
})

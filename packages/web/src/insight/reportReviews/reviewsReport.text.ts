import { groupingHeads, rowWords } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'

export const reviewsReportText = texts({
  categories: { en: 'Ratings by category', ar: 'الدرجات حسب العنصر' },
  averages: { en: 'Average ratings by month', ar: 'متوسط الدرجات حسب الشهر' },
  counts: { en: 'Number of ratings by month', ar: 'عدد الدرجات حسب الشهر' },
  category: rowWords.category,
  allCategories: { en: 'All categories', ar: 'كل العناصر' },
  month: groupingHeads.month,
  drawn: { en: 'Category drawn', ar: 'العنصر المعروض' },
  none: { en: 'No reviews in this range', ar: 'لا توجد تقييمات في هذه الفترة' },
})

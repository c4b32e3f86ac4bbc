import type { FigureText } from './reports.figures.ts'

/** The figures of reviews. Their day is the one in Qatar on which the customer wrote the review. */
export const reviewFigures = {
  reviews: {
    unit: 'number',
    name: { en: 'Reviews', ar: 'التقييمات' },
    formula: {
      en: 'Published reviews, by the day in Qatar on which they were written. Hidden reviews are left out.',
      ar: 'التقييمات المنشورة حسب اليوم الذي كُتبت فيه بتوقيت قطر، دون التقييمات المخفية.',
    },
  },
  ratings: {
    unit: 'number',
    name: { en: 'Ratings', ar: 'عدد الدرجات' },
    formula: {
      en: 'Ratings of categories in published reviews. A review rates one or more categories.',
      ar: 'درجات العناصر في التقييمات المنشورة، وقد يشمل التقييم الواحد أكثر من عنصر.',
    },
  },
  average: {
    unit: 'stars',
    name: { en: 'Average rating', ar: 'متوسط الدرجات' },
    formula: {
      en: 'Sum of the ratings ÷ their number, from 1 to 5. Each rating counts the same, whatever its category.',
      ar: 'مجموع الدرجات ÷ عددها، من 1 إلى 5. كل درجة تُحسب بالتساوي أيًّا كان عنصرها.',
    },
  },
} as const satisfies Readonly<Record<string, FigureText>>

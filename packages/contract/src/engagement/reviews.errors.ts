import type { ErrorTexts } from '../kernel/errors.ts'

export const reviewErrors = {
  'reviews.notCompleted': {
    status: 409,
    en: 'Order {id} can be reviewed once it is completed',
    ar: 'يمكن تقييم الطلب {id} بعد إتمامه',
  },
  'reviews.tooLate': {
    status: 409,
    en: 'Order {id} was completed more than {days:day} ago and can no longer be reviewed',
    ar: 'مضى على إتمام الطلب {id} أكثر من {days:يوم}، فلم يعد تقييمه ممكنًا',
  },
  'reviews.exists': {
    status: 409,
    en: 'Order {id} has been reviewed already',
    ar: 'سبق تقييم الطلب {id}',
  },
  'reviews.editEnded': {
    status: 409,
    en: 'A review can be changed for {hours:hour} after it was written',
    ar: 'يمكن تعديل التقييم خلال {hours:ساعة} من كتابته فقط',
  },
  'reviews.categoryGone': {
    status: 422,
    en: 'One of the ratings is no longer asked for. Open the review again',
    ar: 'أحد عناصر التقييم لم يعد مطلوبًا. افتح التقييم من جديد',
  },
  'reviews.answerEmpty': {
    status: 422,
    en: 'Write the answer in English or in Arabic',
    ar: 'اكتب الرد بالإنجليزية أو بالعربية',
  },
  'reviews.answered': {
    status: 409,
    en: '{who_en} has answered this review already. Reload the page to see the answer',
    ar: 'سبق أن رد {who_ar} على هذا التقييم. حدّث الصفحة لعرض الرد',
  },
  'reviewCategories.rated': {
    status: 409,
    en: 'Reviews have rated this category, so it cannot be deleted. Switch it off instead',
    ar: 'قُيّم هذا العنصر في تقييمات سابقة فلا يمكن حذفه. يمكنك إيقافه بدلًا من ذلك',
  },
  'reviewCategories.last': {
    status: 409,
    en: 'At least one category must stay on, or nothing can be rated',
    ar: 'يجب أن يبقى عنصر واحد مفعّلًا على الأقل ليتمكن العملاء من التقييم',
  },
} satisfies ErrorTexts

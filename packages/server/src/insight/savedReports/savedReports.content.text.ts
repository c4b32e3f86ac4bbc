import type { PromotionKind } from '@sufra/contract/insight/reportPromotions'
import type { Bilingual } from '@sufra/contract/kernel/language'

/** What stands above the first column, and in it where a row has no name. */
export const words = {
  reason: { en: 'Cancelled because', ar: 'سبب الإلغاء' },
  noReason: { en: 'Without a reason', ar: 'بدون سبب' },
  item: { en: 'Item', ar: 'الصنف' },
  noArea: { en: 'No area', ar: 'بلا منطقة' },
  promotion: { en: 'Promotion', ar: 'العرض أو القسيمة' },
  category: { en: 'Category', ar: 'العنصر' },
} satisfies Record<string, Bilingual>

export const promotionNames: Readonly<Record<PromotionKind, Bilingual>> = {
  offer: { en: 'Offer', ar: 'عرض' },
  coupon: { en: 'Coupon', ar: 'قسيمة' },
  welcome: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
}

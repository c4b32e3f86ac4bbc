import { texts } from '../../kernel/text/texts.ts'
import { couponUsesText } from '../../promotions/couponUses/couponUses.text.ts'

export const couponTrialsText = texts({
  title: { en: 'Try {code}', ar: 'تجربة {code}' },
  tryIt: { en: 'Try it', ar: 'جرّبها' },
  intro: {
    en: 'Calculated exactly as for a real order. Nothing is saved or counted. Choices and addons are left out.',
    ar: 'يُحسب بالطريقة نفسها التي تُنشأ بها الطلبات، ولا يُحفظ شيء ولا يُحتسب. لا تشمل التجربة الاختيارات والإضافات.',
  },
  store: { en: 'Store', ar: 'المتجر' },
  anyStore: { en: 'Choose a store', ar: 'اختر متجرًا' },
  item: { en: 'Item', ar: 'الصنف' },
  chooseItem: { en: 'Choose an item', ar: 'اختر صنفًا' },
  people: { en: 'People', ar: 'عدد الأشخاص' },
  addItem: { en: 'Add an item', ar: 'إضافة صنف' },
  removeItem: { en: 'Remove item {number}', ar: 'إزالة الصنف {number}' },
  code: { en: 'Code', ar: 'الرمز' },
  codeHint: { en: 'Leave empty to try an unused code', ar: 'اتركه فارغًا لتجربة رمز لم يُستخدم بعد' },
  mobile: { en: 'Customer’s mobile', ar: 'جوال العميل' },
  mobileHint: {
    en: 'Leave empty for a customer who has never ordered',
    ar: 'اتركه فارغًا لعميل لم يطلب من قبل',
  },
  day: { en: 'Day of the order', ar: 'يوم الطلب' },
  run: { en: 'Try', ar: 'تجربة' },
  gives: { en: 'The coupon gives a discount', ar: 'تمنح القسيمة خصمًا' },
  refused: { en: 'The coupon is refused', ar: 'القسيمة مرفوضة' },
  result: { en: 'Result', ar: 'النتيجة' },
  subTotal: { en: 'Sub total', ar: 'المجموع الفرعي' },
  offers: { en: 'Offers', ar: 'العروض' },
  discount: { en: 'Coupon', ar: 'القسيمة' },
  platform: couponUsesText.platform,
  stores: { en: 'Borne by the store', ar: 'يتحمله المتجر' },
  total: { en: 'Total before delivery', ar: 'الإجمالي قبل التوصيل' },
})

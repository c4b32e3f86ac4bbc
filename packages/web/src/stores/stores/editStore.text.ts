import { texts } from '../../kernel/text/texts.ts'

export const editStoreText = texts({
  tabs: { en: 'Parts of the store', ar: 'أقسام المتجر' },
  'edit-store': { en: 'Edit store', ar: 'تعديل المتجر' },
  details: { en: 'Details', ar: 'التفاصيل' },
  'manager-info': { en: 'Manager Info', ar: 'بيانات المديرين' },
  'working-hours': { en: 'Working hours', ar: 'ساعات العمل' },
  'delivery-regions': { en: 'Delivery regions', ar: 'بلديات التوصيل' },
  'store-policy': { en: 'Store Policy', ar: 'سياسة المتجر' },
  'payout-account': { en: 'Payout account', ar: 'حساب الصرف' },
  history: { en: 'History', ar: 'السجل' },
  calendar: { en: 'Calendar', ar: 'التقويم' },
  archived: {
    en: 'This store is archived. Its payout account stays open as long as money is due to it.',
    ar: 'هذا المتجر مؤرشف، ويبقى حساب الصرف متاحًا ما دامت له مستحقات لم تُصرف.',
  },
})

import { texts } from '../../kernel/text/texts.ts'

export const editStoreText = texts({
  tabs: { en: 'Parts of the store', ar: 'أقسام المتجر' },
  'edit-store': { en: 'Edit store', ar: 'تعديل المتجر' },
  details: { en: 'Details', ar: 'التفاصيل' },
  'manager-info': { en: 'Manager Info', ar: 'بيانات المديرين' },
  'working-hours': { en: 'Working hours', ar: 'ساعات العمل' },
  'delivery-regions': { en: 'Delivery regions', ar: 'بلديات التوصيل' },
  'store-policy': { en: 'Store Policy', ar: 'سياسة المتجر' },
  history: { en: 'History', ar: 'السجل' },
  calendar: { en: 'Calendar', ar: 'التقويم' },
})

import { bullets, doc, paragraph, type RichText, strong } from './rich-text.ts'

type Terms = { cancellation_days: number; catering_advance: number }

export function storePolicy({ cancellation_days: days, catering_advance: advance }: Terms): {
  en: RichText
  ar: RichText
} {
  return {
    en: doc(
      strong('Ordering'),
      bullets([
        `An advance of ${advance}% confirms an order; the rest is due before delivery.`,
        'Numbers of guests can be raised up to 24 hours before the event.',
        'Allergies must be named when ordering; our kitchens handle nuts, milk, wheat and seafood.',
      ]),
      strong('Delivery and set-up'),
      paragraph(
        'We arrive within thirty minutes of the chosen time. Somebody must be there to receive the order.',
      ),
      bullets([
        'Trays, chafing dishes and linen stay ours and are collected the next day.',
        'A lost tray is charged at its replacement price.',
      ]),
      strong('Cancellation'),
      paragraph(
        `Free of charge until ${days * 24} hours before the delivery time. Later, the advance is kept.`,
      ),
    ),
    ar: doc(
      strong('الطلب'),
      bullets([
        `يُؤكَّد الطلب بدفعة مقدمة قدرها ${advance}٪ ويُسدَّد الباقي قبل التوصيل.`,
        'يمكن زيادة عدد الضيوف حتى 24 ساعة قبل المناسبة.',
        'يُرجى ذكر الحساسية عند الطلب، فمطابخنا تتعامل مع المكسرات والحليب والقمح والمأكولات البحرية.',
      ]),
      strong('التوصيل والتجهيز'),
      paragraph('نصل خلال ثلاثين دقيقة من الوقت المحدد، ويلزم وجود شخص لاستلام الطلب.'),
      bullets([
        'الصواني وصحون التسخين والمفارش ملك لنا وتُستلم في اليوم التالي.',
        'تُحتسب قيمة الصينية المفقودة بسعر استبدالها.',
      ]),
      strong('الإلغاء'),
      paragraph(`الإلغاء مجاني حتى ${days * 24} ساعة قبل موعد التسليم، وبعد ذلك لا تُردّ الدفعة المقدمة.`),
    ),
  }
}

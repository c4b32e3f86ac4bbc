import type { Bilingual } from '@sufra/contract/kernel/language'

export const marketingMailText = {
  hello: { en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  why: {
    en: 'You receive this mail because you agreed to news and offers from {product}, or work with it.',
    ar: 'وصلتك هذه الرسالة لأنك وافقت على استلام أخبار {product} وعروضها أو تعمل معها.',
  },
  whyOrder: {
    en: 'You receive this mail because you ordered from {product}.',
    ar: 'وصلتك هذه الرسالة بشأن طلبك عبر {product}.',
  },
  preferences: {
    en: 'Unsubscribe or change what you receive',
    ar: 'إلغاء الاشتراك أو تغيير ما يصلك',
  },
} satisfies Record<string, Bilingual>

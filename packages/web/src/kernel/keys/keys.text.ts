import type { Bilingual } from '@sufra/contract/kernel/language'
import { texts } from '../text/texts.ts'
import type { KeyName, KeySetName } from './keySets.ts'

type Named = Exclude<KeySetName, 'page'>
type KeyId = { [Name in Named]: `${Name}.${KeyName<Name>}` }[Named]

/** What each key does, without a text for it does not compile. Those of `page` are called as what they press. */
export const keyText = texts({
  'search.search': { en: 'Search this list', ar: 'البحث في هذه القائمة' },
  'rows.down': { en: 'Next row', ar: 'الصف التالي' },
  'rows.up': { en: 'Previous row', ar: 'الصف السابق' },
  'rows.open': { en: 'Open the row', ar: 'فتح الصف' },
  'neighbours.previous': { en: 'Previous order', ar: 'الطلب السابق' },
  'neighbours.next': { en: 'Next order', ar: 'الطلب التالي' },
  'print.back': { en: 'Close, go back', ar: 'إغلاق أو رجوع' },
  'toast.undo': { en: 'Undo', ar: 'تراجع' },
  'shell.palette': { en: 'Find anything', ar: 'البحث عن أي شيء' },
  'shell.menu': { en: 'Collapse the menu', ar: 'طيّ القائمة' },
  'shell.keys': { en: 'Show these shortcuts', ar: 'عرض هذه الاختصارات' },
} satisfies Record<KeyId, Bilingual>)

export const keysText = texts({
  keys: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  single: { en: 'Use shortcuts of a single key', ar: 'استخدام الاختصارات ذات المفتاح الواحد' },
})

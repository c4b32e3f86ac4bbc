import { texts } from '../../kernel/text/texts.ts'

export const seeAsText = texts({
  seeAs: { en: 'See as', ar: 'العرض بصفة' },
  seeAsOne: { en: 'See as “{name}”', ar: 'العرض بصفة «{name}»' },
  seeAsOwner: { en: 'See as the owner', ar: 'العرض بصفة المالك' },
  seeing: { en: 'Seeing as {who}. Nothing can be changed.', ar: 'عرض بصفة {who}. لا يمكن تغيير شيء.' },
  person: { en: '{name} ({role})', ar: '{name} ({role})' },
  stop: { en: 'Stop', ar: 'إنهاء' },
})

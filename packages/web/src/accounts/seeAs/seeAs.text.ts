import { texts } from '../../kernel/text/texts.ts'

export const seeAsText = texts({
  seeAs: { en: 'See as', ar: 'العرض بصفة' },
  seeAsOne: { en: 'See as “{name}”', ar: 'العرض بصفة «{name}»' },
  seeAsSomebody: { en: 'See as…', ar: 'العرض بصفة…' },
  seeAsOf: { en: 'See as someone at {name}', ar: 'العرض بصفة أحد مستخدمي {name}' },
  seeing: { en: 'Seeing as {who}. Nothing can be changed.', ar: 'عرض بصفة {who}. لا يمكن تغيير شيء.' },
  person: { en: '{name} ({role})', ar: '{name} ({role})' },
  stop: { en: 'Stop', ar: 'إنهاء' },
})

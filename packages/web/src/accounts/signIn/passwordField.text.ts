import { texts } from '../../kernel/text/texts.ts'

export const passwordFieldText = texts({
  show: { en: 'Show or hide the password', ar: 'إظهار كلمة المرور أو إخفاؤها' },
})

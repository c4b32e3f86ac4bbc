import { texts } from '../../kernel/text/texts.ts'

export const checksumText = texts({
  title: { en: 'Checksum: {name}', ar: 'بصمة التحقق: {name}' },
})

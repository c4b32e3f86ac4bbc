import { texts } from '../text/texts.ts'

export const sendingText = texts({
  sending: { en: 'Sending pictures: {percent}%', ar: 'جارٍ إرسال الصور: {percent}%' },
  stop: { en: 'Stop sending', ar: 'إيقاف الإرسال' },
})

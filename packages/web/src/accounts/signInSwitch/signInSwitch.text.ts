import { texts } from '../../kernel/text/texts.ts'

export const signInSwitchText = texts({
  on: { en: 'Can sign in', ar: 'مسموح له بالدخول' },
  off: { en: 'Cannot sign in', ar: 'غير مسموح له بالدخول' },
  switchOne: { en: 'Sign-in of {name}', ar: 'دخول {name}' },
  onAsk: { en: 'Let {name} sign in?', ar: 'هل تريد السماح لـ{name} بتسجيل الدخول؟' },
  offAsk: { en: 'Stop {name} from signing in?', ar: 'هل تريد منع {name} من تسجيل الدخول؟' },
  turnOn: { en: 'Allow', ar: 'سماح' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnedOn: { en: '{name} can sign in', ar: 'يمكن لـ{name} تسجيل الدخول' },
  turnedOff: { en: '{name} can no longer sign in', ar: 'لم يعد بإمكان {name} تسجيل الدخول' },
})
